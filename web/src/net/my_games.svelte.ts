// The games this browser plays in, kept across closed tabs and shared between open ones.
import type { Seat } from '../wire/types';

export interface MyGame {
    table: string;
    /** What opens the seat; nothing for a spectator. */
    secret: string | null;
    game: string;
    scenario: string;
    seat: Seat | 'both' | null;
    against: string;
    /** The other seat's secret, while its link is still to be given away. */
    invite?: string;
    opened: number;
    over?: boolean;
}

const kept = 'grognard.games';

function read(): MyGame[] {
    try {
        const list = JSON.parse(localStorage.getItem(kept) ?? '[]');
        return Array.isArray(list) ? list : [];
    } catch {
        return [];
    }
}

class MyGames {
    list: MyGame[] = $state.raw(read());

    constructor() {
        addEventListener('storage', (event) => {
            if (event.key === kept) this.list = read();
        });
    }

    find(table: string): MyGame | undefined {
        return this.list.find((game) => game.table === table);
    }

    keep(game: MyGame): void {
        const before = read().find((each) => each.table === game.table);
        const others = read().filter((each) => each.table !== game.table);
        this.write([{ ...before, ...game }, ...others]);
    }

    forget(table: string): void {
        this.write(read().filter((each) => each.table !== table));
    }

    private write(list: MyGame[]): void {
        this.list = list.slice(0, 60);
        localStorage.setItem(kept, JSON.stringify(this.list));
    }
}

export const my_games = new MyGames();

export function seat_link(table: string, secret: string | null): string {
    return `/t/${table}${secret ? `#seat=${secret}` : ''}`;
}
