import { describe, expect, test } from 'vitest';
import { parse_offer, piece_text } from './notation';
import { is_attack, meant, no_picks, sort_offers } from './offers';

const read = (...texts: string[]) => texts.map(parse_offer);

describe('what is offered', () => {
    test('is read word by word', () => {
        expect(parse_offer('order red assault E3')).toMatchObject({
            verb: 'order',
            disc: 'red',
            order: 'assault',
            at: 'E3',
        });
        expect(parse_offer('move fresh french cavalry to D5 via E5')).toMatchObject({
            subject: 'fresh french cavalry',
            to: 'D5',
            via: 'E5',
        });
        expect(parse_offer('move mobile guard infantry to C5 cubes 2').cubes).toBe(2);
        expect(
            parse_offer('retreat mobile french infantry from E3 to E3 with french prussian'),
        ).toMatchObject({ to: 'E3', company: ['french', 'prussian'], piece: { from: 'E3' } });
        expect(parse_offer('fire grand-battery').verb).toBe('fire-grand-battery');
        expect(parse_offer('skirmish D3 E3')).toMatchObject({ at: 'D3', to: 'E3' });
        expect(parse_offer('aim deployed british artillery at E5').to).toBe('E5');
        expect(parse_offer('reform C4 deployed british artillery to limbered')).toMatchObject({
            at: 'C4',
            posture: 'limbered',
        });
    });

    test('names a piece as the server does', () => {
        const text = 'sheltered defensive german infantry from D6';
        expect(piece_text(parse_offer(`cover ${text}`).piece!)).toBe(text);
    });

    test('begins with areas, and an area shows what may be done there', () => {
        const offers = read('order green approach E3', 'order red assault E3', 'pass green');
        expect(sort_offers(offers, no_picks)).toMatchObject({ areas: ['E3'], finals: [] });
        const chosen = sort_offers(offers, { ...no_picks, at: 'E3' });
        expect(chosen.finals.map((offer) => offer.order)).toEqual(['approach', 'assault']);
        expect(chosen.buttons.map((offer) => offer.verb)).toEqual(['pass']);
    });

    test('lights where the first piece goes, and knows who else goes where', () => {
        const offers = read(
            'move mobile french infantry to D4',
            'move fresh french cavalry to D4',
            'move fresh french cavalry to D5',
            'done',
        );
        const choices = sort_offers(offers, no_picks);
        expect([...choices.targets.keys()]).toEqual(['D4']);
        expect(choices.others.get('D5')).toBe('fresh french cavalry');
        const cavalry = sort_offers(offers, { ...no_picks, subject: 'fresh french cavalry' });
        expect([...cavalry.targets.keys()]).toEqual(['D4', 'D5']);
    });

    test('asks for what still differs once the place is chosen', () => {
        const offers = read(
            'move mobile french infantry to D4',
            'move mobile french infantry to D4 cubes 1',
        );
        expect(sort_offers(offers, { ...no_picks, to: 'D4' }).finals).toHaveLength(2);
    });

    test('shows those who stay and suffer beside those who may go', () => {
        const offers = read(
            'suffer fresh french cavalry',
            'suffer tired french cavalry',
            'retreat fresh french cavalry to F4',
        );
        const choices = sort_offers(offers, no_picks);
        expect(choices.subjects).toEqual(['fresh french cavalry', 'tired french cavalry']);
        expect(choices.finals.map((offer) => offer.verb)).toEqual(['suffer']);
        const tired = sort_offers(offers, { ...no_picks, subject: 'tired french cavalry' });
        expect(tired.targets.size).toBe(0);
        expect(tired.finals).toHaveLength(1);
    });

    test('knows an attack by its verb, its step and what the area was activated for', () => {
        const [move, resolve] = read('move mobile french infantry to D4', 'resolve D4');
        expect(is_attack(move!, 'marching', 'approach')).toBe(false);
        expect(is_attack(move!, 'marching', 'assault')).toBe(true);
        expect(is_attack(resolve!, 'overstacked', undefined)).toBe(false);
        expect(is_attack(resolve!, 'assault-queue', undefined)).toBe(true);
    });

    test('turns a wrong click into the action it seems to mean', () => {
        expect(meant(parse_offer('order green approach E3'), 'C4')).toBe('order green approach C4');
        expect(meant(parse_offer('move mobile french infantry to D4 cubes 1'), 'B4')).toBe(
            'move mobile french infantry to B4',
        );
        expect(meant(parse_offer('move fresh french cavalry to D5 via E5'), 'C5')).toBe(
            'move fresh french cavalry to C5',
        );
        expect(meant(parse_offer('skirmish D3 E3'), 'F3')).toBe('skirmish D3 F3');
    });
});
