// Keeps the log in step with the server's count: nothing twice, and nothing that was taken back.
import type { GameEvent } from '../wire/types';

/** The server tells everything after `since`; what was known after it is forgotten. */
export function merge_events(
    known: readonly GameEvent[],
    fresh: readonly GameEvent[],
    since: number,
): GameEvent[] {
    return [...known.filter((event) => event.at <= since), ...fresh];
}
