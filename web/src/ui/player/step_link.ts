// Addresses that lead to a step of a game: /t/ID?step=22.

export function step_in(search: string): number | null {
    const said = new URLSearchParams(search).get('step');
    return said !== null && /^\d+$/.test(said) ? Number(said) : null;
}

/** For showing around: it holds nobody's seat. */
export function step_link(origin: string, table: string, at: number): string {
    return `${origin}/t/${encodeURIComponent(table)}?step=${at}`;
}

/** The page's own address follows the step shown; its seat and other words stay. */
export function show_step_in_address(at: number | null): void {
    const url = new URL(location.href);
    if (at === null) url.searchParams.delete('step');
    else url.searchParams.set('step', String(at));
    if (url.href !== location.href) history.replaceState(history.state, '', url);
}
