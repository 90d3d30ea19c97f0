// How the log of Commands & Colors reads: orders together, an attack with what came of it, a turn on its own.
import type { Param } from '../../wire/types';
import type { LogHabits } from '../game';

function alike(one: Param | undefined, other: Param | undefined): boolean {
    return JSON.stringify(one) === JSON.stringify(other);
}

export const log_habits: LogHabits = {
    turns: ['event.turn-began'],
    begins: [
        'event.card-played',
        'event.card-played.as',
        'event.card-played.in-vain',
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
    gathers: {
        'event.unit-ordered': { into: 'event.all-ordered', item: 'each.unit' },
        'event.general-ordered': { into: 'event.all-ordered', item: 'each.general' },
        'event.card-drawn': { into: 'event.cards-drawn', item: 'each.card', same: ['side'] },
        'event.card-was-drawn': {
            into: 'event.cards-were-drawn',
            item: 'each.unknown-card',
            same: ['side'],
        },
    },
    after(first, message) {
        const declared = first.params?.unit !== undefined && first.params.to !== undefined;
        const rolls = declared && message.key === 'event.dice-rolled';
        if (!rolls || !alike(first.params?.unit, message.params?.unit)) return message;
        return { ...message, key: 'event.dice-rolled.declared' };
    },
    shorter({ key, params }) {
        return key === 'unit.named' ? { key: 'unit.short', params } : null;
    },
    in_the_open(message) {
        if (message.key === 'event.square-card-taken') return null;
        if (message.key !== 'event.card-drawn') return message;
        const { card: _, ...params } = message.params ?? {};
        return { key: 'event.card-was-drawn', params };
    },
};
