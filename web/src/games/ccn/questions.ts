// The action a wrong click seems to mean, so that the server can say why it is not allowed.
import type { HexGrid } from '../../board/hex/geometry';
import type { CcnAction } from '../../wire/types';

import type { Army } from './army';
import type { Piece } from './fields';

export interface Situation {
    army: Army;
    grid: HexGrid;
    chosen: { hex: string; piece: Piece } | null;
    model: { view: { step: string; active: string } | null };
}

/** Actions of one hex, by the step in which they are done. */
const one_hex: Record<string, (hex: string) => CcnAction> = {
    ordering: (at) => ({ do: 'order', at }),
    rallying: (at) => ({ do: 'rally', at }),
    supplying: (at) => ({ do: 'send-back', at }),
    placing: (at) => ({ do: 'place', at }),
    'unit-retreat': (to) => ({ do: 'retreat', to }),
    withdrawal: (to) => ({ do: 'retreat', to }),
    'general-retreat': (to) => ({ do: 'retreat', to }),
    'ground-choice': (to) => ({ do: 'advance', to }),
    'pursuit-choice': (to) => ({ do: 'advance', to }),
};

export function question_about(now: Situation, hex: string): CcnAction | null {
    const step = now.model.view?.step ?? '';
    const meant = one_hex[step];
    if (meant) return meant(hex);
    const moving = step === 'moving';
    if (!moving && step !== 'fighting' && step !== 'bonus-choice') return null;
    const from = now.chosen?.hex;
    if (from && from !== hex) {
        if (moving) return move(now.chosen!.piece, from, hex);
        return attack(now.grid, from, hex);
    }
    const unit = now.army.unit_at.get(hex)?.unit;
    const general = now.army.general_at.get(hex)?.general;
    if (!unit && !general) return null;
    const near = now.grid.neighbours(hex);
    if (moving) {
        const free = near.find((each) => !now.army.unit_at.has(each)) ?? near[0];
        return move(unit ? 'unit' : 'general', hex, free ?? hex);
    }
    const enemy = nearest_enemy(now, hex, (unit ?? general)!.side);
    return enemy ? attack(now.grid, hex, enemy) : null;
}

function move(piece: Piece, from: string, to: string): CcnAction {
    return { do: piece === 'general' ? 'move-general' : 'move', from, to };
}

function attack(grid: HexGrid, from: string, at: string): CcnAction {
    return grid.adjacent(from, at)
        ? { do: 'melee', from, at, support: [] }
        : { do: 'fire', from, at };
}

function nearest_enemy(now: Situation, hex: string, side: string): string | null {
    const here = now.grid.centre(hex);
    const enemies = now.army.units.filter((placed) => placed.unit.side !== side);
    enemies.sort((a, b) => {
        const p = now.grid.centre(a.unit.at ?? '');
        const q = now.grid.centre(b.unit.at ?? '');
        return Math.hypot(p.x - here.x, p.y - here.y) - Math.hypot(q.x - here.x, q.y - here.y);
    });
    return enemies[0]?.unit.at ?? null;
}
