// Makes a new table as a person asked for it and remembers the seat; answers where it is.
import type { NewTable, Seat } from '../wire/types';
import { api } from './api';
import { keep_commitment } from './dice_share';
import { my_games, seat_link } from './my_games.svelte';

export type Opponent = 'bot' | 'link' | 'solo';

export interface Wish {
    game: string;
    scenario: string;
    side: Seat;
    opponent: Opponent;
    /** The level of the program. */
    bot: string;
    name: string;
    /** Real dice, typed in. */
    typed: boolean;
}

/** From the weakest to the strongest; what else a server may have is for machines. */
export function levels(bots: readonly string[]): string[] {
    return ['random', 'greedy', 'search'].filter((each) => bots.includes(each));
}

export function usual_level(bots: readonly string[]): string {
    const found = levels(bots);
    return found.includes('greedy') ? 'greedy' : (found.at(-1) ?? 'random');
}

export async function start_table(wish: Wish): Promise<string> {
    const { game, scenario, side, opponent, typed } = wish;
    const other: Seat = side === 'bottom' ? 'top' : 'bottom';
    const theirs = { bot: `bot:${wish.bot}`, link: 'open', solo: 'human' }[opponent];
    const wanted: NewTable = {
        game,
        scenario,
        seats: { bottom: 'human', top: 'human', [other]: theirs },
    };
    const name = wish.name.trim();
    if (name) wanted.names = { [side]: name };
    if (opponent === 'solo') wanted.solo = true;
    if (opponent === 'solo' && typed) wanted.dice = 'typed';
    const made = await api.create(wanted);
    keep_commitment(made.table, made.commitment);
    const mine = made.seats.both ?? made.seats[side];
    const invite = opponent === 'link' ? made.seats[other]?.secret : undefined;
    my_games.keep({
        table: made.table,
        secret: mine?.secret ?? null,
        game,
        scenario,
        seat: opponent === 'solo' ? 'both' : side,
        against: opponent === 'solo' ? 'solo' : theirs,
        opened: Date.now(),
        ...(invite ? { invite } : {}),
    });
    return seat_link(made.table, mine?.secret ?? null);
}
