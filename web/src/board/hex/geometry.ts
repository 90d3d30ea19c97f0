// Places of hexes with a corner on top, laid out in rows; the board may be seen from either end.
import type { ArrowKey, Places } from '../places';
import { outline, type Point } from '../points';

export type Direction = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE';
export const directions: readonly Direction[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

export const radius = 50;
export const width = Math.sqrt(3) * radius;
export const row_height = 1.5 * radius;

/** One row of the board; `shift` is how many half hexes it lies further right. */
export interface Row {
    letter: string;
    count: number;
    shift: 0 | 1;
}

export type Seen = 'from-bottom' | 'from-top';

interface Place {
    row: number;
    column: number;
}

/** Rows from the top of the picture to its bottom. */
export class HexGrid implements Places {
    readonly names: readonly string[];
    readonly width: number;
    readonly height: number;
    private readonly places = new Map<string, Place>();

    constructor(
        readonly rows: readonly Row[],
        readonly seen: Seen = 'from-bottom',
    ) {
        const names: string[] = [];
        rows.forEach((row, r) => {
            for (let c = 0; c < row.count; ++c) {
                const name = `${row.letter}${c + 1}`;
                names.push(name);
                this.places.set(name, { row: r, column: c });
            }
        });
        this.names = names;
        this.width = width * Math.max(...rows.map((row) => row.count + row.shift / 2));
        this.height = row_height * (rows.length - 1) + 2 * radius;
    }

    turned(seen: Seen): HexGrid {
        return seen === this.seen ? this : new HexGrid(this.rows, seen);
    }

    has(name: string): boolean {
        return this.places.has(name);
    }

    centre(name: string): Point {
        const place = this.places.get(name);
        if (!place) return { x: 0, y: 0 };
        const row = this.rows[place.row]!;
        return this.turn({
            x: (place.column + 0.5 + row.shift / 2) * width,
            y: radius + place.row * row_height,
        });
    }

    /** The six corners, the one on top of the picture first, clockwise. */
    corners(name: string, inset = 0): Point[] {
        return ring(this.centre(name), radius - inset);
    }

    outline(name: string, inset = 0): string {
        return outline(this.corners(name, inset));
    }

    /** The two ends of a side, clockwise as seen from the middle of the hex. */
    side(name: string, direction: Direction, inset = 0): [Point, Point] {
        const ends = ring(this.centre(name), radius - inset);
        const turned = this.seen === 'from-top' ? 3 : 0;
        const first = ({ NE: 0, E: 1, SE: 2, SW: 3, W: 4, NW: 5 }[direction] + turned) % 6;
        return [ends[first]!, ends[(first + 1) % 6]!];
    }

    neighbour(name: string, direction: Direction): string | null {
        const place = this.places.get(name);
        if (!place) return null;
        const shifted = this.rows[place.row]!.shift === 1;
        const up = direction.startsWith('N');
        const down = direction.startsWith('S');
        if (!up && !down) return this.at(place.row, place.column + (direction === 'E' ? 1 : -1));
        const east = direction.endsWith('E');
        const straight = shifted ? place.column + (east ? 1 : 0) : place.column - (east ? 0 : 1);
        return this.at(place.row + (up ? -1 : 1), straight);
    }

    neighbours(name: string): string[] {
        return directions
            .map((direction) => this.neighbour(name, direction))
            .filter((each) => each !== null);
    }

    adjacent(a: string, b: string): boolean {
        return this.neighbours(a).includes(b);
    }

    /** The hex an arrow key leads to, as the board is seen. */
    step(name: string, key: ArrowKey): string | null {
        const turned = this.seen === 'from-top';
        if (key === 'ArrowLeft') return this.neighbour(name, turned ? 'E' : 'W');
        if (key === 'ArrowRight') return this.neighbour(name, turned ? 'W' : 'E');
        const place = this.places.get(name);
        if (!place) return null;
        const up = (key === 'ArrowUp') !== turned;
        // Rows lean alternately right and left, so that going up and up stays in one column.
        const lean = this.rows[place.row]!.shift === 1 ? 'W' : 'E';
        const other = lean === 'W' ? 'E' : 'W';
        const way = up ? 'N' : 'S';
        return (
            this.neighbour(name, `${way}${lean}` as Direction) ??
            this.neighbour(name, `${way}${other}` as Direction)
        );
    }

    private at(row: number, column: number): string | null {
        const found = this.rows[row];
        if (!found || column < 0 || column >= found.count) return null;
        return `${found.letter}${column + 1}`;
    }

    private turn(p: Point): Point {
        if (this.seen === 'from-bottom') return p;
        return { x: this.width - p.x, y: this.height - p.y };
    }
}

export function ring(centre: Point, r: number): Point[] {
    return [0, 1, 2, 3, 4, 5].map((i) => {
        const angle = ((i * 60 - 90) * Math.PI) / 180;
        return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
    });
}
