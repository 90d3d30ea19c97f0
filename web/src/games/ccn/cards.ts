// What the small picture on each card shows: orders by section, or the arm it calls on.

export interface CardPicture {
    /** Orders on the left, in the centre, on the right; "+" for as many as the hand allows. */
    sections?: [string, string, string];
    /** Signs of the arms a tactic card calls on, and how many. */
    arms?: string[];
    count?: string;
}

const families: Record<string, string> = { probe: '2', attack: '3', scout: '1', assault: '+' };

const wide: Record<string, [string, string, string]> = {
    'coordinated-advance': ['1', '2', '1'],
    'flank-attack': ['2', '', '2'],
    forward: ['2', '2', '2'],
    'recon-in-force': ['1', '1', '1'],
};

const tactics: Record<string, CardPicture> = {
    'bayonet-charge': { arms: ['die-infantry'], count: '4' },
    bombard: { arms: ['die-artillery'], count: '4' },
    'cavalry-charge': { arms: ['die-cavalry'], count: '4' },
    'counter-attack': { arms: ['picture-copy'] },
    elan: { arms: ['die-infantry', 'die-cavalry', 'die-artillery'] },
    'fire-and-hold': { arms: ['die-infantry', 'die-artillery'], count: '4' },
    'first-strike': { arms: ['die-sabres'] },
    'force-march': { arms: ['die-infantry'], count: '∞' },
    'cold-steel': { arms: ['die-sabres'], count: '∞' },
    leadership: { arms: ['hat'], count: '∞' },
    'grande-manoeuvre': { arms: ['picture-march'], count: '4' },
    rally: { arms: ['die-flag'] },
    'short-supply': { arms: ['picture-back'] },
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
    return tactics[card] ?? {};
}

export function is_tactic(card: string): boolean {
    return !card_picture(card).sections;
}
