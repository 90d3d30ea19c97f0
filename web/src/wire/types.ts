// What travels between server and client. Written by hand until it is generated from C++.

export type Seat = 'bottom' | 'top';
export type Language = 'en' | 'fr';
/** Both languages, or one text that is the same in both. */
export type Text = string | Record<Language, string>;

export interface Message {
    key: string;
    params?: Record<string, Param>;
}
export type Param = string | number | Message | Message[];

export interface Unit {
    at: string | null;
    side: Seat;
    nation: string;
    type: string;
    blocks: number;
    /** Number of its square marker; 0 when it is not in square. */
    square: number;
}

export interface General {
    at: string | null;
    side: Seat;
    nation: string;
}

export interface Turn {
    card: string | null;
    effect: string | null;
    section: string;
    marching: boolean;
    substitute: boolean;
    command: number;
    ordered: number[];
    generals_ordered: number[];
    moved: number[];
    generals_moved: number[];
    fought: number[];
    bonus_fought: number[];
}

export interface Objective {
    side: Seat;
    hexes: string[];
    need: number;
    banners: number;
    held: boolean;
}

export interface Fight {
    unit: number | null;
    target: number | null;
    general: number | null;
    from: string | null;
    at: string | null;
    support: number[];
    bonus: boolean;
}

export interface Harm {
    unit: number | null;
    by: number | null;
    hits: number;
    flags: number;
}

/** One seat's view of Commands & Colors: Napoleonics. Pairs are bottom, top. */
export interface CcnView {
    awaits: Awaits;
    step: string;
    dice: number;
    active: Seat;
    winner: Seat | 'draw' | null;
    units: Unit[];
    generals: General[];
    turn: Turn;
    hand: string[];
    scouted: string[];
    track: (string | null)[];
    their_track: boolean[];
    hand_sizes: [number, number];
    deck: number;
    discard: string[];
    banners: [number, number];
    banners_needed: [number, number];
    turns: [number, number];
    last_orders: (string | null)[];
    objectives: Objective[];
    fight: Fight | null;
    harm: Harm | null;
}

export type Awaits = Seat | 'both' | 'chance' | 'nobody';

export interface GameEvent {
    at: number;
    by: Seat | 'chance';
    text: string;
    told: Message[];
}

export interface ChatLine {
    by: Seat | null;
    name?: string;
    text: string;
    time?: number;
}

export type Luck = Record<Seat, { expected: number; actual: number }>;

export interface Question {
    verb: string;
    count: number;
    outcomes: string[];
}

export interface State {
    type: 'state';
    table: string;
    game: string;
    scenario: string;
    seat: Seat | 'both' | null;
    at: number;
    view: CcnView;
    prompt: Message | null;
    awaits: Awaits;
    offers: string[];
    undo: boolean;
    names: Partial<Record<Seat, string>>;
    kinds: Partial<Record<Seat, string>>;
    online: Partial<Record<Seat, boolean>>;
    events: GameEvent[];
    chat: ChatLine[];
    /** Events are those after it; what is known after it is to be forgotten. */
    since?: number;
    /** Whose eyes the view is made for; differs from the seat only for "both". */
    viewer?: Seat | null;
    /** Seats that have not come yet; the deal waits for them. */
    waiting?: Seat[];
    solo?: boolean;
    dice?: 'server' | 'typed';
    question?: Question | null;
    luck?: Luck;
}

export interface Refused {
    type: 'refused';
    at: number;
    rule: string;
    reason: string;
    do: string;
}

export interface LedgerRow {
    amount: number;
    rule: string;
    reason: string;
    at?: string;
}

export interface Dice {
    total: number;
    rows: LedgerRow[];
}

export interface WhyAnswer {
    type: 'answer';
    id: number;
    allowed: boolean;
    rule?: string;
    reason?: string;
}

export interface OddsAnswer {
    type: 'answer';
    id: number;
    dice: Dice;
    /** Chance of losing exactly that many blocks. */
    losses: number[];
    retreat: number;
    eliminated: number;
    /** Chance that the general with the target falls. */
    general_lost?: number;
    /** What the answer may do to the attacker: the chance that it hits at all, and its losses. */
    back?: { chance: number; losses: number[]; retreat: number; eliminated: number } | null;
    allowed?: boolean;
}

export interface ReplayAnswer {
    type: 'answer';
    id: number;
    at: number;
    view: CcnView;
    events?: GameEvent[];
    luck?: Luck;
}

export interface StoryPoint {
    at: number;
    blocks: Record<Seat, number>;
    banners: Record<Seat, number>;
}

export interface StoryAnswer {
    type: 'answer';
    id: number;
    points: StoryPoint[];
}

export type FromServer =
    | State
    | Refused
    | { type: 'stale'; at: number }
    | { type: 'slow' }
    | { type: 'error'; expected: string }
    | WhyAnswer
    | OddsAnswer
    | ReplayAnswer
    | StoryAnswer;

export interface SideInfo {
    nations: string[];
    commander: Text;
}

export interface ScenarioSummary {
    id: string;
    slug: string;
    name: Text;
    date: string;
    intro: Text;
    sides: Record<Seat, SideInfo>;
    first: Seat;
    banners: Record<Seat, number>;
    reconstructed?: string[];
}

export interface Label {
    status: string;
    source?: Text;
}

export interface Scenario extends ScenarioSummary {
    orientation: string;
    map: string[];
    works: { hex: string; facing: string[] }[];
    river_sources: string[];
    places: Record<string, Text>;
    sections: string[][];
    special_rules: { id: string; en: string; fr: string }[];
    unit_names: string[];
    general_names: string[];
    blocks: Record<string, Record<string, number>>;
    start?: { units: Unit[]; generals: General[] };
    provenance?: Record<string, Label>;
}

export interface Games {
    games: { game: string; scenarios: ScenarioSummary[] }[];
    bots: string[];
}

export interface Rule {
    id: string;
    en: string;
    fr: string;
    ruling_en?: string;
    ruling_fr?: string;
}

/** Where the figures of a chart come from, and the rules that rest on it. */
export interface Chart extends Label {
    part: string;
    rules: string[];
}

export type Words = Record<string, string>;

export interface NewTable {
    game: string;
    scenario: string;
    seats: Record<Seat, string>;
    names?: Partial<Record<Seat, string>>;
    solo?: boolean;
    dice?: 'typed';
}

export interface Created {
    table: string;
    seats: Partial<Record<Seat | 'both', { secret: string }>>;
}
