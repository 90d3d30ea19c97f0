// The action a wrong click seems to mean, so that the server can say why it is not allowed.
import type { HexGrid } from '../../board/hex/geometry';
import type { Army } from './army';
import type { Offers } from './offers';

export interface Situation {
    offers: Offers;
    army: Army;
    grid: HexGrid;
    chosen: { hex: string; piece: 'unit' | 'general' } | null;
    model: { view: { step: string; active: string } | null };
}

/** Verbs of one hex, by the step in which they are said. */
const one_hex: Record<string, string> = {
    ordering: 'order',
    rallying: 'rally',
    supplying: 'send-back',
    placing: 'place',
    'unit-retreat': 'retreat',
    withdrawal: 'retreat',
    'general-retreat': 'retreat',
    'ground-choice': 'advance',
    'pursuit-choice': 'advance',
};

export function question_about(now: Situation, hex: string): string | null {
    const step = now.model.view?.step ?? '';
    const verb = one_hex[step];
    if (verb) return `${verb} ${hex}`;
    const moving = step === 'moving';
    if (!moving && step !== 'fighting' && step !== 'bonus-choice') return null;
    const from = now.chosen?.hex;
    if (from && from !== hex) {
        if (moving)
            return `move ${now.chosen?.piece === 'general' ? 'general ' : ''}${from} ${hex}`;
        return attack(now.grid, from, hex);
    }
    const unit = now.army.unit_at.get(hex)?.unit;
    const general = now.army.general_at.get(hex)?.general;
    if (!unit && !general) return null;
    const near = now.grid.neighbours(hex);
    if (moving) {
        const free = near.find((each) => !now.army.unit_at.has(each)) ?? near[0];
        return `move ${unit ? '' : 'general '}${hex} ${free}`;
    }
    const enemy = nearest_enemy(now, hex, (unit ?? general)!.side);
    return enemy ? attack(now.grid, hex, enemy) : null;
}

function attack(grid: HexGrid, from: string, to: string): string {
    return `${grid.adjacent(from, to) ? 'melee' : 'fire'} ${from} ${to}`;
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
