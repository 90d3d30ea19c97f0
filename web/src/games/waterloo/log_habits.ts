// How the log of Waterloo reads: a turn on its own, an action with all that came of it, skirmishers together.
import type { LogHabits } from '../game';

export const log_habits: LogHabits = {
    turns: ['event.turn-began', 'event.phase-began'],
    begins: [
        'event.sequence-began',
        'event.disc-spent',
        'event.assault-began',
        'event.step-began',
        'event.stop-called',
        'event.game-won.place',
        'event.game-won.losses',
        'event.game-won.both',
        'event.game-won.nightfall',
    ],
    families: {
        'event.skirmish-fired': 'skirmish',
        'event.skirmish-fired.hit': 'skirmish',
        'event.piece-reformed': 'formations',
        'event.piece-entered': 'arrivals',
        'event.piece-delayed': 'arrivals',
    },
    gathers: {
        'event.piece-reformed': {
            into: 'event.pieces-reformed',
            item: 'each.piece',
            same: ['posture'],
        },
        'event.skirmish-fired': {
            into: 'event.skirmishers-missed',
            item: 'each.shot',
            same: ['needs'],
        },
        'event.skirmish-fired.hit': {
            into: 'event.skirmishers-hit',
            item: 'each.shot',
            same: ['needs'],
        },
    },
    /** The tile is for one player's eyes: at one screen nobody sees it. */
    in_the_open(message) {
        return message.key === 'event.tile-drawn' ? null : message;
    },
};
