// Commands & Colors: Napoleonics, as the rest of the client knows it.
import type { CcnSummary } from '../../wire/types';
import type { Game } from '../game';
import Die from './Die.svelte';
import { log_habits } from './log_habits';
import MiniMap from './MiniMap.svelte';
import { player_habits } from './player_habits';
import Stamps from './Stamps.svelte';
import Table from './Table.svelte';
import { t } from './words';

export const ccn: Game = {
    t,
    Table,
    MiniMap,
    how_to_play: () => import('./how/HowToPlay.svelte').then((found) => found.default),
    Stamps,
    Die,
    aim: (scenario, seat) => t('aim', { count: (scenario as CcnSummary).banners[seat] }),
    log: log_habits,
    player: player_habits,
};
