// Gathers the log into paragraphs, by the habits of the game.
import type { LogHabits } from '../games/game';
import type { GameEvent, Message } from '../wire/types';

export interface Paragraph {
    at: number;
    turn: boolean;
    told: Told[];
}

/** A sentence, and how often it was said in a row. */
export interface Told {
    message: Message;
    times: number;
}

/** Two people at one screen: what only one of them may know is told as the other knows it. */
export function open_to_both(events: readonly GameEvent[], habits: LogHabits): GameEvent[] {
    return events.map((event) => ({
        ...event,
        told: event.told.map(habits.in_the_open).filter((message) => message !== null),
    }));
}

export function paragraphs(events: readonly GameEvent[], habits: LogHabits): Paragraph[] {
    const out: Paragraph[] = [];
    let part = 0;
    for (const event of events) {
        for (const message of event.told) {
            const last = out.at(-1);
            const turn = habits.turns.includes(message.key);
            const family = habits.families[message.key];
            const before = last?.told.at(-1);
            const begins = turn || habits.begins.includes(message.key);
            if (
                !last ||
                begins ||
                last.turn ||
                family !== habits.families[before?.message.key ?? '']
            ) {
                // Several paragraphs may come from one step: fractions keep their keys apart.
                part = last && Math.floor(last.at) === event.at ? part + 1 : 0;
                out.push({ at: event.at + part / 1000, turn, told: [{ message, times: 1 }] });
            } else if (before && JSON.stringify(before.message) === JSON.stringify(message)) {
                ++before.times;
            } else last.told.push({ message, times: 1 });
        }
    }
    return out;
}
