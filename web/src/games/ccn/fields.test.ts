import { describe, expect, test } from 'vitest';
import { next_of, routes_of } from '../../ui/picker';
import type { CcnAction } from '../../wire/types';
import { fields, hex_of, is_attack, piece_key } from './fields';

const offers: CcnAction[] = [
    { do: 'order', at: 'E5' },
    { do: 'order-general', at: 'E5' },
    { do: 'leave-square', at: 'D4' },
    { do: 'advance', to: 'E6' },
    { do: 'play', card: 'probe-left' },
    { do: 'move', from: 'E5', to: 'E6' },
    { do: 'move-general', from: 'E5', to: 'E6' },
    { do: 'move-general', from: 'E5', to: 'E7' },
    { do: 'exit', from: 'G3' },
    { do: 'ignore', count: 2 },
    { do: 'done' },
];

describe('the fields of Commands & Colors', () => {
    const routes = routes_of(offers, fields);

    test('tell a unit from the general with it', () => {
        const next = next_of(routes);
        expect([...next.pieces.keys()]).toEqual(['unit E5', 'general E5', 'unit D4', 'unit G3']);
        expect(hex_of(piece_key('general', 'E5'))).toBe('E5');
        const places = (piece: 'unit' | 'general') => [
            ...next_of(routes, [{ kind: 'piece', key: piece_key(piece, 'E5') }]).places.keys(),
        ];
        expect(places('unit')).toEqual(['E6']);
        expect(places('general')).toEqual(['E6', 'E7']);
    });

    test('leave what has none as buttons', () => {
        const next = next_of(routes);
        expect(next.ready.map((route) => route.action.do)).toEqual(['ignore', 'done']);
        expect([...next.places.keys()]).toEqual(['E6']);
        expect([...next.cards.keys()]).toEqual(['probe-left']);
    });

    test('ask before a unit leaves the board', () => {
        const exit = next_of(routes, [{ kind: 'piece', key: 'unit G3' }]);
        expect(exit.buttons.map((route) => route.action.do)).toEqual(['exit']);
        expect(is_attack(exit.buttons[0]!.action)).toBe(false);
    });
});
