// Which steps are the opponent's, where turns begin, and which turn to show again.
import type { GameEvent, Seat } from '../../wire/types';

/** What a chance step shows belongs to whoever acted before it. */
export function first_foreign(
    events: readonly GameEvent[],
    fresh: readonly GameEvent[],
    seat: Seat | 'both' | null,
): GameEvent | undefined {
    if (seat === 'both') return undefined;
    if (seat === null) return fresh[0];
    let actor = actor_before(events, fresh[0]?.at ?? 0);
    for (const event of fresh) {
        if (event.by !== 'chance') actor = event.by;
        if (actor !== null && actor !== seat) return event;
    }
    return undefined;
}

function actor_before(events: readonly GameEvent[], at: number): Seat | null {
    const found = events.findLast((event) => event.at < at && event.by !== 'chance');
    return found && found.by !== 'chance' ? found.by : null;
}

function tells(event: GameEvent, keys: readonly string[]): boolean {
    return event.told.some((message) => keys.includes(message.key));
}

/** The steps at which a turn begins. */
export function turn_starts(events: readonly GameEvent[], keys: readonly string[]): number[] {
    return events.filter((event) => tells(event, keys)).map((event) => event.at);
}

export function turn_after(starts: readonly number[], at: number, last: number): number {
    return starts.find((start) => start > at) ?? last;
}

export function turn_before(starts: readonly number[], at: number): number {
    return starts.findLast((start) => start < at) ?? 0;
}

/** The opponent's last turn, as the steps after one and up to another. For others than a player, simply the last turn. */
export function last_turn(
    events: readonly GameEvent[],
    starts: readonly number[],
    seat: Seat | 'both' | null,
): { after: number; upto: number } | null {
    const theirs = (event: GameEvent) =>
        event.by !== 'chance' && (seat === null || seat === 'both' || event.by !== seat);
    const end = events.findLast(theirs)?.at;
    if (end === undefined) return null;
    const start = starts.findLast((at) => at < end) ?? 0;
    const next = starts.find((at) => at >= end);
    return { after: Math.max(0, start - 1), upto: next ?? events.at(-1)!.at };
}
