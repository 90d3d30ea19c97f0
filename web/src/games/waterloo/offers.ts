// Sorts what is offered by how it is said on a screen: an area, then who, then where to, then what is left to choose.
import type { Offer } from './notation';

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
    /** Where somebody can go somewhere: all who can do something, once the area is chosen or none needs to be. */
    subjects: string[];
    /** Where the chosen one can go; of several, the first if none is chosen. */
    targets: Map<string, Offer[]>;
    /** Where others could go: a click there chooses them. */
    others: Map<string, string>;
    /** What is left to decide now, one button each. */
    finals: Offer[];
    /** Said without any choice before. */
    buttons: Offer[];
}

function once(values: Iterable<string | undefined>): string[] {
    return [...new Set([...values].filter((value) => value !== undefined))];
}

function is_bare(offer: Offer): boolean {
    return !offer.at && !offer.subject && !offer.to;
}

export function sort_offers(offers: readonly Offer[], picks: Picks): Choices {
    const buttons = offers.filter(is_bare);
    const areas = once(offers.map((offer) => offer.at));
    const here = offers.filter((offer) => !is_bare(offer) && (offer.at ?? null) === picks.at);
    const going = here.filter((offer) => offer.to);
    const subjects = going.length > 0 ? once(here.map((offer) => offer.subject)) : [];
    const subject =
        picks.subject !== null && subjects.includes(picks.subject)
            ? picks.subject
            : (subjects[0] ?? null);
    const targets = new Map<string, Offer[]>();
    const others = new Map<string, string>();
    for (const offer of going) {
        if ((offer.subject ?? null) === subject) {
            targets.set(offer.to!, [...(targets.get(offer.to!) ?? []), offer]);
        }
    }
    for (const offer of going) {
        if (offer.subject && !targets.has(offer.to!) && !others.has(offer.to!)) {
            others.set(offer.to!, offer.subject);
        }
    }
    const aimed = picks.to === null ? [] : (targets.get(picks.to) ?? []);
    const staying = here.filter((offer) => !offer.to);
    const finals =
        aimed.length > 0
            ? aimed
            : staying.filter((offer) => subject === null || offer.subject === subject);
    return { areas, subjects, targets, others, finals, buttons };
}

/** The subject in force: the one chosen if it can still act, else the first. */
export function acting_subject(choices: Choices, picks: Picks): string | null {
    if (picks.subject !== null && choices.subjects.includes(picks.subject)) return picks.subject;
    return choices.subjects[0] ?? null;
}

/** Does it begin a fight whose odds one wants to see first? */
export function is_attack(offer: Offer, step: string, acting: string | undefined): boolean {
    if (['aim', 'skirmish', 'fire', 'fire-grand-battery'].includes(offer.verb)) return true;
    if (offer.verb === 'resolve') return step === 'assault-queue';
    if (offer.verb === 'move') return acting === 'assault' && offer.piece?.arm !== 'leader';
    return (offer.verb === 'order' || offer.verb === 'command') && offer.order === 'fire';
}

/** The offer with another place in it: what a wrong click seems to mean. */
export function meant(offer: Offer, place: string): string {
    const { text, at, to, via } = offer;
    const said = via ? text.replace(` via ${via}`, '') : text;
    const bare = said.replace(/ cubes \d+$/, '');
    if (to) {
        const words = bare.split(' ');
        words[words.lastIndexOf(to)] = place;
        return words.join(' ');
    }
    return at ? bare.replace(` ${at}`, ` ${place}`) : bare;
}
