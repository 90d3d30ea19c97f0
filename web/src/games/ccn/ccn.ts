// Commands & Colors: Napoleonics, as the rest of the client knows it.
import type { CcnSummary, CcnView } from '../../wire/types';
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
    progress: (view, seat) => {
        const { banners, banners_needed } = view as unknown as CcnView;
        const i = seat === 'bottom' ? 0 : 1;
        return t('banners', { won: banners[i], needed: banners_needed[i] });
    },
    log: log_habits,
    player: player_habits,
};
