// The map of the battle as places of a board: the areas, and the box of the delayed Prussians beside them.
import { AreaMap } from '../../board/area/geometry';
import type { Point } from '../../board/points';
import type { WaterlooScenario } from '../../wire/types';

export const box = 'box';

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

export function battlefield(scenario: WaterlooScenario): AreaMap {
    const [x, y, width, height] = scenario.box.rect as [number, number, number, number];
    const areas = scenario.areas.map((area) => ({
        name: area.id,
        centre: point(area.centre),
        polygon: area.polygon.map(point),
    }));
    areas.push({
        name: box,
        centre: { x: x + width / 2, y: y + height / 2 },
        polygon: [
            { x, y },
            { x: x + width, y },
            { x: x + width, y: y + height },
            { x, y: y + height },
        ],
    });
    return new AreaMap(areas, x + width, scenario.canvas[1]);
}
