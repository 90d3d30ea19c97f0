import { describe, expect, test } from 'vitest';
import {
    type AnyAction,
    action_key,
    type Fields,
    key_of,
    members_of,
    narrow,
    next_of,
    routes_of,
    toggled,
    with_members,
} from './picker';

type Any = AnyAction & Record<string, unknown>;

const fields: Fields = {
    play: [{ name: 'card', kind: 'card' }],
    order: [{ name: 'at', kind: 'piece', as: 'unit' }],
    'order-general': [{ name: 'at', kind: 'piece', as: 'general' }],
    move: [
        { name: 'from', kind: 'piece', as: 'unit' },
        { name: 'to', kind: 'place' },
    ],
    melee: [
        { name: 'from', kind: 'piece', as: 'unit' },
        { name: 'at', kind: 'place' },
        { name: 'support', kind: 'set' },
    ],
    activate: [
        { name: 'area', kind: 'place' },
        { name: 'order', kind: 'button' },
    ],
};

const unit = 'unit E5';
const piece = (key: string) => ({ kind: 'piece' as const, key });
const place = (key: string) => ({ kind: 'place' as const, key });

function routes(...offers: Any[]) {
    return routes_of(offers, fields);
}

describe('keys', () => {
    test('do not depend on the order of members', () => {
        expect(key_of({ arm: 'infantry', nation: 'french' })).toBe(
            key_of({ nation: 'french', arm: 'infantry' }),
        );
        expect(key_of({ from: 'D4' })).not.toBe(key_of({ to: 'D4' }));
    });

    test('name an action in a few words', () => {
        const order: Any = { do: 'order', disc: 'red', order: 'assault', area: 'E2' };
        expect(action_key(order)).toBe('order red assault E2');
        const melee: Any = { do: 'melee', from: 'E5', at: 'F5', support: [] };
        expect(action_key(melee)).toBe('melee E5 F5');
    });
});

describe('what can be pointed at', () => {
    const all = routes(
        { do: 'play', card: 'elan' },
        { do: 'order', at: 'E5' },
        { do: 'order-general', at: 'E5' },
        { do: 'move', from: 'E5', to: 'E6' },
        { do: 'move', from: 'E5', to: 'E7' },
        { do: 'activate', area: 'D3', order: 'fire' },
        { do: 'done' },
    );

    test('begins with pieces, places, cards and bare buttons, and nothing is lost', () => {
        const next = next_of(all);
        expect([...next.pieces.keys()]).toEqual([unit, 'general E5']);
        expect([...next.places.keys()]).toEqual(['D3']);
        expect([...next.cards.keys()]).toEqual(['elan']);
        expect(next.ready.map((route) => route.action.do)).toEqual(['done']);
        const listed = [next.pieces, next.places, next.cards].flatMap((map) => [...map.values()]);
        expect(listed.flat().length + next.buttons.length + next.ready.length).toBe(all.length);
    });

    test('goes on field by field', () => {
        const next = next_of(all, [piece(unit)]);
        expect([...next.places.keys()]).toEqual(['E6', 'E7']);
        expect(next.ready.map((route) => route.action.do)).toEqual(['order']);
        const there = next_of(all, [piece(unit), place('E6')]);
        expect(there.ready.map((route) => route.action)).toEqual([
            { do: 'move', from: 'E5', to: 'E6' },
        ]);
        expect(next_of(all, [place('D3')]).buttons).toHaveLength(1);
        expect(narrow(all, [piece('unit A1')])).toEqual([]);
    });
});

describe('sets', () => {
    const melee = (...support: string[]): Any => ({ do: 'melee', from: 'E5', at: 'F5', support });
    const all = routes(melee(), melee('C4'), melee('D4'), melee('E4'), melee('C4', 'D4', 'E4'));
    const picked = narrow(all, [piece(unit), place('F5')]);

    test('list every member once', () => {
        expect(members_of(picked)).toEqual(['C4', 'D4', 'E4']);
    });

    test('of which all are offered allow no others', () => {
        expect(with_members(picked, new Set(['D4']), 'complete')).toEqual(melee('D4'));
        expect(with_members(picked, new Set(['C4', 'D4']), 'complete')).toBeUndefined();
        expect(toggled(picked, new Set(['C4']), 'D4', 'complete')).toBeUndefined();
        expect(toggled(picked, new Set(['C4']), 'C4', 'complete')).toEqual(new Set());
    });

    test('of which a sample is offered allow any members; the server judges', () => {
        const two = new Set(['D4', 'C4']);
        expect(with_members(picked, two, 'sampled')).toEqual(melee('C4', 'D4'));
        expect(toggled(picked, new Set(['C4']), 'D4', 'sampled')).toEqual(two);
        expect(with_members(picked, new Set(['A1']), 'sampled')).toBeUndefined();
    });

    test('that nobody has make no difference', () => {
        const moves = routes({ do: 'move', from: 'E5', to: 'E6' });
        expect(with_members(moves, new Set(), 'complete')).toEqual(moves[0]!.action);
        expect(with_members(moves, new Set(['C4']), 'sampled')).toBeUndefined();
    });
});
