// How the fields of each action of Commands & Colors are pointed at. Pieces are named by their hex.
import type { Field, Fields } from '../../ui/picker';
import type { CcnAction } from '../../wire/types';

export type Piece = 'unit' | 'general';

export const is_attack = (action: CcnAction) => action.do === 'fire' || action.do === 'melee';

export function piece_key(piece: Piece, hex: string): string {
    return `${piece} ${hex}`;
}

/** The hex in the key of a piece. */
export function hex_of(key: string): string {
    return key.slice(key.indexOf(' ') + 1);
}

const unit = (name: string): Field => ({ name, kind: 'piece', as: 'unit' });
const general = (name: string): Field => ({ name, kind: 'piece', as: 'general' });
const hex = (name: string): Field => ({ name, kind: 'place' });
const card = (name: string): Field => ({ name, kind: 'card' });

export const fields: Fields = {
    play: [card('card')],
    keep: [card('card')],
    order: [unit('at')],
    'leave-square': [unit('at')],
    'order-general': [general('at')],
    rally: [unit('at')],
    'send-back': [unit('at')],
    place: [hex('at')],
    move: [unit('from'), hex('to')],
    'move-general': [general('from'), hex('to')],
    exit: [unit('from'), { name: 'do', kind: 'button' }],
    fire: [unit('from'), hex('at')],
    melee: [unit('from'), hex('at'), { name: 'support', kind: 'set' }],
    advance: [hex('to')],
    retreat: [hex('to')],
};
