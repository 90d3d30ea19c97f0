// Waterloo, as the rest of the client knows it.
import type { WaterlooSummary, WaterlooView } from '../../wire/types';
import type { Game } from '../game';
import Die from './Die.svelte';
import { log_habits } from './log_habits';
import MiniMap from './MiniMap.svelte';
import { player_habits } from './player_habits';
import Stamps from './Stamps.svelte';
import Table from './Table.svelte';
import { t } from './words';

export const waterloo: Game = {
    t,
    Table,
    MiniMap,
    how_to_play: () => import('./how/HowToPlay.svelte').then((found) => found.default),
    Stamps,
    Die,
    aim: (scenario, seat) =>
        t(`aim-${seat}`, { count: (scenario as WaterlooSummary).losses_to_win[seat] }),
    progress: (view, seat) => {
        const { losses, losses_to_win } = view as unknown as WaterlooView;
        const won = losses[seat === 'bottom' ? 'top' : 'bottom'];
        return t('losses', { won, needed: losses_to_win[seat] });
    },
    log: log_habits,
    player: player_habits,
};
