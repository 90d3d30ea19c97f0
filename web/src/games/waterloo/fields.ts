// How the fields of each action of Waterloo are pointed at, and what an action is about.
import type { Field, Fields } from '../../ui/picker';
import type { WaterlooAction, WaterlooPieceDescription } from '../../wire/types';

export type Described = WaterlooPieceDescription;

export const arms = ['infantry', 'cavalry', 'artillery', 'leader'] as const;
export const orders = ['approach', 'reserve', 'fire', 'assault', 'formation', 'reinforce'] as const;
export const discs = ['green', 'red', 'purple'] as const;
export type Disc = (typeof discs)[number];

const piece = (name: string): Field => ({ name, kind: 'piece' });
const area = (name: string): Field => ({ name, kind: 'place' });
const button = (name: string): Field => ({ name, kind: 'button' });

/** What is not named here, such as cubes that go along, is asked for by buttons if it makes a difference. */
export const fields: Fields = {
    enter: [area('at')],
    leave: [piece('piece'), area('to')],
    skirmish: [area('from'), area('at')],
    reform: [area('at'), button('piece'), button('to')],
    order: [area('area'), button('order'), button('disc')],
    lead: [area('area'), button('nation'), button('disc')],
    command: [area('area'), button('order')],
    move: [piece('piece'), area('to')],
    aim: [piece('gun'), area('at')],
    reinforce: [piece('colour'), area('to')],
    resolve: [area('at')],
    shelter: [piece('piece')],
    cover: [piece('piece')],
    engage: [piece('piece')],
    charge: [area('to')],
    suffer: [piece('piece')],
    retreat: [piece('piece'), area('to')],
    cube: [piece('colour')],
    remove: [piece('piece')],
    sacrifice: [area('at'), button('piece')],
};

/** The piece that acts or suffers. */
export function piece_of(action: WaterlooAction): Described | undefined {
    if ('gun' in action) return action.gun;
    return 'piece' in action ? action.piece : undefined;
}

/** Where somebody goes, or what is fired at. */
export function target_of(action: WaterlooAction): string | undefined {
    if (action.do === 'reform' || action.do === 'sacrifice') return undefined;
    if ('to' in action) return action.to;
    return 'at' in action ? action.at : undefined;
}

/** The area named first: activated, firing, changing. */
export function area_of(action: WaterlooAction): string | undefined {
    if ('area' in action) return action.area;
    if (action.do === 'skirmish') return action.from;
    return action.do === 'reform' || action.do === 'sacrifice' ? action.at : undefined;
}

/** Does it begin a fight whose odds one wants to see first? */
export function is_attack(
    action: WaterlooAction,
    step: string,
    acting: string | undefined,
): boolean {
    if (['aim', 'skirmish', 'fire', 'fire-grand-battery'].includes(action.do)) return true;
    if (action.do === 'resolve') return step === 'assault-queue';
    if (action.do === 'move') return acting === 'assault' && action.piece.arm !== 'leader';
    return 'order' in action && action.order === 'fire';
}

/** The action with another place in it: what a wrong click seems to mean. */
export function meant(action: WaterlooAction, place: string): WaterlooAction {
    if (action.do === 'move') return { do: 'move', piece: action.piece, to: place };
    if (action.do === 'leave') return { do: 'leave', piece: action.piece, to: place };
    if (target_of(action) !== undefined) {
        const name = 'to' in action ? 'to' : 'at';
        return { ...action, [name]: place };
    }
    if ('area' in action) return { ...action, area: place };
    return 'at' in action ? { ...action, at: place } : action;
}
