// What a game tells of its pieces on the card of a place.
/** One piece, or several alike, on the card of a place: the game says what, the rules say what it can do. */
export interface CardPart<Piece> {
    piece: Piece;
    title: string;
    /** Ordered, moved, in square and the like, in words. */
    state: readonly string[];
    /** Rules that say what it can do; those that a game does not have are left out. */
    rules: readonly string[];
}
