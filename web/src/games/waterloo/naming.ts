// How pieces, areas and sides are called on this screen.
import { worded } from '../../i18n/i18n.svelte';
import { side_name } from '../../ui/sides';
import { capital, type TableModel } from '../../ui/table_model.svelte';
import type { WaterlooAction, WaterlooScenario, WaterlooView } from '../../wire/types';
import { box } from './battlefield';
import { type Described, piece_of } from './fields';
import type { Play } from './play.svelte';
import { t } from './words';

type Model = TableModel<WaterlooView, WaterlooScenario>;

/** "French infantry, mobile", small as inside a sentence. */
export function piece_name(model: Model, piece: Described): string {
    const name = t('piece', {
        piece: model.word(`piece.${piece.nation}.${piece.arm}`),
        posture: model.word(`posture.${piece.posture}`),
    });
    const parts = [name];
    if (piece.sheltered) parts.push(t('sheltered'));
    if (piece.from) parts.push(t('come-from', { from: piece.from }));
    return parts.join(', ');
}

export function subject_name(model: Model, action: WaterlooAction): string {
    const piece = piece_of(action);
    if (piece) return piece_name(model, piece);
    return 'colour' in action ? t(`cube-${action.colour}`) : '';
}

export function place_name(model: Model, place: string): string {
    if (place === box) return model.scenario ? worded(model.scenario.box.name) : place;
    const area = model.scenario?.areas.find((each) => each.id === place);
    return area ? t('area', { code: place, name: worded(area.name) }) : place;
}

/** The whole area in words; whoever sees the board sees its crests, and what is lit. */
export function hear_place(play: Play, place: string, by: 'heard' | 'seen' = 'heard'): string {
    const { model } = play;
    const { scenario, view } = model;
    if (!scenario) return place;
    const said = [place_name(model, place)];
    for (const stack of play.stacks.get(place) ?? []) {
        said.push(t('hear-pieces', { count: stack.count, piece: piece_name(model, stack.piece) }));
    }
    for (const force of ['french', 'anglo', 'prussian'] as const) {
        const count = view?.cubes[place]?.[force] ?? 0;
        if (count > 0) said.push(t('hear-cubes', { count, colour: t(`cube-${force}`) }));
    }
    const area = scenario.areas.find((each) => each.id === place);
    if (area) said.push(model.word(`terrain.${area.terrain}`));
    const strong = scenario.strongholds.find((each) => each.area === place);
    if (strong) {
        const holder = view?.holders[place];
        said.push(
            t('hear-stronghold', {
                infantry: strong.infantry,
                columns: strong.columns,
                side: holder ? side_name(scenario, holder) : '',
            }),
        );
    }
    for (const border of by === 'heard' ? scenario.borders : []) {
        const other = border.areas.find((each) => each !== place)!;
        if (!border.areas.includes(place)) continue;
        if (border.crest) said.push(t('hear-crest', { other }));
        if (border.ditch === place) said.push(t('hear-ditch', { other }));
    }
    for (const seat of ['bottom', 'top'] as const) {
        if (scenario.goals[seat] === place) {
            said.push(t('hear-goal', { side: side_name(scenario, seat) }));
        }
    }
    if (scenario.entries[place]) said.push(t('hear-entry', { letter: scenario.entries[place] }));
    const light = play.lights.get(place);
    if (light && by === 'heard') said.push(t(`hear-${light}`));
    return said.map(capital).join('. ');
}
