import { describe, expect, test } from 'vitest';
import { say, say_in_parts } from './words';

const words = {
    'list.between': ', ',
    'unit.named': '{name} ({type})',
    'type.LI': 'line infantry',
    'symbol.infantry': '♟',
    'symbol.flag': '⚑',
    'event.dice-rolled': '{unit} rolls {dice} at {to}: {hits}.',
    'hits.one': '1 hit',
    'event.fire': 'fires ({why})',
    'ledger.row': '{amount} {why}',
    'why.strength': 'for the blocks',
    odd: 'a {missing} b',
};
const unit = { key: 'unit.named', params: { name: 'Hill', type: { key: 'type.LI' } } };
const rolled = {
    key: 'event.dice-rolled',
    params: {
        unit,
        dice: [{ key: 'symbol.infantry' }, { key: 'symbol.flag' }],
        to: 'E6',
        hits: { key: 'hits.one', params: { count: '1' } },
    },
};

describe('words', () => {
    test('fill placeholders with text, messages and lists, as the server does', () => {
        expect(say(words, rolled)).toBe('Hill (line infantry) rolls ♟, ⚑ at E6: 1 hit.');
    });

    test('an unknown key or placeholder shows itself', () => {
        expect(say(words, { key: 'nothing' })).toBe('[nothing]');
        expect(say(words, { key: 'odd' })).toBe('a {missing} b');
    });

    test('in parts, dice are drawn and hexes can be pointed at', () => {
        expect(say_in_parts(words, rolled)).toEqual([
            { kind: 'text', text: 'Hill (line infantry) rolls ' },
            { kind: 'die', symbol: 'infantry' },
            { kind: 'die', symbol: 'flag' },
            { kind: 'text', text: ' at ' },
            { kind: 'hex', hex: 'E6' },
            { kind: 'text', text: ': 1 hit.' },
        ]);
    });

    test('a row of a sum links its rule', () => {
        const row = {
            key: 'ledger.row',
            params: { amount: '+4', why: { key: 'why.strength' }, rule: 'ccn.x' },
        };
        const parts = say_in_parts(words, { key: 'event.fire', params: { why: [row, row] } });
        expect(parts.filter((part) => part.kind === 'rule')).toHaveLength(2);
        expect(parts[0]).toEqual({ kind: 'text', text: 'fires (+4 for the blocks ' });
    });

    test("a scenario's name for troops may have another form in this language", () => {
        const french = { 'unit.named': '{name} (x)', 'name.grand battery': 'grande batterie' };
        const unit = (name: string) => ({ key: 'unit.named', params: { name } });
        expect(say(french, unit('grand battery'))).toBe('grande batterie (x)');
        expect(say_in_parts(french, unit('grand battery'))).toEqual([
            { kind: 'text', text: 'grande batterie (x)' },
        ]);
        expect(say(french, unit('Pack'))).toBe('Pack (x)');
    });
});
