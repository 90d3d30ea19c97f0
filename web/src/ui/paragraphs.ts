// Gathers the log into paragraphs: orders together, an attack with what came of it, a turn on its own.
import type { GameEvent, Message } from '../wire/types';

export interface Paragraph {
    at: number;
    turn: boolean;
    told: Message[];
}

const families: Record<string, string> = {
    'event.unit-ordered': 'orders',
    'event.general-ordered': 'orders',
    'event.card-drawn': 'draws',
    'event.card-was-drawn': 'draws',
};
const begins = [
    'event.turn-began',
    'event.card-played',
    'event.card-played.as',
    'event.fire-declared',
    'event.melee-declared',
    'event.melee-declared.bonus',
    'event.unit-moved',
    'event.unit-moved.with-general',
    'event.general-moved',
    'event.command-rolled',
];

/** Two people at one screen: what only one of them may know is told as the other knows it. */
export function open_to_both(events: readonly GameEvent[]): GameEvent[] {
    return events.map((event) => ({
        ...event,
        told: event.told
            .filter((message) => message.key !== 'event.square-card-taken')
            .map((message) =>
                message.key === 'event.card-drawn'
                    ? { ...message, key: 'event.card-was-drawn' }
                    : message,
            ),
    }));
}

export function paragraphs(events: readonly GameEvent[]): Paragraph[] {
    const out: Paragraph[] = [];
    let part = 0;
    for (const event of events) {
        for (const message of event.told) {
            const last = out.at(-1);
            const turn = message.key === 'event.turn-began';
            const family = families[message.key];
            const before = last?.told.at(-1)?.key ?? '';
            const fresh = begins.includes(message.key) || family !== families[before] || last?.turn;
            if (!last || fresh) {
                // Several paragraphs may come from one step: fractions keep their keys apart.
                part = last && Math.floor(last.at) === event.at ? part + 1 : 0;
                out.push({ at: event.at + part / 1000, turn, told: [message] });
            } else last.told.push(message);
        }
    }
    return out;
}
