// Points of a drawing, and how they are written into paths.

export interface Point {
    x: number;
    y: number;
}

export function figure(n: number): string {
    return String(Math.round(n * 10) / 10);
}

export function pair(p: Point): string {
    return `${figure(p.x)} ${figure(p.y)}`;
}

export function outline(points: readonly Point[]): string {
    return `M${points.map(pair).join('L')}Z`;
}

export function middle(a: Point, b: Point): Point {
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function between(a: Point, b: Point, t: number): Point {
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function apart(a: Point, b: Point): number {
    return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A repeatable stream of numbers in 0..1: the same map is drawn with the same trees each time. */
export function scatter(seed: string): () => number {
    let h = 2166136261;
    for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
    return () => {
        h = Math.imul(h ^ (h >>> 15), 2246822507);
        h = Math.imul(h ^ (h >>> 13), 3266489909);
        h ^= h >>> 16;
        return (h >>> 0) / 4294967296;
    };
}
