// How pieces, hexes and sides are called on this screen.
import { worded } from '../../i18n/i18n.svelte';
import { side_name } from '../../ui/sides';
import { capital, type TableModel } from '../../ui/table_model.svelte';
import type { CcnScenario, CcnView, Message } from '../../wire/types';
import { hex_of, piece_key } from './fields';
import type { Play } from './play.svelte';
import { t } from './words';

export function unit_message(model: TableModel<CcnView, CcnScenario>, id: number): Message {
    const unit = model.view?.units[id];
    const type: Message = { key: `type.${unit?.type}` };
    const name = model.scenario?.unit_names[id];
    if (name) return { key: 'unit.named', params: { name, type } };
    return { key: 'unit.plain', params: { nation: { key: `nation.${unit?.nation}` }, type } };
}

export function unit_name(model: TableModel<CcnView, CcnScenario>, id: number): string {
    return capital(model.text(unit_message(model, id)));
}

export function general_name(model: TableModel<CcnView, CcnScenario>, id: number): string {
    const name = model.scenario?.general_names[id];
    if (name) return capital(model.text({ key: 'general.named', params: { name } }));
    const nation = { key: `nation.${model.view?.generals[id]?.nation}` };
    return capital(model.text({ key: 'general.plain', params: { nation } }));
}

/** Who stands in a hex, for a title. */
export function piece_name(play: Play, hex: string): string {
    const unit = play.army.unit_at.get(hex);
    if (unit) return unit_name(play.model, unit.id);
    const general = play.army.general_at.get(hex);
    return general ? general_name(play.model, general.id) : hex;
}

/** A piece by its key, where a unit and a general may stand in one hex. */
export function piece_title(play: Play, key: string): string {
    const hex = hex_of(key);
    const with_unit = play.army.unit_at.get(hex)?.general;
    const general = with_unit ?? play.army.general_at.get(hex);
    const meant = key === piece_key('general', hex) ? general : undefined;
    return `${meant ? general_name(play.model, meant.id) : piece_name(play, hex)}, ${hex}`;
}

/** The whole hex in words; whoever sees the board need not be told what is lit. */
export function hex_name(play: Play, hex: string, by: 'heard' | 'seen' = 'heard'): string {
    const { model, army } = play;
    const scenario = model.scenario;
    if (!scenario) return hex;
    const kind = play.ground.get(hex) ?? 'clear';
    const said = [t('hear-hex', { hex, ground: model.word(`terrain.${kind}`) })];
    const works = scenario.works.find((each) => each.hex === hex);
    if (works) said.push(model.word('terrain.works'));
    const place = scenario.places[hex];
    if (place) said.push(worded(place));
    const placed = army.unit_at.get(hex);
    if (placed) {
        said.push(
            t('hear-unit', {
                nation: t(`nation-${placed.unit.nation}`),
                unit: unit_name(model, placed.id),
                blocks: placed.unit.blocks,
                most: placed.most,
            }),
        );
        if (placed.general) said.push(general_name(model, placed.general.id));
        if (placed.unit.square > 0) said.push(t('hear-square'));
        if (placed.order === 'ready') said.push(t('hear-ordered'));
    }
    const alone = army.general_at.get(hex);
    if (alone) said.push(general_name(model, alone.id));
    for (const objective of model.view?.objectives ?? []) {
        if (!objective.hexes.includes(hex)) continue;
        said.push(
            t('hear-objective', {
                side: side_name(model.scenario, objective.side),
                count: objective.banners,
            }),
        );
    }
    const light = play.lights.get(hex);
    if (light && by === 'heard') said.push(t(`hear-${light}`));
    return said.map(capital).join('. ');
}
