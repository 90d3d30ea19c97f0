// How the two sides of a battle are called and coloured: unless it has a name of its own, a side goes by the first of its nations.
import { t, worded } from '../i18n/i18n.svelte';
import type { ScenarioSummary, Seat } from '../wire/types';

export const seats: readonly Seat[] = ['bottom', 'top'];

/** How long one may pass on questions of a kind. */
export const scopes = ['move', 'activation', 'phase'] as const;

export function side_nation(scenario: ScenarioSummary | null, seat: Seat): string {
    return scenario?.sides[seat].nations[0] ?? '';
}

export function side_name(scenario: ScenarioSummary | null, seat: Seat): string {
    const named = scenario?.sides[seat].name;
    if (named) return worded(named);
    const nation = side_nation(scenario, seat);
    return nation ? t(`nation-${nation}`) : '';
}
