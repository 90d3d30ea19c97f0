// The pieces of an area as they are drawn: like with like, in rows, each side on its own ground.
import { inside } from '../../board/area/geometry';
import type { Point } from '../../board/points';
import { key_of } from '../../ui/picker';
import type { Seat, WaterlooPiece, WaterlooUnit } from '../../wire/types';
import { arms, type Described } from './fields';

/** Pieces that are alike in one place. */
export interface Stack {
    key: string;
    piece: Described;
    side: Seat;
    count: number;
}

const nations = ['guard', 'french', 'british', 'german', 'dutch', 'prussian', 'landwehr'];

function rank(stack: Stack): number {
    return (
        (arms as readonly string[]).indexOf(stack.piece.arm) * 10 +
        nations.indexOf(stack.piece.nation)
    );
}

export function described(unit: WaterlooUnit, piece: WaterlooPiece): Described {
    return {
        nation: piece.nation,
        arm: piece.arm,
        posture: unit.posture,
        ...(unit.from && { from: unit.from }),
        ...(unit.sheltered && { sheltered: true }),
    };
}

/** By place: areas, "box", "track" and "lost". */
export function stack_pieces(
    units: Readonly<Record<string, WaterlooUnit>>,
    pieces: readonly WaterlooPiece[],
): Map<string, Stack[]> {
    const out = new Map<string, Stack[]>();
    for (const [id, unit] of Object.entries(units)) {
        const known = pieces[Number(id)];
        if (!known) continue;
        const piece = described(unit, known);
        const key = key_of(piece);
        const here = out.get(unit.at) ?? [];
        out.set(unit.at, here);
        const like = here.find((stack) => stack.key === key);
        if (like) ++like.count;
        else here.push({ key, piece, side: known.side, count: 1 });
    }
    for (const here of out.values()) here.sort((a, b) => rank(a) - rank(b));
    return out;
}

export interface Size {
    width: number;
    height: number;
}

const upright: Size = { width: 24, height: 37 };
const on_side: Size = { width: 35, height: 27 };
const square: Size = { width: 30, height: 33 };
const disc: Size = { width: 26, height: 28 };
/** A second and a third of the same kind look out from behind the first. */
const behind = 5;

export function size_of({ piece, count }: Pick<Stack, 'piece' | 'count'>): Size {
    const extra = Math.min(2, count - 1) * behind;
    const lying = ['defensive', 'tired', 'limbered'].includes(piece.posture);
    const one =
        piece.arm === 'leader'
            ? disc
            : piece.posture === 'square'
              ? square
              : lying
                ? on_side
                : upright;
    return { width: one.width + extra, height: one.height };
}

/** What is drawn in an area: a stack of pieces or a handful of cubes. */
export interface Item extends Size {
    key: string;
    side: Seat;
    /** Cubes lie at the enemy's end of their side's rows. */
    stack?: Stack;
}

export interface Placed extends Item {
    x: number;
    y: number;
    scale: number;
}

const gap = 2;
/** Where there is room, pieces are drawn larger than they are measured. */
const largest = 1.3;

function rows_of(items: readonly Item[], width: number): Item[][] {
    const rows: Item[][] = [];
    let used = 0;
    for (const item of items) {
        const last = rows.at(-1);
        if (last && used + gap + item.width <= width) {
            last.push(item);
            used += gap + item.width;
        } else {
            rows.push([item]);
            used = item.width;
        }
    }
    return rows;
}

const row_width = (row: readonly Item[]) => row.reduce((sum, item) => sum + item.width + gap, -gap);
const row_height = (row: readonly Item[]) => Math.max(...row.map((item) => item.height));

/** The room around a point, straight up, down and to the sides, and the middle of it. */
export interface Room extends Size {
    middle: Point;
}

export function room_around(centre: Point, polygon: readonly Point[]): Room {
    const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < 90 && inside({ x: centre.x + dx * far, y: centre.y + dy * far }, polygon))
            far += 3;
        return far;
    };
    const [left, right, up, down] = [reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1)];
    return {
        middle: { x: centre.x + (right - left) / 2, y: centre.y + (down - up) / 2 },
        width: left + right,
        height: up + down,
    };
}

/** The top side's pieces above, the bottom side's below; smaller if there is no room otherwise. */
export function lay_out(items: readonly Item[], room: Size, above: Seat): Placed[] {
    const width = Math.max(58, room.width - 14);
    const height = Math.max(50, room.height - 16);
    for (let scale = largest; ; scale -= 0.08) {
        const rows = (['top', 'bottom'] as Seat[])
            .sort((a, b) => Number(b === above) - Number(a === above))
            .flatMap((side) =>
                rows_of(
                    items.filter((item) => item.side === side),
                    width / scale,
                ),
            );
        const high = rows.reduce((sum, row) => sum + row_height(row), 0);
        const wide = Math.max(0, ...rows.map(row_width));
        if ((high * scale > height || wide * scale > width) && scale > 0.5) continue;
        const placed: Placed[] = [];
        let y = (-high * scale) / 2;
        for (const row of rows) {
            let x = (-row_width(row) * scale) / 2;
            const tall = row_height(row) * scale;
            for (const item of row) {
                placed.push({ ...item, x: x + (item.width * scale) / 2, y: y + tall / 2, scale });
                x += (item.width + gap) * scale;
            }
            y += tall;
        }
        return placed;
    }
}
