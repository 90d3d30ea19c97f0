// Gathers the log into paragraphs: orders together, an attack with what came of it, a turn on its own.
import type { GameEvent, Message } from '../wire/types';

export interface Paragraph {
    at: number;
    turn: boolean;
    told: Message[];
}

const gathered = ['event.unit-ordered', 'event.general-ordered'];
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
    'event.card-drawn',
    'event.card-was-drawn',
];

export function paragraphs(events: readonly GameEvent[]): Paragraph[] {
    const out: Paragraph[] = [];
    let part = 0;
    for (const event of events) {
        for (const message of event.told) {
            const last = out.at(-1);
            const turn = message.key === 'event.turn-began';
            const ordering = gathered.includes(message.key);
            const after_orders = last?.told.every((each) => gathered.includes(each.key)) ?? false;
            const fresh = begins.includes(message.key) || ordering !== after_orders || last?.turn;
            if (!last || fresh) {
                // Several paragraphs may come from one step: fractions keep their keys apart.
                part = last && Math.floor(last.at) === event.at ? part + 1 : 0;
                out.push({ at: event.at + part / 1000, turn, told: [message] });
            } else last.told.push(message);
        }
    }
    return out;
}
