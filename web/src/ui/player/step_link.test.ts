import { describe, expect, test } from 'vitest';
import { step_in, step_link } from './step_link';

describe('a link to a step', () => {
    test('is read back', () => {
        const link = new URL(step_link('http://localhost:1815', 'abc', 22));
        expect(link.pathname).toBe('/t/abc');
        expect(step_in(link.search)).toBe(22);
    });
    test("holds nobody's seat", () => {
        expect(step_link('http://localhost', 'abc', 1)).not.toContain('seat');
    });
    test('is ignored when it is no number', () => {
        expect([step_in(''), step_in('?step=x'), step_in('?step=-1')]).toEqual([null, null, null]);
    });
});
