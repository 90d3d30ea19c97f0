import { describe, expect, test } from 'vitest';
import { log_habits } from '../games/ccn/log_habits';
import { say } from '../i18n/words';
import { merge_events } from '../net/log';
import type { GameEvent, Message, Rule, Words } from '../wire/types';
import { open_to_both, paragraphs } from './paragraphs';
import { found_rules, marked, plain } from './rule_search';

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
        expect(told.map((each) => each.told.length)).toEqual([1, 1, 1, 3, 1]);
        expect(told[2]?.told[0]?.message.key).toBe('event.all-ordered');
        expect(told[0]?.turn).toBe(true);
        expect(new Set(told.map((each) => each.at)).size).toBe(told.length);
    });

    test('let each input that may be taken back stand alone', () => {
        const events = [event(1, 'event.unit-ordered'), event(2, 'event.unit-ordered')];
        expect(paragraphs_of(events)).toHaveLength(1);
        const told = paragraphs(events, log_habits, new Set([1, 2]));
        expect(told.map((each) => each.at)).toEqual([1, 2]);
    });

    test('hide drawn cards from the other person at the screen', () => {
        const told = open_to_both(
            [event(1, 'event.card-drawn', 'event.square-card-taken', 'x')],
            log_habits,
        );
        expect(told[0]?.told.map((one) => one.key)).toEqual(['event.card-was-drawn', 'x']);
    });

    test('say once what is said several times in a row, and how often', () => {
        const told = paragraphs_of([event(1, 'y', 'y', 'y'), event(2, 'x'), event(3, 'y')]);
        expect(told.map((each) => each.told.map(({ times }) => times))).toEqual([[3, 1, 1]]);
    });

    test('name the side once for all the cards it draws', () => {
        const drawn = (side: string, card: string): Message => ({
            key: 'event.card-drawn',
            params: { side: { key: side }, card: { key: card } },
        });
        const told = [drawn('FR', 'elan'), drawn('FR', 'rally'), drawn('FR', 'rally')];
        const [first] = paragraphs_of([
            { at: 1, by: 'chance', text: '', told: [...told, drawn('BR', 'forward')] },
        ]);
        const words: Words = {
            'event.cards-drawn': '{side} draw {count}: {each}.',
            'event.card-drawn': '{side} draw {card}.',
            'each.card': '{card}',
            'each.times': '{item} x{count}',
            FR: 'The French',
            BR: 'The British',
            elan: 'Elan',
            rally: 'Rally',
            forward: 'Forward',
        };
        expect(first?.told.map(({ message }) => say(words, message))).toEqual([
            'The French draw 3: Elan, Rally x2.',
            'The British draw Forward.',
        ]);
    });

    test('do not name again who rolls the dice just declared', () => {
        const unit: Message = { key: 'unit.plain' };
        const said = (key: string, by: Message): Message => ({
            key,
            params: { unit: by, to: 'E5' },
        });
        const [attack] = paragraphs_of([
            { at: 1, by: 'top', text: '', told: [said('event.melee-declared', unit)] },
            {
                at: 2,
                by: 'chance',
                text: '',
                told: [
                    said('event.dice-rolled', unit),
                    said('event.dice-rolled', { key: 'unit.named' }),
                ],
            },
        ]);
        expect(attack?.told.map(({ message }) => message.key)).toEqual([
            'event.melee-declared',
            'event.dice-rolled.declared',
            'event.dice-rolled',
        ]);
    });

    test('make one heading of headings with nothing between them', () => {
        const told = paragraphs_of([
            event(1, 'event.turn-began', 'event.turn-began'),
            event(2, 'x'),
        ]);
        expect(told.map((each) => each.told.length)).toEqual([2, 1]);
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

    test('shows what was found, accents kept', () => {
        const shown = marked('Les mêlées, puis la mêlée.', 'melee').map(({ text, found }) =>
            found ? `[${text}]` : text,
        );
        expect(shown.join('')).toBe('Les [mêlée]s, puis la [mêlée].');
        expect(marked('La Grande Manœuvre', 'oe')).toEqual([
            { text: 'La Grande Manœuvre', found: false },
        ]);
    });
});
