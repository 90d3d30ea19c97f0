// The places of a board, whatever their shape: a grid of hexes is one kind, a map of areas another.
import type { Point } from './points';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Places {
    /** As they are read, line by line. */
    readonly names: readonly string[];
    readonly width: number;
    readonly height: number;
    has(name: string): boolean;
    centre(name: string): Point;
    /** The path around it; `inset` draws it in a little where the shape allows. */
    outline(name: string, inset?: number): string;
    /** Where an arrow key leads. */
    step(name: string, key: ArrowKey): string | null;
}

/** A piece that can be pointed at, and the rectangle around it. */
export interface PieceTarget {
    key: string;
    /** The place it stands in. */
    place: string;
    name: string;
    x: number;
    y: number;
    width: number;
    height: number;
}
