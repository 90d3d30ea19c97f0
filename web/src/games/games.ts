// The games this client can show: each brings its table, its small map and its drawings.
import type { Component } from 'svelte';
import type { TableModel } from '../ui/table_model.svelte';
import type { Scenario } from '../wire/types';
import CcnMiniMap from './ccn/MiniMap.svelte';
import CcnStamps from './ccn/Stamps.svelte';
import CcnTable from './ccn/Table.svelte';

export interface Game {
    Table: Component<{ model: TableModel }>;
    MiniMap: Component<{ id: string; scenario?: Scenario | null }>;
    Stamps: Component;
}

export const games: Record<string, Game> = {
    ccn: { Table: CcnTable, MiniMap: CcnMiniMap, Stamps: CcnStamps },
};
