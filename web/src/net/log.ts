// Keeps the log in step with the server's count: nothing twice, and nothing that was taken back.
import type { GameEvent } from '../wire/types';

export function merge_events(
    known: readonly GameEvent[],
    fresh: readonly GameEvent[],
    at: number,
): GameEvent[] {
    const first = fresh[0]?.at ?? Number.POSITIVE_INFINITY;
    const kept = known.filter((event) => event.at < first && event.at <= at);
    return [...kept, ...fresh.filter((event) => event.at <= at)];
}
