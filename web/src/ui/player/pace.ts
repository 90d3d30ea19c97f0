// How long each step is shown.
import { dice_in } from '../../i18n/words';
import type { GameEvent } from '../../wire/types';

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

const plain = 700;
const with_dice = 1000;
const factor: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 1 };
/** A longer queue is played faster: nobody watches two hundred counters at a walk. */
const unhurried = 40;
const shortest = 60;

export function has_dice(event: GameEvent): boolean {
    return event.told.some((message) => dice_in(message).length > 0);
}

/** Asked for by hand ("again", a replay) even the instant speed takes its time. */
export function pause_after(event: GameEvent, speed: Speed, waiting: number): number {
    const pause = (has_dice(event) ? with_dice : plain) * factor[speed];
    const hurry = Math.max(1, waiting / unhurried);
    return Math.max(shortest, pause / hurry);
}
