import { describe, expect, test } from 'vitest';
import { key_of, routes_of } from '../../ui/picker';
import type { WaterlooAction } from '../../wire/types';
import { choices_of, no_picks, type Picks } from './choices';
import { area_of, type Described, fields, is_attack, meant, target_of } from './fields';

const infantry: Described = { nation: 'french', arm: 'infantry', posture: 'mobile' };
const cavalry: Described = { nation: 'french', arm: 'cavalry', posture: 'fresh' };
const tired: Described = { nation: 'french', arm: 'cavalry', posture: 'tired' };

function choices(offers: WaterlooAction[], picks: Partial<Picks> = {}) {
    return choices_of(routes_of(offers, fields), { ...no_picks, ...picks });
}

describe('what is offered', () => {
    test('begins with areas, and an area shows what may be done there', () => {
        const offers: WaterlooAction[] = [
            { do: 'order', disc: 'green', order: 'approach', area: 'E3' },
            { do: 'order', disc: 'red', order: 'assault', area: 'E3' },
            { do: 'pass', disc: 'green' },
        ];
        expect(choices(offers)).toMatchObject({ areas: ['E3'], finals: [] });
        const chosen = choices(offers, { at: 'E3' });
        expect(chosen.finals).toEqual(offers.slice(0, 2));
        expect(chosen.buttons.map((action) => action.do)).toEqual(['pass']);
    });

    test('lights where the first piece goes, and knows who else goes where', () => {
        const offers: WaterlooAction[] = [
            { do: 'move', piece: infantry, to: 'D4' },
            { do: 'move', piece: cavalry, to: 'D4' },
            { do: 'move', piece: cavalry, to: 'D5' },
            { do: 'done' },
        ];
        const first = choices(offers);
        expect([...first.targets.keys()]).toEqual(['D4']);
        expect(first.others.get('D5')).toBe(key_of(cavalry));
        const second = choices(offers, { subject: key_of(cavalry) });
        expect([...second.targets.keys()]).toEqual(['D4', 'D5']);
        expect(second.subject).toBe(key_of(cavalry));
    });

    test('asks for what still differs once the place is chosen', () => {
        const offers: WaterlooAction[] = [
            { do: 'move', piece: infantry, to: 'D4' },
            { do: 'move', piece: infantry, to: 'D4', cubes: 1 },
        ];
        expect(choices(offers, { to: 'D4' }).finals).toHaveLength(2);
    });

    test('shows those who stay and suffer beside those who may go', () => {
        const offers: WaterlooAction[] = [
            { do: 'suffer', piece: cavalry },
            { do: 'suffer', piece: tired },
            { do: 'retreat', piece: cavalry, to: 'F4' },
        ];
        const first = choices(offers);
        expect(first.subjects).toEqual([key_of(cavalry), key_of(tired)]);
        expect(first.finals.map((action) => action.do)).toEqual(['suffer']);
        const other = choices(offers, { subject: key_of(tired) });
        expect(other.targets.size).toBe(0);
        expect(other.finals).toHaveLength(1);
    });

    test('has a button for each piece where nobody can go anywhere', () => {
        const offers: WaterlooAction[] = [
            { do: 'engage', piece: cavalry },
            { do: 'engage', piece: tired },
        ];
        expect(choices(offers)).toMatchObject({ subjects: [], finals: offers });
    });

    test('takes skirmishers in two steps and an entry in one', () => {
        const offers: WaterlooAction[] = [
            { do: 'skirmish', from: 'D3', at: 'E3' },
            { do: 'skirmish', from: 'D3', at: 'E4' },
            { do: 'done' },
        ];
        expect(choices(offers)).toMatchObject({ areas: ['D3'], finals: [] });
        expect(choices(offers).targets.size).toBe(0);
        expect([...choices(offers, { at: 'D3' }).targets.keys()]).toEqual(['E3', 'E4']);
        const entry = choices([{ do: 'enter', at: 'F8' }, { do: 'delay' }]);
        expect(entry.areas).toEqual([]);
        expect([...entry.targets.keys()]).toEqual(['F8']);
    });
});

describe('an action', () => {
    const move: WaterlooAction = { do: 'move', piece: cavalry, to: 'D5', via: 'E5', cubes: 1 };

    test('is an attack by its verb, its step and what the area was activated for', () => {
        expect(is_attack(move, 'marching', 'approach')).toBe(false);
        expect(is_attack(move, 'marching', 'assault')).toBe(true);
        expect(is_attack({ do: 'resolve', at: 'D4' }, 'overstacked', undefined)).toBe(false);
        expect(is_attack({ do: 'resolve', at: 'D4' }, 'assault-queue', undefined)).toBe(true);
        const fire: WaterlooAction = { do: 'order', disc: 'green', order: 'fire', area: 'E3' };
        expect(is_attack(fire, 'action-choice', undefined)).toBe(true);
    });

    test('says where it leads and where it begins', () => {
        expect(target_of(move)).toBe('D5');
        const reform: WaterlooAction = { do: 'reform', at: 'C4', piece: cavalry, to: 'tired' };
        expect([target_of(reform), area_of(reform)]).toEqual([undefined, 'C4']);
        const skirmish: WaterlooAction = { do: 'skirmish', from: 'D3', at: 'E3' };
        expect([target_of(skirmish), area_of(skirmish)]).toEqual(['E3', 'D3']);
    });

    test('is what a wrong click seems to mean, with the place clicked', () => {
        expect(meant(move, 'C5')).toEqual({ do: 'move', piece: cavalry, to: 'C5' });
        expect(meant({ do: 'skirmish', from: 'D3', at: 'E3' }, 'F3')).toEqual({
            do: 'skirmish',
            from: 'D3',
            at: 'F3',
        });
        expect(meant({ do: 'order', disc: 'green', order: 'approach', area: 'E3' }, 'C4')).toEqual({
            do: 'order',
            disc: 'green',
            order: 'approach',
            area: 'C4',
        });
    });
});
