import { describe, expect, test } from 'vitest';
import { patched } from './patch';

describe('a merge patch', () => {
    const view = {
        turn: 1,
        units: { 0: { at: 'E5', blocks: 4 }, 1: { at: 'F5' } },
        hand: ['elan'],
    };

    test('changes, adds and deletes members at any depth', () => {
        expect(patched(view, { turn: 2, units: { 0: { at: null }, 2: { at: 'A1' } } })).toEqual({
            turn: 2,
            units: { 0: { blocks: 4 }, 1: { at: 'F5' }, 2: { at: 'A1' } },
            hand: ['elan'],
        });
    });

    test('replaces lists whole', () => {
        expect(patched(view, { hand: [] }).hand).toEqual([]);
    });

    test('leaves the old value and what did not change as they were', () => {
        const before = structuredClone(view);
        const after = patched(view, { units: { 0: { at: 'E6' } } });
        expect(view).toEqual(before);
        expect(after.units[1]).toBe(view.units[1]);
        expect(patched(view, {})).toEqual(view);
    });

    test('makes an object where there was none', () => {
        expect(patched({}, { fight: { from: 'E5', at: null } })).toEqual({ fight: { from: 'E5' } });
    });
});
