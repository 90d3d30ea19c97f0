// Reads the text of an offered action into its parts; the client never invents one it was not shown.

export type Piece = 'unit' | 'general';

export interface Offer {
    text: string;
    verb: string;
    piece: Piece;
    /** The hex of the piece that acts, if the text names it. */
    from?: string;
    /** The hex it acts on. */
    to?: string;
    support: string[];
    card?: string;
    section?: string;
    count?: number;
}

const on_source = ['order', 'leave-square', 'rally', 'send-back', 'exit'];
const on_target = ['place', 'advance', 'retreat'];
const both = ['move', 'fire', 'melee'];

export function parse_offer(text: string): Offer {
    const words = text.split(' ');
    const verb = words.shift() ?? '';
    const offer: Offer = { text, verb, piece: 'unit', support: [] };
    if (words[0] === 'general') {
        offer.piece = 'general';
        words.shift();
    }
    const [first, second] = words;
    if (on_source.includes(verb)) offer.from = first;
    else if (on_target.includes(verb)) offer.to = first;
    else if (both.includes(verb)) {
        offer.from = first;
        offer.to = second;
        if (words[2] === 'with') offer.support = words.slice(3);
    } else if (verb === 'play' || verb === 'keep') offer.card = first;
    else if (verb === 'section') offer.section = first;
    else if (verb === 'ignore') offer.count = Number(first);
    return offer;
}

export function is_attack(offer: Offer): boolean {
    return offer.verb === 'fire' || offer.verb === 'melee';
}

export function is_hex(text: string): boolean {
    return /^[A-I]([1-9]|1[0-3])$/.test(text);
}
