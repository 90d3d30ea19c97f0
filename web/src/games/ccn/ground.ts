// What each hex of a scenario's map is.
import type { HexGrid } from '../../board/hex/geometry';

export type Terrain =
    | 'clear'
    | 'forest'
    | 'hill'
    | 'steep-hill'
    | 'town'
    | 'mill'
    | 'river'
    | 'ford'
    | 'bridge'
    | 'sand-pit';

const letters: Record<string, Terrain> = {
    '.': 'clear',
    F: 'forest',
    H: 'hill',
    X: 'steep-hill',
    T: 'town',
    M: 'mill',
    R: 'river',
    f: 'ford',
    B: 'bridge',
    S: 'sand-pit',
    W: 'clear',
};

export type Ground = ReadonlyMap<string, Terrain>;

/** Map rows come from the top of the picture down, as the rows of the grid do. */
export function read_ground(grid: HexGrid, rows: readonly string[]): Ground {
    const ground = new Map<string, Terrain>();
    grid.rows.forEach((row, r) => {
        [...(rows[r] ?? '')].forEach((letter, c) => {
            ground.set(`${row.letter}${c + 1}`, letters[letter] ?? 'clear');
        });
    });
    return ground;
}

export function hexes_of(ground: Ground, ...kinds: Terrain[]): string[] {
    return [...ground].filter(([, kind]) => kinds.includes(kind)).map(([hex]) => hex);
}
