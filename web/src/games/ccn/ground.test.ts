import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draw_stamps, section_lines } from './features';
import { grid_from_bottom as grid, grid_from_top } from './grid';
import { hexes_of, read_ground } from './ground';
import { draw_relief } from './relief';
import { draw_water } from './water';

const folder = join(import.meta.dirname, '../../../../data/ccn/scenarios');
const scenarios = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

describe.each(scenarios)('the map of scenario $id', (scenario) => {
    const ground = read_ground(grid, scenario.map);

    test('covers the board', () => {
        expect(ground.size).toBe(113);
    });

    test('water is one band a hex, without rings', () => {
        const wet = hexes_of(ground, 'river', 'ford', 'bridge');
        const water = draw_water(grid, ground, scenario.river_sources);
        expect(water.bridges).toHaveLength(hexes_of(ground, 'bridge').length);
        const drawn = water.river + water.ford + water.shallow;
        expect((drawn.match(/M/g) ?? []).length).toBeGreaterThanOrEqual(wet.length);
        expect(drawn).not.toContain('NaN');
        for (const hex of wet) {
            const near = grid.neighbours(hex).filter((each) => wet.includes(each));
            expect(near.length).toBeLessThanOrEqual(4);
        }
    });

    test('hills have hachures, woods have trees, from either end', () => {
        for (const seen of [grid, grid_from_top]) {
            const relief = draw_relief(seen, ground);
            const high = hexes_of(ground, 'hill', 'steep-hill').length;
            expect(relief.hachures.length > 0).toBe(high > 0);
            expect(relief.hachures).not.toContain('NaN');
            const trees = draw_stamps(seen, ground).filter((stamp) =>
                stamp.kind.startsWith('tree'),
            );
            expect(trees.length >= 8 * hexes_of(ground, 'forest').length).toBe(true);
        }
    });
});

test('section lines run through the hexes of two sections', () => {
    const x = section_lines(grid, [
        ['A1', 'A5'],
        ['A5', 'A9', 'C9'],
        ['A9', 'C9', 'A13'],
    ]);
    expect(x).toHaveLength(2);
    expect(x[0]).toBeCloseTo(grid.centre('A5').x, 6);
    expect(x[1]).toBeCloseTo(grid.centre('A9').x, 6);
});
