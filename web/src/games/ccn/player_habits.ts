// How the events of Commands & Colors are shown one by one.
import { side_name } from '../../ui/sides';
import type { CcnView } from '../../wire/types';
import type { PlayerHabits } from '../game';
import { t } from './words';

/** Every other step is a part of combat. */
const phases: Readonly<Record<string, string>> = {
    deal: 'card',
    'turn-step': 'card',
    'card-choice': 'card',
    'section-choice': 'orders',
    'manoeuvre-choice': 'orders',
    'command-roll': 'orders',
    rallying: 'orders',
    ordering: 'orders',
    supplying: 'orders',
    placing: 'orders',
    moving: 'movement',
    'draw-card': 'end',
    'scout-draw': 'end',
    'keep-choice': 'end',
};

export const player_habits: PlayerHabits = {
    turns: ['event.turn-began'],
    quiet: [
        'event.hands-dealt',
        'event.card-drawn',
        'event.card-was-drawn',
        'event.card-discarded',
        'event.deck-reshuffled',
        'event.square-card-taken',
        'event.turn-began',
    ],
    moment(view, scenario) {
        const { step, active, turns } = view as CcnView;
        const turn = turns[active === 'bottom' ? 0 : 1];
        const phase = phases[step] ?? 'combat';
        return t('moment', {
            turn,
            side: side_name(scenario, active),
            phase: t(`moment-${phase}`),
        });
    },
};
