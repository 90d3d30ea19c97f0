import { describe, expect, test } from 'vitest';
import { grid_from_bottom, grid_from_top } from '../../games/ccn/grid';
import { apart, middle, scatter } from '../points';
import { directions, width } from './geometry';

const opposite = { E: 'W', NE: 'SW', NW: 'SE', W: 'E', SW: 'NE', SE: 'NW' } as const;

describe('a board of hexes', () => {
    test('has 113 hexes, row I first', () => {
        expect(grid_from_bottom.names).toHaveLength(113);
        expect(grid_from_bottom.names[0]).toBe('I1');
        expect(grid_from_bottom.names.at(-1)).toBe('A13');
        expect(grid_from_bottom.has('B13')).toBe(false);
    });

    test('knows the neighbours of long and short rows', () => {
        expect(grid_from_bottom.neighbours('E5').sort()).toEqual([
            'D4',
            'D5',
            'E4',
            'E6',
            'F4',
            'F5',
        ]);
        expect(grid_from_bottom.neighbours('D5').sort()).toEqual([
            'C5',
            'C6',
            'D4',
            'D6',
            'E5',
            'E6',
        ]);
        expect(grid_from_bottom.neighbours('A1').sort()).toEqual(['A2', 'B1']);
        expect(grid_from_bottom.neighbours('I13').sort()).toEqual(['H12', 'I12']);
    });

    test('neighbours are one hex apart and mutual, from either end', () => {
        for (const grid of [grid_from_bottom, grid_from_top]) {
            for (const hex of grid.names) {
                for (const direction of directions) {
                    const next = grid.neighbour(hex, direction);
                    if (!next) continue;
                    expect(grid.neighbour(next, opposite[direction])).toBe(hex);
                    expect(apart(grid.centre(hex), grid.centre(next))).toBeCloseTo(width, 6);
                }
            }
        }
    });

    test('a side lies halfway to the neighbour across it, from either end', () => {
        for (const grid of [grid_from_bottom, grid_from_top]) {
            for (const direction of directions) {
                const across = grid.centre(grid.neighbour('E7', direction)!);
                const half = middle(grid.centre('E7'), across);
                const side = middle(...grid.side('E7', direction));
                expect(apart(half, side)).toBeLessThan(1e-6);
            }
        }
    });

    test('is turned by half a turn for the player at the top', () => {
        const below = grid_from_bottom.centre('A1');
        const above = grid_from_top.centre('A1');
        expect(above.x).toBeCloseTo(grid_from_bottom.width - below.x, 6);
        expect(above.y).toBeCloseTo(grid_from_bottom.height - below.y, 6);
    });

    test('arrow keys follow the picture', () => {
        expect(grid_from_bottom.step('E5', 'ArrowRight')).toBe('E6');
        expect(grid_from_top.step('E5', 'ArrowRight')).toBe('E4');
        expect(grid_from_bottom.step('E5', 'ArrowUp')).toBe('F5');
        expect(grid_from_bottom.step('F5', 'ArrowUp')).toBe('G5');
        expect(grid_from_top.step('E5', 'ArrowUp')?.startsWith('D')).toBe(true);
        expect(grid_from_bottom.step('I5', 'ArrowUp')).toBeNull();
        expect(grid_from_bottom.step('E13', 'ArrowUp')).toBe('F12');
    });

    test('every hex is reached by arrows alone', () => {
        const seen = new Set(['E7']);
        const open = ['E7'];
        while (open.length > 0) {
            const here = open.pop()!;
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
                const next = grid_from_bottom.step(here, key);
                if (next && !seen.has(next)) {
                    seen.add(next);
                    open.push(next);
                }
            }
        }
        expect(seen.size).toBe(113);
    });
});

test('the same seed scatters the same trees', () => {
    const a = scatter('E5');
    const b = scatter('E5');
    const drawn = [a(), a(), a()];
    expect([b(), b(), b()]).toEqual(drawn);
    expect(drawn.every((n) => n >= 0 && n < 1)).toBe(true);
    expect(scatter('E6')()).not.toBe(drawn[0]);
});
