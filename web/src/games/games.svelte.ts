// The games this client can show; each is fetched when it is first needed.
import { fetched_in_the_end } from '../net/trouble.svelte';
import type { Game } from './game';

const shelf: Record<string, () => Promise<Game>> = {
    ccn: () => import('./ccn/ccn').then((found) => found.ccn),
    waterloo: () => import('./waterloo/waterloo').then((found) => found.waterloo),
};

class Games {
    /** Those fetched so far, by id. */
    open: Readonly<Record<string, Game>> = $state.raw({});
    private readonly coming = new Set<string>();
    readonly known: readonly string[] = Object.keys(shelf);

    fetch(id: string): void {
        const load = shelf[id];
        if (this.open[id] || !load || this.coming.has(id)) return;
        this.coming.add(id);
        void fetched_in_the_end(load).then((game) => {
            this.open = { ...this.open, [id]: game };
            this.coming.delete(id);
        });
    }
}

export const games = new Games();
