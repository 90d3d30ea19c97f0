// Rivers and fords as one band that flows from hex to hex, and the bridges over it.
import { type Direction, directions, type HexGrid } from '../../board/hex/geometry';
import { between, figure, middle, type Point, pair } from '../../board/points';
import { type Ground, hexes_of } from './ground';

export interface Bridge {
    at: Point;
    /** Degrees; the road runs along it, the water across. */
    turn: number;
}

export interface Water {
    river: string;
    ford: string;
    /** Fords of a deep river: as wide as it, but pale. */
    shallow: string;
    ripples: string;
    bridges: Bridge[];
}

/** Three water hexes that all touch would make a ring; the band takes the two calmer sides. */
function linked(grid: HexGrid, wet: ReadonlySet<string>): Map<string, string[]> {
    const links = new Map<string, string[]>();
    for (const hex of wet)
        links.set(
            hex,
            grid.neighbours(hex).filter((each) => wet.has(each)),
        );
    for (const [a, near] of links) {
        for (const b of [...near]) {
            const common = near.find((c) => c !== b && links.get(b)?.includes(c));
            if (!common || near.length < 3 || (links.get(b)?.length ?? 0) < 3) continue;
            links.set(
                a,
                (links.get(a) ?? []).filter((each) => each !== b),
            );
            links.set(
                b,
                (links.get(b) ?? []).filter((each) => each !== a),
            );
        }
    }
    return links;
}

/** Where the band leaves the board, for a hex at its rim that has only one wet neighbour. */
function way_out(grid: HexGrid, hex: string, only: string | undefined): Point | null {
    const open = directions.filter((d) => grid.neighbour(hex, d) === null);
    if (open.length === 0) return null;
    const centre = grid.centre(hex);
    const from = only ? grid.centre(only) : centre;
    const straight = { x: centre.x * 2 - from.x, y: centre.y * 2 - from.y };
    const ends = open.map((d: Direction) => middle(...grid.side(hex, d)));
    ends.sort(
        (a, b) =>
            Math.hypot(a.x - straight.x, a.y - straight.y) -
            Math.hypot(b.x - straight.x, b.y - straight.y),
    );
    // A little past the rim, so that the frame of the map cuts the band and not its round end.
    return ends[0] ? between(centre, ends[0], 1.35) : null;
}

export function draw_water(grid: HexGrid, ground: Ground, sources: readonly string[]): Water {
    const wet = new Set(hexes_of(ground, 'river', 'ford', 'bridge'));
    const links = linked(grid, wet);
    const out: Water = { river: '', ford: '', shallow: '', ripples: '', bridges: [] };
    for (const hex of wet) {
        const centre = grid.centre(hex);
        const near = links.get(hex) ?? [];
        const ends = near.map((each) => middle(centre, grid.centre(each)));
        if (ends.length < 2 && !sources.includes(hex)) {
            const exit = way_out(grid, hex, near[0]);
            if (exit) ends.push(exit);
        }
        const band = flow(centre, ends);
        const kind = ground.get(hex);
        const beside_river = near.some((each) => ground.get(each) === 'river');
        if (kind === 'river' || (kind === 'bridge' && beside_river)) out.river += band;
        else if (beside_river) out.shallow += band;
        else out.ford += band;
        if (ground.get(hex) === 'ford') out.ripples += ripples(centre, ends);
        if (ground.get(hex) === 'bridge') out.bridges.push(bridge(centre, ends));
    }
    return out;
}

function flow(centre: Point, ends: readonly Point[]): string {
    const [a, b] = ends;
    if (a && b && ends.length === 2) return `M${pair(a)}Q${pair(centre)} ${pair(b)}`;
    return ends.map((end) => `M${pair(end)}L${pair(centre)}`).join('');
}

/** Small waves on both sides of the middle, where the water can be crossed. */
function ripples(centre: Point, ends: readonly Point[]): string {
    let path = '';
    for (const end of ends) {
        const p = between(centre, end, 0.42);
        const bent = between(p, centre, ends.length === 2 ? 0.18 : 0);
        path += `M${figure(bent.x - 6)} ${figure(bent.y)}q3 -3.2 6 0t6 0`;
    }
    return path;
}

function bridge(centre: Point, ends: readonly Point[]): Bridge {
    const a = ends[0] ?? { x: centre.x - 1, y: centre.y };
    const b = ends[1] ?? centre;
    const flowing = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const at = ends.length === 2 ? between(centre, middle(a, b), 0.5) : centre;
    return { at, turn: flowing + 90 };
}
