import { describe, expect, test } from 'vitest';
import { check_command, dice_share, keep_commitment, kept_share } from './dice_share';

class Drawer {
    private readonly kept = new Map<string, string>();
    getItem = (key: string) => this.kept.get(key) ?? null;
    setItem = (key: string, value: string) => void this.kept.set(key, value);
}

describe('the share in the dice', () => {
    test('is one a table, and the same after the page was closed', () => {
        const drawer = new Drawer();
        const first = dice_share('a', drawer);
        expect(first.nonce).toMatch(/^[0-9a-f]{32}$/);
        expect(dice_share('b', drawer).nonce).not.toBe(first.nonce);
        expect(dice_share('a', drawer)).toEqual(first);
        expect(kept_share('c', drawer)).toBeUndefined();
    });

    test('keeps the commitment that was told first', () => {
        const drawer = new Drawer();
        keep_commitment('a', 'told', drawer);
        keep_commitment('a', 'told later', drawer);
        const share = kept_share('a', drawer);
        expect(share?.commitment).toBe('told');
        expect(share?.nonce).toBe(dice_share('a', drawer).nonce);
    });

    test('is shown as the command that checks the file', () => {
        expect(check_command({ table: 'a', nonce: 'n', commitment: 'c' })).toBe(
            'grognard verify FILE --share n --commitment c',
        );
        expect(check_command({ table: 'a', nonce: 'n' })).toBe('grognard verify FILE --share n');
    });

    test('survives a drawer with rubbish in it', () => {
        const drawer = new Drawer();
        drawer.setItem('grognard.dice', '{');
        expect(dice_share('a', drawer).nonce).toHaveLength(32);
    });

    test('is forgotten only when there are very many', () => {
        const drawer = new Drawer();
        for (let i = 0; i < 250; ++i) dice_share(`t${i}`, drawer);
        expect(kept_share('t249', drawer)).toBeDefined();
        expect(kept_share('t60', drawer)).toBeDefined();
        expect(kept_share('t0', drawer)).toBeUndefined();
    });
});
