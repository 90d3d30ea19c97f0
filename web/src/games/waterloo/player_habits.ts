// How the events of Waterloo are shown one by one.
import { side_name } from '../../ui/sides';
import type { WaterlooView } from '../../wire/types';
import type { PlayerHabits } from '../game';
import { t } from './words';

/** Every other step is a part of the actions, or of an assault. */
const phases: Readonly<Record<string, string>> = {
    arrival: 'arrivals',
    relief: 'arrivals',
    'prussian-roll': 'arrivals',
    skirmishing: 'skirmish',
    'skirmish-shot': 'skirmish',
    reforming: 'formations',
    marching: 'movement',
    reinforcing: 'movement',
    gunnery: 'fire',
    'gun-shots': 'fire',
};

export const player_habits: PlayerHabits = {
    turns: ['event.turn-began', 'event.sequence-began'],
    quiet: [
        'event.turn-began',
        'event.phase-began',
        'event.step-began',
        'event.tile-drawn',
        'event.tile-was-drawn',
        'event.sequence-ended',
    ],
    moment(view, scenario) {
        const { step, active, turn, assault } = view as WaterlooView;
        const phase = phases[step] ?? (assault ? 'assault' : 'actions');
        return t('moment', {
            turn,
            side: side_name(scenario, active),
            phase: t(`moment-${phase}`),
        });
    },
};
