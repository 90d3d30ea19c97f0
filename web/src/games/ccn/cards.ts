// What the small picture on each card shows: orders by section, or the arm it calls on.

export interface CardPicture {
    /** Orders on the left, in the centre, on the right; "+" for as many as the hand allows. */
    sections?: [string, string, string];
    /** A tactic card as a row of tiles: whom it calls on, what they do, with what. */
    tiles?: Tile[];
}

export interface Tile {
    /** The drawing; a troop's is in its nation's colour, a die's as the die is. */
    sign: string;
    look: 'troops' | 'general' | 'deed' | 'die';
    /** How many, how far or how much more, in its corner. */
    mark?: string;
    /** Forbidden: struck through. */
    struck?: boolean;
}

const families: Record<string, string> = { probe: '2', attack: '3', scout: '1', assault: '+' };

const wide: Record<string, [string, string, string]> = {
    'coordinated-advance': ['1', '2', '1'],
    'flank-attack': ['2', '', '2'],
    forward: ['2', '2', '2'],
    'recon-in-force': ['1', '1', '1'],
};

const troops = (sign: string, mark?: string): Tile => ({ sign, look: 'troops', mark });
const deed = (sign: string, mark?: string): Tile => ({ sign, look: 'deed', mark });
const die = (mark: string): Tile => ({ sign: 'die-sabres', look: 'die', mark });
const not = (tile: Tile): Tile => ({ ...tile, struck: true });
const march = (hexes?: string) => deed('picture-march', hexes);
const melee = deed('die-sabres');

const tactics: Record<string, Tile[]> = {
    'bayonet-charge': [troops('die-infantry', '4'), march('2'), melee],
    bombard: [troops('die-artillery', '4'), march('3'), die('+2')],
    'cavalry-charge': [troops('die-cavalry', '4'), melee, die('+1')],
    'counter-attack': [deed('picture-cards'), deed('picture-copy')],
    elan: [die('?'), deed('picture-block'), die('+1')],
    'fire-and-hold': [
        troops('die-infantry'),
        troops('die-artillery', '4'),
        deed('picture-fire', '+1'),
    ],
    'first-strike': [deed('picture-shield'), deed('die-sabres', '1')],
    'force-march': [troops('die-infantry', '∞'), march('2'), melee],
    'cold-steel': [not(march()), melee, die('+1')],
    leadership: [{ sign: 'hat', look: 'general', mark: '∞' }, troops('picture-block'), die('+1')],
    'grande-manoeuvre': [troops('picture-block', '4'), march('4'), not(melee)],
    rally: [die('?'), troops('picture-block', '+')],
    'short-supply': [troops('picture-block', '1'), deed('picture-back')],
};

export function card_picture(card: string): CardPicture {
    const sections = wide[card];
    if (sections) return { sections };
    const [family = '', place] = card.split('-');
    const orders = families[family];
    if (orders && (place === 'left' || place === 'center' || place === 'right')) {
        return {
            sections: [
                place === 'left' ? orders : '',
                place === 'center' ? orders : '',
                place === 'right' ? orders : '',
            ],
        };
    }
    return { tiles: tactics[card] ?? [] };
}

export function is_tactic(card: string): boolean {
    return !card_picture(card).sections;
}
