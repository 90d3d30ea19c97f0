import { describe, expect, test } from 'vitest';
import { is_hex, parse_offer } from './notation';
import { attack_with, pieces_in, sort_offers, supporters, targets, toggled } from './offers';

describe('notation', () => {
    test('reads every verb', () => {
        expect(parse_offer('play attack-center')).toMatchObject({
            verb: 'play',
            card: 'attack-center',
        });
        expect(parse_offer('keep elan')).toMatchObject({ verb: 'keep', card: 'elan' });
        expect(parse_offer('order E5')).toMatchObject({ verb: 'order', from: 'E5', piece: 'unit' });
        expect(parse_offer('order general E5')).toMatchObject({ from: 'E5', piece: 'general' });
        expect(parse_offer('move general E5 E7')).toMatchObject({
            from: 'E5',
            to: 'E7',
            piece: 'general',
        });
        expect(parse_offer('melee E5 F6 with D4 C4')).toMatchObject({
            from: 'E5',
            to: 'F6',
            support: ['D4', 'C4'],
        });
        expect(parse_offer('place A5')).toMatchObject({ to: 'A5' });
        expect(parse_offer('retreat D4')).toMatchObject({ to: 'D4' });
        expect(parse_offer('exit G3')).toMatchObject({ from: 'G3' });
        expect(parse_offer('ignore 2')).toMatchObject({ count: 2 });
        expect(parse_offer('section centre')).toMatchObject({ section: 'centre' });
        expect(parse_offer('stand')).toMatchObject({ verb: 'stand' });
    });

    test('keeps the text to send back', () => {
        for (const text of ['melee E5 F6 with D4', 'done', 'move general A1 B1']) {
            expect(parse_offer(text).text).toBe(text);
        }
    });

    test('tells hexes from other words', () => {
        expect(['A1', 'I13', 'E10'].every(is_hex)).toBe(true);
        expect(['J1', 'A14', 'A0', 'E', '-'].some(is_hex)).toBe(false);
    });
});

describe('offers by where they are clicked', () => {
    const texts = [
        'order E5',
        'order general E5',
        'leave-square D4',
        'advance E6',
        'play probe-left',
        'move E5 E6',
        'move general E5 E6',
        'move general E5 E7',
        'exit G3',
        'done',
    ];

    test('nothing is lost and nothing is clicked in two places', () => {
        const offers = sort_offers(texts);
        const placed = [
            ...offers.cards.values(),
            ...[...offers.at.values()].flat(),
            ...[...offers.from.values()].flat(),
            ...offers.buttons,
        ];
        expect(placed.map((offer) => offer.text).sort()).toEqual([...texts].sort());
    });

    test('a hex with a unit and its general asks which', () => {
        const offers = sort_offers(texts);
        expect(offers.at.get('E5')?.map((offer) => offer.piece)).toEqual(['unit', 'general']);
        expect(pieces_in(offers, 'E5')).toEqual(['unit', 'general']);
        expect(pieces_in(offers, 'A1')).toEqual([]);
    });

    test('targets are those of the piece chosen', () => {
        const offers = sort_offers(texts);
        expect([...targets(offers, 'E5', 'unit').keys()]).toEqual(['E6']);
        expect([...targets(offers, 'E5', 'general').keys()]).toEqual(['E6', 'E7']);
    });
});

describe('combined arms', () => {
    const attacks = ['melee E5 F5', 'melee E5 F5 with D4', 'melee E5 F5 with D4 C4'].map(
        parse_offer,
    );

    test('finds the attack with exactly these batteries', () => {
        expect(supporters(attacks)).toEqual(['C4', 'D4']);
        expect(attack_with(attacks, new Set())?.text).toBe('melee E5 F5');
        expect(attack_with(attacks, new Set(['C4', 'D4']))?.text).toBe('melee E5 F5 with D4 C4');
        expect(attack_with(attacks, new Set(['C4']))).toBeUndefined();
    });

    test('only offered combinations can be ticked', () => {
        expect(toggled(attacks, new Set(), 'D4')?.text).toBe('melee E5 F5 with D4');
        expect(toggled(attacks, new Set(), 'C4')).toBeUndefined();
        expect(toggled(attacks, new Set(['D4']), 'D4')?.text).toBe('melee E5 F5');
    });
});
