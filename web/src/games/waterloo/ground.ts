// What stands and lies on the areas: trees, houses, crests, ditch, walls, water, all from the polygons of the map.
import { type AreaMap, inside, shrunk, to_edge } from '../../board/area/geometry';
import { apart, between, figure, outline, type Point, pair, scatter } from '../../board/points';
import type { WaterlooBorder, WaterlooScenario } from '../../wire/types';

export interface Stamp {
    kind: 'tree-round' | 'tree-tall' | 'house' | 'house-wide' | 'church';
    x: number;
    y: number;
    size: number;
}

function bounds(polygon: readonly Point[]) {
    const xs = polygon.map((p) => p.x);
    const ys = polygon.map((p) => p.y);
    return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
    };
}

interface Sowing {
    seed: string;
    count: number;
    apart: number;
    /** How near the edge it may stand, and how far in. */
    margin: number;
    depth: number;
}

/** Points inside a polygon that keep their distance from each other. */
function sown(polygon: readonly Point[], how: Sowing): Point[] {
    const random = scatter(how.seed);
    const { left, right, top, bottom } = bounds(polygon);
    const out: Point[] = [];
    for (let tries = 0; tries < how.count * 30 && out.length < how.count; ++tries) {
        const p = { x: left + random() * (right - left), y: top + random() * (bottom - top) };
        if (!inside(p, polygon)) continue;
        const edge = to_edge(p, polygon);
        if (edge < how.margin || edge > how.depth) continue;
        if (out.every((q) => apart(p, q) >= how.apart)) out.push(p);
    }
    return out;
}

/** Woods and villages leave the middle of their area to those who fight for it. */
export function draw_stamps(scenario: WaterlooScenario, map: AreaMap): Stamp[] {
    const stamps: Stamp[] = [];
    for (const { id, terrain } of scenario.areas) {
        const polygon = map.polygon(id);
        const random = scatter(`${id} sizes`);
        if (terrain === 'wood') {
            for (const p of sown(polygon, {
                seed: id,
                count: 46,
                apart: 12,
                margin: 9,
                depth: 34,
            })) {
                const kind = random() < 0.72 ? 'tree-round' : 'tree-tall';
                stamps.push({ kind, ...p, size: 0.8 + random() * 0.3 });
            }
        }
        if (terrain === 'town') {
            const spots = sown(polygon, { seed: id, count: 11, apart: 22, margin: 16, depth: 38 });
            spots.forEach((p, i) => {
                const kind = i === 0 ? 'church' : random() < 0.5 ? 'house' : 'house-wide';
                stamps.push({ kind, ...p, size: 0.9 });
            });
        }
    }
    return stamps.sort((a, b) => a.y - b.y);
}

/** Short strokes of ploughland here and there, so that open ground is a country and not a colour. */
export function draw_fields(scenario: WaterlooScenario, map: AreaMap): string {
    let path = '';
    for (const { id, terrain } of scenario.areas) {
        if (terrain !== 'open') continue;
        const random = scatter(`${id} fields`);
        for (const p of sown(map.polygon(id), {
            seed: `${id}f`,
            count: 3,
            apart: 40,
            margin: 14,
            depth: 60,
        })) {
            const lean = (random() - 0.5) * 0.9;
            const rows = 4 + Math.floor(random() * 3);
            const length = 10 + random() * 9;
            for (let i = 0; i < rows; ++i) {
                const x = p.x + i * 3.4;
                path += `M${figure(x)} ${figure(p.y + i * lean)}l${figure(lean * 4)} ${figure(length)}`;
            }
        }
    }
    return path;
}

/** Low ground: the strokes of a meadow, line under line. */
export function draw_meadows(scenario: WaterlooScenario, map: AreaMap): string {
    let path = '';
    for (const { id, terrain } of scenario.areas) {
        if (terrain !== 'low') continue;
        for (const p of sown(map.polygon(id), {
            seed: `${id}m`,
            count: 34,
            apart: 11,
            margin: 6,
            depth: 90,
        })) {
            path += `M${figure(p.x - 4)} ${figure(p.y)}q4 3 8 0`;
        }
    }
    return path;
}

export interface Streams {
    band: string;
    ripples: string;
}

/** A brook runs through each area that is called after one, from its western to its eastern edge. */
export function draw_streams(scenario: WaterlooScenario, map: AreaMap): Streams {
    const out: Streams = { band: '', ripples: '' };
    for (const { id, terrain } of scenario.areas) {
        if (terrain !== 'river') continue;
        const polygon = map.polygon(id);
        const { left, right } = bounds(polygon);
        const random = scatter(`${id} brook`);
        const middle = map.centre(id);
        const points: Point[] = [];
        const bends = Math.max(4, Math.round((right - left) / 26));
        for (let i = 0; i <= bends; ++i) {
            const x = left + ((right - left) * i) / bends;
            const y = middle.y + 24 + Math.sin(i * 1.7) * 7 + (random() - 0.5) * 5;
            points.push({ x, y });
        }
        out.band += smooth(points);
        for (const p of sown(polygon, {
            seed: `${id}r`,
            count: 22,
            apart: 15,
            margin: 8,
            depth: 90,
        })) {
            out.ripples += `M${figure(p.x - 5)} ${figure(p.y)}h3m2 0h5m2 0h2`;
        }
    }
    return out;
}

function smooth(points: readonly Point[]): string {
    const first = points[0]!;
    let path = `M${pair(first)}`;
    for (let i = 1; i < points.length - 1; ++i) {
        path += `Q${pair(points[i]!)} ${pair(between(points[i]!, points[i + 1]!, 0.5))}`;
    }
    return `${path}L${pair(points.at(-1)!)}`;
}

/** Points along a line, so far apart, each with the direction there. */
function along(line: readonly Point[], step: number): { at: Point; way: Point }[] {
    const out: { at: Point; way: Point }[] = [];
    let left = step / 2;
    for (let i = 0; i + 1 < line.length; ++i) {
        const [a, b] = [line[i]!, line[i + 1]!];
        const length = apart(a, b);
        while (left < length) {
            out.push({
                at: between(a, b, left / length),
                way: { x: (b.x - a.x) / length, y: (b.y - a.y) / length },
            });
            left += step;
        }
        left -= length;
    }
    return out;
}

/** Which side of a directed line an area lies on: 1 right of it, -1 left, as the picture is seen. */
function side_of(area: string, line: readonly Point[], map: AreaMap): 1 | -1 {
    const middle = line[Math.floor(line.length / 2)]!;
    const way = { x: line.at(-1)!.x - line[0]!.x, y: line.at(-1)!.y - line[0]!.y };
    const to = { x: map.centre(area).x - middle.x, y: map.centre(area).y - middle.y };
    return way.x * to.y - way.y * to.x > 0 ? 1 : -1;
}

const line_of = (border: WaterlooBorder, map: AreaMap) =>
    border.line.map(([x, y]) => map.turned_point({ x, y }));

export interface Crests {
    ridge: string;
    hachures: string;
}

/** The slope falls away from whoever holds the ridge: towards the area that lies nearer the enemy. */
export function draw_crests(scenario: WaterlooScenario, map: AreaMap): Crests {
    const out: Crests = { ridge: '', hachures: '' };
    const height = new Map(scenario.areas.map((area) => [area.id, area.centre[1]]));
    for (const border of scenario.borders) {
        if (!border.crest) continue;
        const line = line_of(border, map);
        const [a, b] = border.areas as [string, string];
        const south = (height.get(a) ?? 0) > (height.get(b) ?? 0) ? a : b;
        const front = (border.crest === 'top') === (south === a) ? a : b;
        const side = side_of(front, line, map);
        out.ridge += `M${line.map(pair).join('L')}`;
        along(line, 4.4).forEach(({ at, way }, i) => {
            const down = { x: -way.y * side, y: way.x * side };
            const length = i % 2 === 0 ? 11.5 : 8.5;
            out.hachures += outline([
                { x: at.x - way.x * 1.1, y: at.y - way.y * 1.1 },
                { x: at.x + down.x * length, y: at.y + down.y * length },
                { x: at.x + way.x * 1.1, y: at.y + way.y * 1.1 },
            ]);
        });
    }
    return out;
}

export interface Ditches {
    bed: string;
    teeth: string;
}

/** On the side of the area it protects. */
export function draw_ditches(scenario: WaterlooScenario, map: AreaMap): Ditches {
    const out: Ditches = { bed: '', teeth: '' };
    for (const border of scenario.borders) {
        if (!border.ditch) continue;
        const line = line_of(border, map);
        const side = side_of(border.ditch, line, map);
        const moved = along(line, 6).map(({ at, way }) => ({
            at: { x: at.x - way.y * side * 6, y: at.y + way.x * side * 6 },
            way,
        }));
        out.bed += `M${moved.map(({ at }) => pair(at)).join('L')}`;
        for (const { at, way } of moved) {
            out.teeth += `M${pair(at)}l${figure(-way.y * side * 5)} ${figure(way.x * side * 5)}`;
        }
    }
    return out;
}

export interface Farm {
    wall: string;
    buildings: Stamp[];
}

/** A walled farm: the walls run round the middle of its area, buildings stand on them. */
export function draw_farm(area: string, map: AreaMap): Farm {
    const polygon = map.polygon(area);
    const wall = shrunk(polygon, 13);
    const { top, bottom } = bounds(wall);
    const upper = wall.reduce((best, p) => (p.x + p.y < best.x + best.y ? p : best));
    const lower = wall.reduce((best, p) => (p.x + p.y > best.x + best.y ? p : best));
    const right = wall.reduce((best, p) => (p.x - p.y > best.x - best.y ? p : best));
    const left = wall.reduce((best, p) => (p.y - p.x > best.y - best.x ? p : best));
    const size = Math.min(0.95, (bottom - top) / 80);
    return {
        wall: outline(wall),
        buildings: [
            { kind: 'house-wide', ...upper, size },
            { kind: 'house', ...right, size },
            { kind: 'house', ...left, size },
            { kind: 'house-wide', ...lower, size },
        ],
    };
}

/** Where there is room for a word: as far from the middle as it fits, straight up or down. */
export function margin_spot(area: string, map: AreaMap, way: 1 | -1, keep: number): Point {
    const centre = map.centre(area);
    const polygon = map.polygon(area);
    let far = 0;
    while (far < 200) {
        const p = { x: centre.x, y: centre.y + way * (far + 3) };
        if (!inside(p, polygon) || to_edge(p, polygon) < keep) break;
        far += 3;
    }
    return { x: centre.x, y: centre.y + way * far };
}
