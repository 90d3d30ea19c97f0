// The calm states of light a hex can be in, and the arrows drawn over the board.

/** May be chosen, is chosen, is threatened. */
export type Light = 'may' | 'chosen' | 'threat';

export interface Arrow {
    from: string;
    to: string;
    kind: 'threat' | 'trail';
}
