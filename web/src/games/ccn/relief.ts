// Hills as an engraver draws them: hachures down the slope along the outer edges.
import type { HexGrid } from '../../board/hex/geometry';
import { between, figure, outline, type Point, scatter } from '../../board/points';
import { type Ground, hexes_of } from './ground';

export interface Relief {
    slopes: string;
    steep: string;
    hachures: string;
    crags: string;
}

interface Edge {
    hex: string;
    from: Point;
    to: Point;
    lean_from: Point;
    lean_to: Point;
}

function unit_vector(from: Point, to: Point): Point {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Around a hex clockwise, in the order of `HexGrid.side`. */
const round = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

function outer_edges(grid: HexGrid, hexes: readonly string[]): Edge[] {
    const inside = new Set(hexes);
    const edges: Edge[] = [];
    for (const hex of hexes) {
        const outer = round.map((d) => !inside.has(grid.neighbour(hex, d) ?? ''));
        round.forEach((direction, i) => {
            if (!outer[i]) return;
            const [from, to] = grid.side(hex, direction);
            const [before] = grid.side(hex, round[(i + 5) % 6]!);
            const [, after] = grid.side(hex, round[(i + 1) % 6]!);
            const centre = grid.centre(hex);
            // At a corner strokes follow its bisector: into the hex, or along the shared side.
            edges.push({
                hex,
                from,
                to,
                lean_from: unit_vector(from, outer[(i + 5) % 6] ? centre : before),
                lean_to: unit_vector(to, outer[(i + 1) % 6] ? centre : after),
            });
        });
    }
    return edges;
}

interface Stroke {
    spacing: number;
    start: number;
    length: number;
    thick: number;
}

function strokes(edges: readonly Edge[], stroke: Stroke): string {
    let path = '';
    for (const edge of edges) {
        const random = scatter(`${edge.hex}${figure(edge.from.x)}${figure(edge.from.y)}`);
        const span = Math.hypot(edge.to.x - edge.from.x, edge.to.y - edge.from.y);
        const count = Math.round(span / stroke.spacing);
        const along = unit_vector(edge.from, edge.to);
        const normal = { x: -along.y, y: along.x };
        for (let i = 0; i < count; ++i) {
            const t = (i + 0.5 + (random() - 0.5) * 0.3) / count;
            const lean = t < 0.5 ? edge.lean_from : edge.lean_to;
            const share = Math.abs(t - 0.5) * 2;
            const way = unit_vector(
                { x: 0, y: 0 },
                {
                    x: normal.x * (1 - share) + lean.x * share,
                    y: normal.y * (1 - share) + lean.y * share,
                },
            );
            const foot = between(edge.from, edge.to, t);
            const length = stroke.length * (0.72 + 0.5 * random());
            const low = { x: foot.x + way.x * stroke.start, y: foot.y + way.y * stroke.start };
            const top = { x: low.x + way.x * length, y: low.y + way.y * length };
            const side = { x: (-way.y * stroke.thick) / 2, y: (way.x * stroke.thick) / 2 };
            path += outline([
                low,
                { x: top.x + side.x, y: top.y + side.y },
                { x: top.x - side.x, y: top.y - side.y },
            ]);
        }
    }
    return path;
}

export function draw_relief(grid: HexGrid, ground: Ground): Relief {
    const high = hexes_of(ground, 'hill', 'steep-hill');
    const steep = hexes_of(ground, 'steep-hill');
    const tint = (hexes: string[]) => hexes.map((hex) => outline(grid.corners(hex))).join('');
    const crags = outer_edges(grid, steep);
    return {
        slopes: tint(hexes_of(ground, 'hill')),
        steep: tint(steep),
        hachures: strokes(outer_edges(grid, high), {
            spacing: 4.1,
            start: 1.6,
            length: 11,
            thick: 1.7,
        }),
        crags:
            strokes(crags, { spacing: 3.4, start: 2, length: 12, thick: 2.6 }) +
            strokes(crags, { spacing: 4.6, start: 17, length: 9, thick: 2.4 }),
    };
}

export function whole_board(grid: HexGrid): string {
    return grid.names.map((hex) => outline(grid.corners(hex))).join('');
}
