// The pieces of a view as they stand on the board: who is where, and how far each has acted.
import type { CcnGeneral, CcnScenario, CcnUnit, CcnView } from '../../wire/types';

export type Order = 'none' | 'ready' | 'spent';

export interface PlacedUnit {
    id: number;
    unit: CcnUnit;
    most: number;
    order: Order;
    general: { id: number; nation: string; order: Order } | null;
}

export interface PlacedGeneral {
    id: number;
    general: CcnGeneral;
    order: Order;
}

export interface Army {
    units: PlacedUnit[];
    /** Generals without a unit. */
    generals: PlacedGeneral[];
    unit_at: Map<string, PlacedUnit>;
    general_at: Map<string, PlacedGeneral>;
}

type Pieces = Pick<CcnView, 'units' | 'generals'> & Partial<Pick<CcnView, 'turn' | 'step'>>;

function order_of(id: number, ordered: number[] = [], spent: number[] = []): Order {
    if (!ordered.includes(id)) return 'none';
    return spent.includes(id) ? 'spent' : 'ready';
}

export function place_army(view: Pieces, blocks: CcnScenario['blocks']): Army {
    const army: Army = { units: [], generals: [], unit_at: new Map(), general_at: new Map() };
    const turn = view.turn;
    const acted = view.step === 'moving' ? turn?.moved : turn?.fought;
    for (const [key, unit] of Object.entries(view.units)) {
        const id = Number(key);
        if (!unit.at) continue;
        const placed: PlacedUnit = {
            id,
            unit,
            most: blocks[unit.nation]?.[unit.type] ?? unit.blocks,
            order: order_of(id, turn?.ordered, acted),
            general: null,
        };
        army.units.push(placed);
        army.unit_at.set(unit.at, placed);
    }
    for (const [key, general] of Object.entries(view.generals)) {
        const id = Number(key);
        if (!general.at) continue;
        const order = order_of(id, turn?.generals_ordered, turn?.generals_moved);
        const with_unit = army.unit_at.get(general.at);
        if (with_unit) with_unit.general = { id, nation: general.nation, order };
        else {
            army.generals.push({ id, general, order });
            army.general_at.set(general.at, { id, general, order });
        }
    }
    return army;
}
