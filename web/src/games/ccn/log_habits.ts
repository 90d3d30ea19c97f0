// How the log of Commands & Colors reads: orders together, an attack with what came of it, a turn on its own.
import type { LogHabits } from '../game';

export const log_habits: LogHabits = {
    turns: ['event.turn-began'],
    begins: [
        'event.card-played',
        'event.card-played.as',
        'event.fire-declared',
        'event.melee-declared',
        'event.melee-declared.bonus',
        'event.unit-moved',
        'event.unit-moved.with-general',
        'event.general-moved',
        'event.command-rolled',
    ],
    families: {
        'event.unit-ordered': 'orders',
        'event.general-ordered': 'orders',
        'event.card-drawn': 'draws',
        'event.card-was-drawn': 'draws',
    },
    in_the_open(message) {
        if (message.key === 'event.square-card-taken') return null;
        if (message.key !== 'event.card-drawn') return message;
        const { card: _, ...params } = message.params ?? {};
        return { key: 'event.card-was-drawn', params };
    },
};
