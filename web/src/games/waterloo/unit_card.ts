// What the card of an area tells: its pieces, like with like.
import { capital } from '../../ui/table_model.svelte';
import type { CardPart } from '../../ui/unit_card';
import type { Play } from './play.svelte';
import type { Stack } from './stacks';
import { t } from './words';

/** Rules of a posture that are not called after it. */
const postures: Readonly<Record<string, string>> = {
    'infantry.square': 'wl.formation.infantry.auto-square',
    'artillery.limbered': 'wl.formation.artillery.side-no-action',
    'leader.ready': 'wl.leader.ready',
    'leader.used': 'wl.leader.used',
};
const more: Readonly<Record<string, string>> = {
    artillery: 'wl.action.artillery.range',
    leader: 'wl.leader.reach',
};

export function card_of(play: Play, place: string): CardPart<Stack>[] {
    const { model } = play;
    return (play.stacks.get(place) ?? []).map((stack): CardPart<Stack> => {
        const { arm, nation, posture, from, sheltered } = stack.piece;
        const state = [model.word(`posture.${posture}`)];
        if (sheltered) state.push(t('sheltered'));
        if (from) state.push(t('come-from', { from }));
        const title = t('hear-pieces', {
            count: stack.count,
            piece: capital(model.word(`piece.${nation}.${arm}`)),
        });
        const standing = postures[`${arm}.${posture}`] ?? `wl.formation.${arm}.${posture}`;
        const rules = [`wl.action.approach.${arm}`, standing, more[arm] ?? ''].filter(Boolean);
        return { piece: stack, title, state, rules };
    });
}
