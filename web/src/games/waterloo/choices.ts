// What can be chosen now: an area, then who, then where to, then what is left to choose.
import { type Next, next_of, type Route } from '../../ui/picker';
import type { WaterlooAction } from '../../wire/types';

type Ways = Route<WaterlooAction>[];

/** What has been chosen so far. */
export interface Picks {
    at: string | null;
    subject: string | null;
    to: string | null;
}

export const no_picks: Picks = { at: null, subject: null, to: null };

export interface Choices {
    /** Areas one begins with. */
    areas: string[];
    /** Where somebody can go somewhere: all who can do something, by the keys of their pieces. */
    subjects: string[];
    /** The subject in force: the one chosen if it can still act, else the first. */
    subject: string | null;
    /** Where the subject can go. */
    targets: Map<string, WaterlooAction[]>;
    /** Where others could go: a click there chooses them. */
    others: Map<string, string>;
    /** What is left to decide now, one button each. */
    finals: WaterlooAction[];
    /** Done without any choice before. */
    buttons: WaterlooAction[];
}

const actions = (ways: Readonly<Ways>) => ways.map((way) => way.action);

function acting_subject(next: Next<WaterlooAction>, picks: Picks): [string[], string | null] {
    const going = [...next.pieces.values()].flat().some((way) => way.picks.length > 1);
    const subjects = going ? [...next.pieces.keys()] : [];
    const chosen = picks.subject !== null && subjects.includes(picks.subject);
    return [subjects, chosen ? picks.subject : (subjects[0] ?? null)];
}

export function choices_of(routes: Readonly<Ways>, picks: Picks): Choices {
    const root = next_of(routes);
    const here = picks.at === null ? root : next_of(routes, [{ kind: 'place', key: picks.at }]);
    const [subjects, subject] = acting_subject(here, picks);
    const targets = new Map<string, WaterlooAction[]>();
    for (const [place, ways] of here.places) {
        const last = ways.filter((way) => way.picks.at(-1)?.key === place && ends_here(way, picks));
        if (last.length > 0) targets.set(place, actions(last));
    }
    const others = new Map<string, string>();
    const onward = (key: string) => next_of(routes, [{ kind: 'piece', key }]);
    const own = subject === null ? null : onward(subject);
    for (const [place, ways] of own?.places ?? []) targets.set(place, actions(ways));
    for (const other of subjects) {
        for (const place of onward(other).places.keys()) {
            if (!targets.has(place) && !others.has(place)) others.set(place, other);
        }
    }
    const aimed = picks.to === null ? undefined : targets.get(picks.to);
    const staying = own
        ? [...own.ready, ...own.buttons]
        : [...here.pieces.values()]
              .flat()
              .concat(picks.at === null ? [] : here.buttons, picks.at === null ? [] : here.ready);
    return {
        areas: [...root.places]
            .filter(([, ways]) => ways.some((way) => way.picks.length > 1))
            .map(([place]) => place),
        subjects,
        subject,
        targets,
        others,
        finals: aimed ?? actions(staying),
        buttons: actions(root.ready),
    };
}

/** Is nothing more to be pointed at after the next place? */
function ends_here(way: Route<WaterlooAction>, picks: Picks): boolean {
    return way.picks.length === (picks.at === null ? 1 : 2);
}
