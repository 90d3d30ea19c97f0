// From the actions a seat is offered to one of them: the player points at one field after the other.
// A game declares for each verb which fields are pointed at, in which order and how.

/** An action of any game: its verb and its fields. */
export interface AnyAction {
    do: string;
}

/** How a field is pointed at. A set is toggled member by member once everything else is chosen. */
export type Kind = 'piece' | 'place' | 'card' | 'button' | 'set';

export interface Field {
    name: string;
    kind: Kind;
    /** Sets pieces apart that are named by the same value, such as a unit and the general with it. */
    as?: string;
}

/** The fields of each verb in the order in which they are pointed at; a verb without any is a button. */
export type Fields = Readonly<Record<string, readonly Field[]>>;

export interface Pick {
    kind: Exclude<Kind, 'set'>;
    key: string;
}

/** An action and the picks that lead to it. */
export interface Route<A extends AnyAction> {
    action: A;
    picks: readonly Pick[];
    /** The name of its set, if it has one. */
    set?: string;
}

/** What can be pointed at next, each with the routes that go on there. */
export interface Next<A extends AnyAction> {
    pieces: Map<string, Route<A>[]>;
    places: Map<string, Route<A>[]>;
    cards: Map<string, Route<A>[]>;
    /** Routes that go on with a button. */
    buttons: Route<A>[];
    /** Routes with nothing more to point at; several differ in what no field declares, or in a set. */
    ready: Route<A>[];
}

export type Coverage = 'complete' | 'sampled';

function value_of(action: AnyAction, name: string): unknown {
    return (action as unknown as Record<string, unknown>)[name];
}

/** One text for each value, in which the order of members does not count. */
export function key_of(value: unknown): string {
    if (Array.isArray(value)) return value.map(key_of).join(' ');
    if (value === true) return 'yes';
    if (typeof value !== 'object' || value === null) return String(value ?? '');
    return Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, one]) => `${name} ${key_of(one)}`)
        .join(' ');
}

/** The same for a whole action, its verb first: "order red assault E2". */
export function action_key(action: AnyAction): string {
    return Object.values(action)
        .map((value) => (typeof value === 'object' ? key_of(value) : String(value)))
        .filter((word) => word !== '')
        .join(' ');
}

export function route_of<A extends AnyAction>(action: A, fields: Fields): Route<A> {
    const picks: Pick[] = [];
    let set: string | undefined;
    for (const { name, kind, as } of fields[action.do] ?? []) {
        if (kind === 'set') set = name;
        else picks.push({ kind, key: (as ? `${as} ` : '') + key_of(value_of(action, name)) });
    }
    return { action, picks, ...(set && { set }) };
}

export function routes_of<A extends AnyAction>(offers: readonly A[], fields: Fields): Route<A>[] {
    return offers.map((action) => route_of(action, fields));
}

/** The routes that begin with these picks. */
export function narrow<A extends AnyAction>(
    routes: readonly Route<A>[],
    picks: readonly Pick[],
): Route<A>[] {
    return routes.filter((route) =>
        picks.every((pick, i) => {
            const own = route.picks[i];
            return own?.kind === pick.kind && own.key === pick.key;
        }),
    );
}

function add<A extends AnyAction>(map: Map<string, Route<A>[]>, key: string, route: Route<A>) {
    const list = map.get(key);
    if (list) list.push(route);
    else map.set(key, [route]);
}

export function next_of<A extends AnyAction>(
    routes: readonly Route<A>[],
    picks: readonly Pick[] = [],
): Next<A> {
    const next: Next<A> = {
        pieces: new Map(),
        places: new Map(),
        cards: new Map(),
        buttons: [],
        ready: [],
    };
    for (const route of narrow(routes, picks)) {
        const pick = route.picks[picks.length];
        if (!pick) next.ready.push(route);
        else if (pick.kind === 'piece') add(next.pieces, pick.key, route);
        else if (pick.kind === 'place') add(next.places, pick.key, route);
        else if (pick.kind === 'card') add(next.cards, pick.key, route);
        else next.buttons.push(route);
    }
    return next;
}

function set_of<A extends AnyAction>(route: Route<A>): string[] {
    return route.set ? (value_of(route.action, route.set) as string[]) : [];
}

/** All that may be in the set of these routes. */
export function members_of<A extends AnyAction>(routes: readonly Route<A>[]): string[] {
    return [...new Set(routes.flatMap(set_of))].sort();
}

/** The action whose set has exactly these members. A sample of offers leaves the judging to the server. */
export function with_members<A extends AnyAction>(
    routes: readonly Route<A>[],
    members: ReadonlySet<string>,
    coverage: Coverage,
): A | undefined {
    const offered = routes.find((route) => {
        const own = set_of(route);
        return own.length === members.size && own.every((one) => members.has(one));
    });
    if (offered) return offered.action;
    const known = members_of(routes);
    const first = routes.find((route) => route.set);
    if (coverage === 'complete' || !first) return undefined;
    if (![...members].every((one) => known.includes(one))) return undefined;
    return { ...first.action, [first.set!]: [...members].sort() };
}

/** The members after one of them is put in or taken out; nothing if there is no such action. */
export function toggled<A extends AnyAction>(
    routes: readonly Route<A>[],
    members: ReadonlySet<string>,
    one: string,
    coverage: Coverage,
): ReadonlySet<string> | undefined {
    const next = new Set(members);
    if (!next.delete(one)) next.add(one);
    return with_members(routes, next, coverage) ? next : undefined;
}
