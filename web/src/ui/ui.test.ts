import { describe, expect, test } from 'vitest';
import { log_habits } from '../games/ccn/log_habits';
import { merge_events } from '../net/log';
import type { GameEvent, Message, Rule } from '../wire/types';
import { open_to_both, paragraphs } from './paragraphs';
import { found_rules, plain } from './rule_search';

const event = (at: number, ...keys: string[]): GameEvent => ({
    at,
    by: 'top',
    text: '',
    told: keys.map((key): Message => ({ key })),
});

const paragraphs_of = (events: GameEvent[]) => paragraphs(events, log_habits);

describe('the log', () => {
    test('grows by what is new', () => {
        const log = merge_events([event(1), event(2)], [event(3)], 2);
        expect(log.map((each) => each.at)).toEqual([1, 2, 3]);
    });

    test('forgets what was taken back', () => {
        const log = merge_events([event(1), event(2), event(3)], [], 2);
        expect(log.map((each) => each.at)).toEqual([1, 2]);
    });

    test('takes the new past where the old one was taken back', () => {
        const log = merge_events([event(1), event(2, 'old')], [event(2, 'new')], 1);
        expect(log.map((each) => each.told[0]?.key)).toEqual([undefined, 'new']);
    });
});

describe('paragraphs', () => {
    test('gather orders, keep an attack together, set a turn apart', () => {
        const told = paragraphs_of([
            event(1, 'event.turn-began'),
            event(2, 'event.card-played'),
            event(3, 'event.unit-ordered'),
            event(4, 'event.general-ordered'),
            event(5, 'event.fire-declared'),
            event(6, 'event.dice-rolled', 'event.blocks-lost'),
            event(7, 'event.fire-declared'),
        ]);
        expect(told.map((each) => each.told.length)).toEqual([1, 1, 2, 3, 1]);
        expect(told[0]?.turn).toBe(true);
        expect(new Set(told.map((each) => each.at)).size).toBe(told.length);
    });

    test('hide drawn cards from the other person at the screen', () => {
        const told = open_to_both(
            [event(1, 'event.card-drawn', 'event.square-card-taken', 'x')],
            log_habits,
        );
        expect(told[0]?.told.map((one) => one.key)).toEqual(['event.card-was-drawn', 'x']);
    });

    test('say once what is said several times in a row, and how often', () => {
        const draw = 'event.card-was-drawn';
        const told = paragraphs_of([event(1, draw, draw, draw), event(2, 'x'), event(3, draw)]);
        expect(told.map((each) => each.told.map(({ times }) => times))).toEqual([[3], [1], [1]]);
    });

    test('lose nothing', () => {
        const events = [
            event(1, 'a', 'b', 'event.turn-began', 'c'),
            event(2, 'event.unit-ordered', 'd'),
        ];
        const said = paragraphs_of(events).flatMap((each) =>
            each.told.map((one) => one.message.key),
        );
        expect(said).toEqual(['a', 'b', 'event.turn-began', 'c', 'event.unit-ordered', 'd']);
    });
});

describe('searching the rules', () => {
    const rules: Rule[] = [
        {
            id: 'ccn.melee.who',
            en: 'Adjacent enemies fight.',
            fr: 'Les ennemis adjacents se battent en mêlée.',
        },
        {
            id: 'ccn.card.grande-manoeuvre',
            en: 'Four march.',
            fr: 'La Grande Manœuvre fait marcher quatre unités.',
        },
    ];

    test('needs every word, in any case, with or without accents', () => {
        expect(found_rules(rules, 'MELEE ennemis', 'fr').map((rule) => rule.id)).toEqual([
            'ccn.melee.who',
        ]);
        expect(found_rules(rules, 'manoeuvre', 'fr')).toHaveLength(1);
        expect(found_rules(rules, 'melee march', 'en')).toEqual([]);
        expect(found_rules(rules, '  ', 'en')).toHaveLength(2);
        expect(plain('Élan')).toBe('elan');
    });
});
