// What the card of a hex tells: its unit and its general.
import { capital } from '../../ui/table_model.svelte';
import type { CardPart } from '../../ui/unit_card';
import type { Order, PlacedGeneral, PlacedUnit } from './army';
import { general_name, unit_name } from './naming';
import type { Play } from './play.svelte';
import { t } from './words';

export type Shown = { unit: PlacedUnit } | { general: { nation: string; order: Order } };

export function card_of(play: Play, hex: string): CardPart<Shown>[] {
    const placed = play.army.unit_at.get(hex);
    const alone = play.army.general_at.get(hex);
    const parts: CardPart<Shown>[] = [];
    if (placed) parts.push(unit_part(play, placed));
    if (placed?.general) parts.push(general_part(play, placed.general, 'attached'));
    if (alone) parts.push(general_part(play, nation_of(alone), 'lone'));
    return parts;
}

function nation_of({ id, general, order }: PlacedGeneral) {
    return { id, nation: general.nation, order };
}

function unit_part(play: Play, placed: PlacedUnit): CardPart<Shown> {
    const { id, unit, most } = placed;
    const turn = play.model.view?.turn;
    const state = [t('card-blocks', { blocks: unit.blocks, most })];
    if (unit.square > 0) state.push(t('hear-square'));
    if (turn?.ordered.includes(id)) state.push(t('hear-ordered'));
    if (turn?.moved.includes(id)) state.push(t('card-moved'));
    if (turn?.fought.includes(id)) state.push(t('card-fought'));
    const rules = [`ccn.unit.${unit.nation.toLowerCase()}.${unit.type}`];
    if (unit.type === 'FA') rules.push('ccn.ranged.power.foot-artillery');
    if (unit.type === 'HA') rules.push('ccn.ranged.power.horse-artillery');
    if (unit.square > 0) rules.push('ccn.square.no-move', 'ccn.square.one-die');
    const title = capital(unit_name(play.model, id));
    return { piece: { unit: { ...placed, general: null } }, title, state, rules };
}

function general_part(
    play: Play,
    general: { id: number; nation: string; order: Order },
    how: 'attached' | 'lone',
): CardPart<Shown> {
    const turn = play.model.view?.turn;
    const state = [t(`card-${how}`)];
    if (turn?.generals_ordered.includes(general.id)) state.push(t('hear-ordered'));
    if (turn?.generals_moved.includes(general.id)) state.push(t('card-moved'));
    const title = general_name(play.model, general.id);
    return { piece: { general }, title, state, rules: [`ccn.unit.general.${how}`] };
}
