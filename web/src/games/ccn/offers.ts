// Sorts what is offered by where it is clicked: cards, hexes at once, hex then hex, and buttons.
import { is_attack, type Offer, type Piece, parse_offer } from './notation';

export interface Offers {
    all: Offer[];
    /** Offers a card of the hand stands for. */
    cards: Map<string, Offer>;
    /** Offers one hex stands for; the first is taken by a second click. */
    at: Map<string, Offer[]>;
    /** Offers of a piece in one hex that need a second hex. */
    from: Map<string, Offer[]>;
    buttons: Offer[];
}

function add(map: Map<string, Offer[]>, key: string, offer: Offer): void {
    const list = map.get(key);
    if (list) list.push(offer);
    else map.set(key, [offer]);
}

export function sort_offers(texts: readonly string[]): Offers {
    const out: Offers = { all: [], cards: new Map(), at: new Map(), from: new Map(), buttons: [] };
    for (const text of texts) {
        const offer = parse_offer(text);
        out.all.push(offer);
        if (offer.card) out.cards.set(offer.card, offer);
        else if (offer.from && offer.to) add(out.from, offer.from, offer);
        else if (offer.verb === 'exit' && offer.from) add(out.from, offer.from, offer);
        else if (offer.from) add(out.at, offer.from, offer);
        else if (offer.to) add(out.at, offer.to, offer);
        else out.buttons.push(offer);
    }
    return out;
}

/** What the piece chosen in a hex may do, by target hex. */
export function targets(offers: Offers, from: string, piece: Piece): Map<string, Offer[]> {
    const out = new Map<string, Offer[]>();
    for (const offer of offers.from.get(from) ?? []) {
        if (offer.to && (offer.piece === piece || is_attack(offer))) add(out, offer.to, offer);
    }
    return out;
}

/** The pieces of a hex that could be chosen, unit first. */
export function pieces_in(offers: Offers, from: string): Piece[] {
    const found = new Set((offers.from.get(from) ?? []).map((offer) => offer.piece));
    return (['unit', 'general'] as const).filter((piece) => found.has(piece));
}

/** Batteries that may join the attack on a hex. */
export function supporters(attacks: readonly Offer[]): string[] {
    return [...new Set(attacks.flatMap((offer) => offer.support))].sort();
}

/** The offered attack with exactly these batteries. */
export function attack_with(
    attacks: readonly Offer[],
    support: ReadonlySet<string>,
): Offer | undefined {
    return attacks.find(
        (offer) =>
            offer.support.length === support.size && offer.support.every((hex) => support.has(hex)),
    );
}

/** A battery can be ticked or unticked if some offer differs from the present choice by it. */
export function toggled(
    attacks: readonly Offer[],
    support: ReadonlySet<string>,
    hex: string,
): Offer | undefined {
    const next = new Set(support);
    if (!next.delete(hex)) next.add(hex);
    return attack_with(attacks, next);
}
