import { describe, expect, test } from 'vitest';
import { AreaMap, inside, shrunk, to_edge } from './geometry';

const square = (name: string, x: number, y: number) => ({
    name,
    centre: { x: x + 5, y: y + 5 },
    polygon: [
        { x, y },
        { x: x + 10, y },
        { x: x + 10, y: y + 10 },
        { x, y: y + 10 },
    ],
});
const map = new AreaMap(
    [square('c', 0, 10), square('b', 10, 0), square('a', 0, 0), square('d', 10, 10)],
    20,
    20,
);

describe('a map of areas', () => {
    test('is read line by line', () => {
        expect(map.names).toEqual(['a', 'b', 'c', 'd']);
    });

    test('arrows lead to the neighbour that lies there, and not off the board', () => {
        expect(map.step('a', 'ArrowRight')).toBe('b');
        expect(map.step('a', 'ArrowDown')).toBe('c');
        expect(map.step('d', 'ArrowUp')).toBe('b');
        expect(map.step('a', 'ArrowLeft')).toBeNull();
    });

    test('can be seen from the other end', () => {
        const turned = map.turned('from-top');
        expect(turned.names).toEqual(['d', 'c', 'b', 'a']);
        expect(turned.centre('a')).toEqual({ x: 15, y: 15 });
        expect(turned.step('a', 'ArrowLeft')).toBe('b');
    });

    test('outlines are drawn in, whichever way they run', () => {
        const points = square('a', 0, 0).polygon;
        for (const way of [points, points.toReversed()]) {
            for (const p of shrunk(way, 1)) expect(inside(p, points)).toBe(true);
        }
    });

    test('knows inside from outside and how near the edge is', () => {
        const points = square('a', 0, 0).polygon;
        expect(inside({ x: 5, y: 5 }, points)).toBe(true);
        expect(inside({ x: 15, y: 5 }, points)).toBe(false);
        expect(to_edge({ x: 5, y: 4 }, points)).toBe(4);
    });
});
