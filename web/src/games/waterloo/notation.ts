// Reads what the server offers: a verb, then areas, pieces and numbers, as src/games/waterloo/notation.cpp writes them.

export const arms = ['infantry', 'cavalry', 'artillery', 'leader'] as const;
export const orders = ['approach', 'reserve', 'fire', 'assault', 'formation', 'reinforce'] as const;
export const discs = ['green', 'red', 'purple'] as const;
export type Disc = (typeof discs)[number];

/** A piece by all that sets it apart from others in its area. */
export interface Described {
    nation: string;
    arm: string;
    posture: string;
    from?: string;
    sheltered?: boolean;
}

export interface Offer {
    text: string;
    verb: string;
    /** The area named first: activated, firing, changing. */
    at?: string;
    /** Who acts: a piece as it is written, or a colour of cubes. */
    subject?: string;
    piece?: Described;
    colour?: string;
    /** Where it goes, or what is fired at. */
    to?: string;
    via?: string;
    cubes?: number;
    /** Leaders who go along. */
    company?: string[];
    disc?: Disc;
    order?: string;
    nation?: string;
    posture?: string;
    count?: number;
}

class Words {
    private readonly words: string[];
    private next = 0;

    constructor(text: string) {
        this.words = text.split(' ');
    }
    get peek(): string | undefined {
        return this.words[this.next];
    }
    take(): string {
        return this.words[this.next++] ?? '';
    }
    skip(word: string): boolean {
        if (this.peek !== word) return false;
        ++this.next;
        return true;
    }
    after(word: string): string | undefined {
        return this.skip(word) ? this.take() : undefined;
    }
    rest(): string[] {
        return this.words.slice(this.next);
    }
    piece(): Described {
        const sheltered = this.skip('sheltered');
        const [posture, nation, arm] = [this.take(), this.take(), this.take()];
        const from = this.after('from');
        return { nation, arm, posture, ...(from && { from }), ...(sheltered && { sheltered }) };
    }
}

/** A piece as the server writes it. */
export function piece_text(piece: Described): string {
    const shelter = piece.sheltered ? 'sheltered ' : '';
    const from = piece.from ? ` from ${piece.from}` : '';
    return `${shelter}${piece.posture} ${piece.nation} ${piece.arm}${from}`;
}

function add_piece(offer: Offer, words: Words): void {
    offer.piece = words.piece();
    offer.subject = piece_text(offer.piece);
}

function add_colour(offer: Offer, words: Words): void {
    offer.colour = words.take();
    offer.subject = offer.colour;
}

/** What follows a verb, in order. */
const readers: Record<string, (offer: Offer, words: Words) => void> = {
    enter: (offer, words) => {
        offer.to = words.take();
    },
    charge: (offer, words) => {
        offer.to = words.take();
    },
    resolve: (offer, words) => {
        offer.to = words.take();
    },
    skirmish: (offer, words) => {
        offer.at = words.take();
        offer.to = words.take();
    },
    reform: (offer, words) => {
        offer.at = words.take();
        add_piece(offer, words);
        offer.posture = words.after('to');
    },
    sacrifice: (offer, words) => {
        offer.at = words.take();
        add_piece(offer, words);
    },
    order: (offer, words) => {
        offer.disc = words.take() as Disc;
        offer.order = words.take();
        offer.at = words.take();
    },
    lead: (offer, words) => {
        offer.disc = words.take() as Disc;
        offer.nation = words.take();
        offer.at = words.take();
    },
    command: (offer, words) => {
        offer.order = words.take();
        offer.at = words.take();
    },
    pass: (offer, words) => {
        offer.disc = words.take() as Disc;
    },
    assign: (offer, words) => {
        offer.count = Number(words.take());
    },
    cube: add_colour,
    reinforce: add_colour,
    leave: add_piece,
    move: add_piece,
    aim: add_piece,
    shelter: add_piece,
    cover: add_piece,
    engage: add_piece,
    suffer: add_piece,
    retreat: add_piece,
    remove: add_piece,
    fire: (offer, words) => {
        if (words.skip('grand-battery')) offer.verb = 'fire-grand-battery';
    },
};

export function parse_offer(text: string): Offer {
    const words = new Words(text);
    const offer: Offer = { text, verb: words.take() };
    readers[offer.verb]?.(offer, words);
    offer.to ??= words.after('to') ?? words.after('at');
    offer.via = words.after('via');
    const cubes = words.after('cubes');
    if (cubes) offer.cubes = Number(cubes);
    if (words.skip('with')) offer.company = words.rest();
    return offer;
}
