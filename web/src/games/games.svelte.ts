// The games this client can show; each is fetched when it is first needed.
import type { Game } from './game';

const shelf: Record<string, () => Promise<Game>> = {
    ccn: () => import('./ccn/ccn').then((found) => found.ccn),
    waterloo: () => import('./waterloo/waterloo').then((found) => found.waterloo),
};

class Games {
    /** Those fetched so far, by id. */
    open: Readonly<Record<string, Game>> = $state.raw({});
    readonly known: readonly string[] = Object.keys(shelf);

    fetch(id: string): void {
        if (this.open[id]) return;
        void shelf[id]?.().then((game) => {
            this.open = { ...this.open, [id]: game };
        });
    }
}

export const games = new Games();
