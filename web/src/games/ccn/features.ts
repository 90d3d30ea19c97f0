// Woods, villages, mills, sand pits, works and names: what stands on single hexes of the map.
import { type Direction, type HexGrid, ring } from '../../board/hex/geometry';
import { between, figure, outline, type Point, scatter } from '../../board/points';
import { type Ground, hexes_of } from './ground';

export interface Stamp {
    kind: 'tree-round' | 'tree-tall' | 'house' | 'house-wide' | 'church' | 'mill';
    x: number;
    y: number;
    size: number;
}

function inside_hex(p: Point, r: number): boolean {
    const x = Math.abs(p.x);
    const y = Math.abs(p.y);
    return x <= (r * Math.sqrt(3)) / 2 && y <= r - x / Math.sqrt(3);
}

/** Trees keep their distance; those at the rim stay in sight when a unit stands in the wood. */
function trees(centre: Point, seed: string): Stamp[] {
    const random = scatter(seed);
    const placed: Point[] = [];
    for (let tries = 0; tries < 220 && placed.length < 17; ++tries) {
        const p = { x: (random() - 0.5) * 84, y: (random() - 0.5) * 90 };
        if (!inside_hex(p, 43)) continue;
        if (placed.some((q) => Math.hypot((q.x - p.x) * 0.9, (q.y - p.y) * 1.25) < 13.5)) continue;
        placed.push(p);
    }
    return placed.map((p) => ({
        kind: random() < 0.72 ? 'tree-round' : 'tree-tall',
        x: centre.x + p.x,
        y: centre.y + p.y,
        size: 0.86 + random() * 0.3,
    }));
}

const villages: [Stamp['kind'], number, number][][] = [
    [
        ['church', -2, -27],
        ['house', -25, -16],
        ['house-wide', 23, -20],
        ['house', -31, 9],
        ['house', 33, 6],
        ['house-wide', -12, 31],
        ['house', 13, 29],
    ],
    [
        ['house-wide', -17, -26],
        ['church', 10, -28],
        ['house', 31, -11],
        ['house', -33, -4],
        ['house', -24, 22],
        ['house-wide', 5, 33],
        ['house', 29, 19],
    ],
    [
        ['house', -27, -17],
        ['church', 0, -28],
        ['house-wide', 25, -18],
        ['house-wide', -30, 13],
        ['house', 34, 9],
        ['house', -6, 32],
        ['house', 17, 29],
    ],
];

export function draw_stamps(grid: HexGrid, ground: Ground): Stamp[] {
    const stamps: Stamp[] = [];
    for (const hex of hexes_of(ground, 'forest')) stamps.push(...trees(grid.centre(hex), hex));
    for (const hex of hexes_of(ground, 'town')) {
        const { x, y } = grid.centre(hex);
        const plan = villages[Math.floor(scatter(hex)() * villages.length)]!;
        for (const [kind, dx, dy] of plan) stamps.push({ kind, x: x + dx, y: y + dy, size: 1 });
    }
    for (const hex of hexes_of(ground, 'mill')) {
        const { x, y } = grid.centre(hex);
        stamps.push({ kind: 'mill', x: x + 20, y: y - 14, size: 1 });
        stamps.push({ kind: 'house', x: x - 24, y: y + 26, size: 1 });
        stamps.push({ kind: 'house', x: x - 28, y: y - 16, size: 1 });
    }
    return stamps.sort((a, b) => a.y - b.y);
}

/** The soft floor of a wood: a hex with an uneven rim. */
export function wood_floor(grid: HexGrid, ground: Ground): string {
    return hexes_of(ground, 'forest')
        .map((hex) => outline(grid.corners(hex)))
        .join('');
}

export interface SandPit {
    rim: string;
    grains: string;
}

export function draw_sand(grid: HexGrid, ground: Ground): SandPit {
    const out: SandPit = { rim: '', grains: '' };
    for (const hex of hexes_of(ground, 'sand-pit')) {
        const random = scatter(hex);
        const centre = grid.centre(hex);
        const points = [0, 1, 2]
            .flatMap((turn) => ring({ x: 0, y: 0 }, 1).map((p) => rotated(p, turn * 20)))
            .sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x))
            .map((p) => {
                const r = 33 + random() * 7;
                return { x: centre.x + p.x * r, y: centre.y + p.y * r * 0.9 };
            });
        out.rim += outline(points);
        for (let i = 0; i < 90; ++i) {
            const p = { x: (random() - 0.5) * 70, y: (random() - 0.5) * 64 };
            if (Math.hypot(p.x, p.y) > 32) continue;
            out.grains += `M${figure(centre.x + p.x)} ${figure(centre.y + p.y)}h.1`;
        }
    }
    return out;
}

function rotated(p: Point, degrees: number): Point {
    const a = (degrees * Math.PI) / 180;
    return { x: p.x * Math.cos(a) - p.y * Math.sin(a), y: p.x * Math.sin(a) + p.y * Math.cos(a) };
}

export interface Works {
    bank: string;
    teeth: string;
}

/** A rampart along fortified sides, with its sharp face outwards. */
export function draw_works(
    grid: HexGrid,
    works: readonly { hex: string; facing: string[] }[],
): Works {
    const out: Works = { bank: '', teeth: '' };
    for (const { hex, facing } of works) {
        for (const direction of facing) {
            const [a, b] = grid.side(hex, direction as Direction, 7);
            const [c, d] = grid.side(hex, direction as Direction, 1.5);
            out.bank += `M${figure(a.x)} ${figure(a.y)}L${figure(b.x)} ${figure(b.y)}`;
            const count = 6;
            for (let i = 0; i < count; ++i) {
                out.teeth += outline([
                    between(a, b, i / count),
                    between(c, d, (i + 0.5) / count),
                    between(a, b, (i + 1) / count),
                ]);
            }
        }
    }
    return out;
}

/** The section lines run through the hexes that belong to two sections. */
export function section_lines(grid: HexGrid, sections: readonly string[][]): number[] {
    const [left = [], centre = [], right = []] = sections;
    const line = (a: string[], b: string[]) => {
        const shared = a.filter((hex) => b.includes(hex)).map((hex) => grid.centre(hex).x);
        return shared.length ? shared.reduce((sum, x) => sum + x, 0) / shared.length : null;
    };
    return [line(left, centre), line(centre, right)].filter((x) => x !== null);
}
