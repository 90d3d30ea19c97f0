// Keys and clicks while the board does not show the present.
import type { EventPlayer } from './event_player.svelte';

type Player = Pick<
    EventPlayer<never>,
    'step' | 'turn' | 'toggle' | 'open' | 'cut' | 'mode' | 'following'
>;

const typing = 'input:not([type=range]):not([type=checkbox]), textarea, select, dialog *';

/** Arrow keys lead through a replay wherever the focus is. Says whether the key was taken. */
export function replay_key(player: Player, event: KeyboardEvent, last: number): boolean {
    const target = event.target as Element | null;
    if (player.mode !== 'replay' || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (target?.matches?.(typing)) return false;
    const on_button = target?.matches?.('button, a, summary') ?? false;
    if (event.key === 'ArrowRight') player.step(1);
    else if (event.key === 'ArrowLeft') player.step(-1);
    else if (event.key === 'ArrowDown') player.turn(1);
    else if (event.key === 'ArrowUp') player.turn(-1);
    else if (event.key === 'Home') player.open(0);
    else if (event.key === 'End') player.open(last);
    else if (event.key === ' ' && !on_button) player.toggle();
    else if (event.key === 'Escape') player.cut();
    else return false;
    return true;
}

/** Whoever acts does not wait: the board goes to the present before the click or key counts. */
export function acts(event: Event): boolean {
    const target = event.target as Element | null;
    const inside = target?.closest?.('.field, .buttons, .subjects') ?? null;
    if (inside === null || target?.closest('.follow, .foot')) return false;
    return (
        !(event instanceof KeyboardEvent) ||
        !['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)
    );
}
