import { describe, expect, test } from 'vitest';
import { retried } from './retry';

describe('a fetch that fails', () => {
    test('is tried again with longer and longer pauses, and the page knows', async () => {
        const pauses: number[] = [];
        let trouble = 0;
        let tries = 0;
        const found = await retried(
            async () => {
                if (++tries < 8) throw new Error('down');
                return 'here';
            },
            {
                on_trouble: (change) => {
                    trouble += change;
                },
                pause: async (length) => {
                    pauses.push(length);
                    expect(trouble).toBe(1);
                },
            },
        );
        expect(found).toBe('here');
        expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
        expect(trouble).toBe(0);
    });

    test('for a reason that stays is not tried again', async () => {
        let tries = 0;
        const asked = retried(
            async () => {
                ++tries;
                throw new Error('no such scenario');
            },
            { may_pass: () => false },
        );
        await expect(asked).rejects.toThrow('no such scenario');
        expect(tries).toBe(1);
    });
});
