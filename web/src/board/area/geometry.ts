// Places of areas drawn as polygons; the board may be seen from either end.
import type { ArrowKey, Places } from '../places';
import { apart, outline, type Point } from '../points';

export type Seen = 'from-bottom' | 'from-top';

export interface DrawnArea {
    name: string;
    centre: Point;
    polygon: readonly Point[];
}

interface Shape {
    centre: Point;
    polygon: readonly Point[];
}

const ways: Record<ArrowKey, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** A step that leads more sideways than ahead is another arrow's. */
const straight_enough = 0.5;

export class AreaMap implements Places {
    /** Line by line, as a page is read. */
    readonly names: readonly string[];
    private readonly shapes = new Map<string, Shape>();

    constructor(
        readonly areas: readonly DrawnArea[],
        readonly width: number,
        readonly height: number,
        readonly seen: Seen = 'from-bottom',
    ) {
        for (const area of areas) {
            this.shapes.set(area.name, {
                centre: this.turned_point(area.centre),
                polygon: area.polygon.map((p) => this.turned_point(p)),
            });
        }
        const line = height / 8;
        const row = (name: string) => Math.floor(this.centre(name).y / line);
        this.names = areas
            .map((area) => area.name)
            .sort((a, b) => row(a) - row(b) || this.centre(a).x - this.centre(b).x);
    }

    turned(seen: Seen): AreaMap {
        return seen === this.seen ? this : new AreaMap(this.areas, this.width, this.height, seen);
    }

    has(name: string): boolean {
        return this.shapes.has(name);
    }

    centre(name: string): Point {
        return this.shapes.get(name)?.centre ?? { x: 0, y: 0 };
    }

    polygon(name: string): readonly Point[] {
        return this.shapes.get(name)?.polygon ?? [];
    }

    outline(name: string, inset = 0): string {
        return outline(inset === 0 ? this.polygon(name) : shrunk(this.polygon(name), inset));
    }

    /** The nearest area that lies mostly in the arrow's direction. */
    step(name: string, key: ArrowKey): string | null {
        const here = this.centre(name);
        const way = ways[key];
        let best: string | null = null;
        let least = Number.POSITIVE_INFINITY;
        for (const [other, { centre }] of this.shapes) {
            if (other === name) continue;
            const ahead = (centre.x - here.x) * way.x + (centre.y - here.y) * way.y;
            const far = apart(here, centre);
            if (ahead <= far * straight_enough) continue;
            const cost = far * (2 - ahead / far);
            if (cost < least) {
                least = cost;
                best = other;
            }
        }
        return best;
    }

    /** A point of the drawing as it is seen. */
    turned_point(p: Point): Point {
        return this.seen === 'from-bottom' ? p : { x: this.width - p.x, y: this.height - p.y };
    }
}

function signed_area(points: readonly Point[]): number {
    return points.reduce((sum, p, i) => {
        const q = points[(i + 1) % points.length]!;
        return sum + (p.x * q.y - q.x * p.y) / 2;
    }, 0);
}

/** Every corner drawn in along the mean of its two sides' normals. */
export function shrunk(points: readonly Point[], by: number): Point[] {
    const turn = signed_area(points) > 0 ? 1 : -1;
    const count = points.length;
    return points.map((p, i) => {
        const before = points[(i + count - 1) % count]!;
        const after = points[(i + 1) % count]!;
        const along = { x: after.x - before.x, y: after.y - before.y };
        const length = Math.max(1, Math.hypot(along.x, along.y));
        return { x: p.x - (turn * along.y * by) / length, y: p.y + (turn * along.x * by) / length };
    });
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
    let found = false;
    polygon.forEach((a, i) => {
        const b = polygon[(i + 1) % polygon.length]!;
        if (a.y > p.y === b.y > p.y) return;
        if (p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) found = !found;
    });
    return found;
}

/** How far the nearest point of the outline is. */
export function to_edge(p: Point, polygon: readonly Point[]): number {
    return Math.min(
        ...polygon.map((a, i) => {
            const b = polygon[(i + 1) % polygon.length]!;
            const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
            const along =
                length === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
            const t = Math.min(1, Math.max(0, along));
            return apart(p, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
        }),
    );
}
