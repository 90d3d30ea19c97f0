// What travels between server and client, printed from the C++ that writes and reads it:
// change it there (src/server/wire.hpp), then run scripts/wire.

export interface State {
    type: 'state';
    table: string;
    game: string;
    scenario: string;
    seat: 'bottom' | 'top' | 'both' | null;
    viewer: Seat | null;
    solo: boolean;
    at: number;
    moment: string;
    since: number;
    view?: View;
    awaits: Awaits;
    prompt: Message | null;
    asks: Asked[];
    undo: boolean;
    removable: number[];
    yields: YieldInForce[];
    draw_offer?: Seat;
    takeback?: TakebackRequest;
    days?: number;
    deadline?: number;
    adjourned?: boolean;
    ended?: Ended;
    dice: 'server' | 'typed';
    question?: Question;
    commitment: string;
    notice: Message | null;
    names: {
        bottom: string;
        top: string;
    };
    kinds: {
        bottom: string;
        top: string;
    };
    online: {
        bottom: boolean;
        top: boolean;
    };
    waiting: Seat[];
    luck: Luck;
    events: GameEvent[];
    chat: ChatLine[];
}

export type Seat = 'bottom' | 'top';

export type View = CcnView | WaterlooView;

export interface CcnView {
    awaits: Awaits;
    step: string;
    dice: number;
    active: Seat;
    winner?: 'bottom' | 'top' | 'draw';
    units: Record<string, CcnUnit>;
    generals: Record<string, CcnGeneral>;
    turn: CcnTurn;
    hand: string[];
    scouted: string[];
    track: Record<string, string>;
    their_track: boolean[];
    hand_sizes: [number, number];
    deck: number;
    discard: string[];
    banners: [number, number];
    banners_needed: [number, number];
    turns: [number, number];
    last_orders: {
        bottom?: string;
        top?: string;
    };
    objectives: CcnObjective[];
    fight?: CcnFight;
    harm?: CcnHarm;
}

export type Awaits = 'bottom' | 'top' | 'both' | 'chance' | 'nobody';

export interface CcnUnit {
    at?: string;
    side: Seat;
    nation: string;
    type: string;
    blocks: number;
    square: number;
}

export interface CcnGeneral {
    at?: string;
    side: Seat;
    nation: string;
}

export interface CcnTurn {
    card?: string;
    effect?: string;
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

export interface CcnObjective {
    side: Seat;
    hexes: string[];
    need: number;
    banners: number;
    held: boolean;
}

export interface CcnFight {
    unit?: number;
    target?: number;
    general?: number;
    from?: string;
    at?: string;
    support: number[];
    bonus: boolean;
}

export interface CcnHarm {
    unit?: number;
    by?: number;
    hits: number;
    flags: number;
}

export interface WaterlooView {
    awaits: Awaits;
    step: string;
    dice: number;
    winner?: 'bottom' | 'top' | 'draw';
    won_by?: string;
    turn: number;
    initiative: Seat;
    active: Seat;
    actions_done: number;
    tile_drawn: boolean;
    tile?: number;
    units: Record<string, WaterlooUnit>;
    cubes: Record<string, WaterlooCubes>;
    stock: WaterlooCubes;
    grand_battery: number;
    arrived: number;
    discs: {
        bottom: WaterlooDiscs;
        top: WaterlooDiscs;
    };
    holders: Record<string, Seat>;
    losses: {
        bottom: number;
        top: number;
    };
    losses_to_win: {
        bottom: number;
        top: number;
    };
    pending: {
        bottom: string[];
        top: string[];
    };
    subject?: string;
    assault?: WaterlooAssault;
    acting?: WaterlooActing;
    aims: WaterlooAim[];
}

export interface WaterlooUnit {
    at: string;
    posture: string;
    from?: string;
    cubes?: number;
    sheltered?: boolean;
}

export interface WaterlooCubes {
    french: number;
    anglo: number;
    prussian: number;
}

export interface WaterlooDiscs {
    available: WaterlooDiscCount;
    used: WaterlooDiscCount;
    before: WaterlooDiscCount;
}

export interface WaterlooDiscCount {
    green: number;
    red: number;
    purple: number;
}

export interface WaterlooAssault {
    area: string;
    attacker: Seat;
    step: number;
    round: number;
}

export interface WaterlooActing {
    order: string;
    area: string;
}

export interface WaterlooAim {
    gun: number;
    at: string;
}

export interface Message {
    key: string;
    params?: Record<string, Param>;
}

export type Param = string | Message | Message[];

export interface Asked {
    seat: Seat;
    question: string;
    kind: string;
    pass?: Action;
    hidden: boolean;
}

export type Action = CcnAction | WaterlooAction;

export type CcnAction =
    | { do: 'play'; card: string }
    | { do: 'section'; section: string }
    | { do: 'march' }
    | { do: 'order-one' }
    | { do: 'order'; at: string }
    | { do: 'leave-square'; at: string }
    | { do: 'order-general'; at: string }
    | { do: 'rally'; at: string }
    | { do: 'send-back'; at: string }
    | { do: 'place'; at: string }
    | { do: 'done' }
    | { do: 'move'; from: string; to: string }
    | { do: 'move-general'; from: string; to: string }
    | { do: 'exit'; from: string }
    | { do: 'fire'; from: string; at: string }
    | { do: 'melee'; from: string; at: string; support: string[] }
    | { do: 'press' }
    | { do: 'advance'; to: string }
    | { do: 'stand' }
    | { do: 'first-strike' }
    | { do: 'withdraw' }
    | { do: 'form-square' }
    | { do: 'battle-back' }
    | { do: 'ignore-hit' }
    | { do: 'ignore'; count: number }
    | { do: 'retreat'; to: string }
    | { do: 'stop' }
    | { do: 'leave-board' }
    | { do: 'strike' }
    | { do: 'pass' }
    | { do: 'keep'; card: string };

export type WaterlooAction =
    | { do: 'enter'; at: string }
    | { do: 'delay' }
    | { do: 'leave'; piece: WaterlooPieceDescription; to: string; cubes?: number }
    | { do: 'skirmish'; from: string; at: string }
    | { do: 'reform'; at: string; piece: WaterlooPieceDescription; to: string }
    | { do: 'order'; disc: string; order: string; area: string }
    | { do: 'lead'; disc: string; nation: string; area: string }
    | { do: 'pass'; disc: string }
    | { do: 'command'; order: string; area: string }
    | { do: 'done' }
    | { do: 'move'; piece: WaterlooPieceDescription; to: string; via?: string; cubes?: number }
    | { do: 'aim'; gun: WaterlooPieceDescription; at: string }
    | { do: 'fire' }
    | { do: 'fire-grand-battery' }
    | { do: 'reinforce'; colour: string; to: string }
    | { do: 'resolve'; at: string }
    | { do: 'shelter'; piece: WaterlooPieceDescription }
    | { do: 'cover'; piece: WaterlooPieceDescription }
    | { do: 'engage'; piece: WaterlooPieceDescription }
    | { do: 'assign'; cubes: number }
    | { do: 'shoot' }
    | { do: 'hold-fire' }
    | { do: 'charge'; to: string; with?: string[] }
    | { do: 'suffer'; piece: WaterlooPieceDescription }
    | { do: 'retreat'; piece: WaterlooPieceDescription; to: string; with?: string[] }
    | { do: 'cube'; colour: string }
    | { do: 'remove'; piece: WaterlooPieceDescription }
    | { do: 'sacrifice'; at: string; piece: WaterlooPieceDescription; cubes?: number };

export interface WaterlooPieceDescription {
    nation: string;
    arm: string;
    posture: string;
    from?: string;
    sheltered?: true;
}

export interface YieldInForce {
    seat: Seat;
    kind: string;
    until: 'move' | 'activation' | 'phase';
}

export interface TakebackRequest {
    by: Seat;
    from: number;
}

export interface Ended {
    winner: 'bottom' | 'top' | 'draw';
    by: string;
}

export interface Question {
    verb: string;
    count: number;
    outcomes: string[];
}

export interface Luck {
    bottom: {
        expected: number;
        actual: number;
    };
    top: {
        expected: number;
        actual: number;
    };
}

export interface GameEvent {
    at: number;
    by: 'bottom' | 'top' | 'chance';
    text: string;
    do?: Action;
    automatic?: 'only' | 'yield';
    told: Message[];
    patch?: ViewPatch;
}

export type ViewPatch = Record<string, unknown>;

export interface ChatLine {
    by: Seat;
    name: string;
    text: string;
    time: number;
    at: number;
}

export interface Offers {
    type: 'offers';
    at: number;
    moment: string;
    seat: Seat;
    question: string;
    offers: Action[];
    coverage: 'complete' | 'sampled';
}

export interface Refused {
    type: 'refused';
    at: number;
    rule: string;
    reason: string;
    do?: Action;
    later?: number;
}

export interface Stale {
    type: 'stale';
    at: number;
}

export interface Slow {
    type: 'slow';
}

export interface Unreadable {
    type: 'error';
    expected: string;
}

export interface WhyAnswer {
    type: 'answer';
    id: number;
    allowed: boolean;
    rule?: string;
    reason?: string;
    expected?: string;
}

export type OddsAnswer = CcnOdds | WaterlooOdds;

export interface CcnOdds {
    type: 'answer';
    id: number;
    allowed: boolean;
    dice: Dice;
    losses: number[];
    retreat: number;
    eliminated: number;
    general_lost?: number;
    against_general: boolean;
    may_react: boolean;
    back: {
        chance: number;
        losses: number[];
        retreat: number;
        eliminated: number;
        general_lost?: number;
    } | null;
}

export interface Dice {
    total: number;
    rows: LedgerRow[];
}

export interface LedgerRow {
    amount: number;
    rule: string;
    reason: string;
}

export interface WaterlooOdds {
    type: 'answer';
    id: number;
    allowed: boolean;
    shots: WaterlooShot[];
    assault: WaterlooAssaultOdds | null;
}

export interface WaterlooShot {
    from: string;
    at: string;
    target: string;
    die: Dice;
    times: number;
    needed: number | null;
    hits: number[];
}

export interface WaterlooAssaultOdds {
    samples: number;
    attacker: Seat;
    areas: {
        area: string;
        taken: number;
        error: number;
    }[];
    tolls: {
        bottom: WaterlooToll;
        top: WaterlooToll;
    };
}

export interface WaterlooToll {
    infantry: number;
    cavalry: number;
    artillery: number;
    cubes: number;
}

export interface Replaced {
    type: 'answer';
    id: number;
    replaced: boolean;
}

export interface ReplayAnswer {
    type: 'answer';
    id: number;
    at: number;
    viewer: Seat | null;
    awaits: Awaits;
    prompt: Message | null;
    view: View;
    events: GameEvent[];
    luck: Luck;
}

export interface StoryAnswer {
    type: 'answer';
    id: number;
    points: StoryPoint[];
}

export interface StoryPoint {
    at: number;
    strength: {
        bottom: number;
        top: number;
    };
    score: {
        bottom: number;
        top: number;
    };
}

export type FromServer =
    | State
    | Offers
    | Refused
    | Stale
    | Slow
    | Unreadable
    | WhyAnswer
    | OddsAnswer
    | Replaced
    | ReplayAnswer
    | StoryAnswer;

export interface Do {
    do: Action;
    at: number;
    moment?: string;
    question?: string;
    seat?: Seat;
}

export interface Roll {
    roll: string[];
    at: number;
    moment?: string;
}

export interface Undo {
    undo: true;
    at: number;
    moment?: string;
}

export interface Remove {
    remove: number;
    at: number;
    moment?: string;
}

export interface Yield {
    yield: string;
    until: 'move' | 'activation' | 'phase';
    seat?: Seat;
}

export interface EndYield {
    end_yield: string;
    seat?: Seat;
}

export interface Resign {
    resign: true;
    seat?: Seat;
}

export interface Draw {
    draw: 'offer' | 'accept' | 'decline';
}

export interface Takeback {
    takeback: 'request' | 'accept' | 'decline';
    from?: number;
}

export interface Overdue {
    overdue: 'claim' | 'adjourn';
}

export interface Since {
    since: number;
    moment?: string;
}

export interface Why {
    ask: 'why';
    do: Action;
    id: number;
    plan?: true;
}

export interface Odds {
    ask: 'odds';
    do: Action;
    id: number;
    plan?: true;
}

export interface Replay {
    ask: 'replay';
    at: number;
    id: number;
    seat?: Seat;
}

export interface Story {
    ask: 'story';
    id: number;
}

export interface Say {
    say: string;
}

export interface Rename {
    name: string;
}

export interface Share {
    share: string;
}

export interface Begin {
    begin: true;
}

export type ToServer =
    | Do
    | Roll
    | Undo
    | Remove
    | Yield
    | EndYield
    | Resign
    | Draw
    | Takeback
    | Overdue
    | Since
    | Why
    | Odds
    | Replay
    | Story
    | Say
    | Rename
    | Share
    | Begin;

export interface Games {
    games: GameScenarios[];
    bots: string[];
}

export interface GameScenarios {
    game: string;
    scenarios: ScenarioSummary[];
}

export type ScenarioSummary = CcnSummary | WaterlooSummary;

export interface CcnSummary {
    id: string;
    slug: string;
    name: Text;
    date: string;
    intro: Text;
    sides: {
        bottom: SideInfo;
        top: SideInfo;
    };
    first: Seat;
    reconstructed: string[];
    banners: {
        bottom: number;
        top: number;
    };
    hands: {
        bottom: number;
        top: number;
    };
}

export interface Text {
    en: string;
    fr: string;
}

export interface SideInfo {
    nations: string[];
    commander: Text;
    name?: Text;
}

export interface WaterlooSummary {
    id: string;
    slug: string;
    name: Text;
    date: string;
    intro: Text;
    sides: {
        bottom: SideInfo;
        top: SideInfo;
    };
    first: Seat;
    reconstructed: string[];
    losses_to_win: {
        bottom: number;
        top: number;
    };
}

export type Scenario = CcnScenario | WaterlooScenario;

export interface CcnScenario {
    id: string;
    slug: string;
    name: Text;
    date: string;
    intro: Text;
    sides: {
        bottom: SideInfo;
        top: SideInfo;
    };
    first: Seat;
    reconstructed: string[];
    banners: {
        bottom: number;
        top: number;
    };
    hands: {
        bottom: number;
        top: number;
    };
    orientation: string;
    map: string[];
    works: {
        hex: string;
        facing: string[];
    }[];
    river_sources: string[];
    places: Record<string, Text>;
    sections: string[][];
    special_rules: {
        id: string;
        en: string;
        fr: string;
    }[];
    unit_names: string[];
    general_names: string[];
    blocks: Record<string, Record<string, number>>;
    start: {
        units: Record<string, CcnUnit>;
        generals: Record<string, CcnGeneral>;
    };
    provenance: Record<string, Label>;
}

export interface Label {
    status: string;
    source?: Text;
}

export interface WaterlooScenario {
    id: string;
    slug: string;
    name: Text;
    date: string;
    intro: Text;
    sides: {
        bottom: SideInfo;
        top: SideInfo;
    };
    first: Seat;
    reconstructed: string[];
    losses_to_win: {
        bottom: number;
        top: number;
    };
    canvas: [number, number];
    areas: WaterlooArea[];
    borders: WaterlooBorder[];
    strongholds: WaterlooStronghold[];
    entries: Record<string, string>;
    goals: {
        bottom: string;
        top: string;
    };
    box: {
        name: Text;
        rect: number[];
    };
    hours: string[];
    prussian_turn: number;
    grand_battery: number;
    stack: number;
    pieces: WaterlooPiece[];
    track: {
        unit: number;
        letter: string;
    }[];
    start: Record<string, WaterlooUnit>;
    provenance: Record<string, Label>;
}

export interface WaterlooArea {
    id: string;
    name: Text;
    name_status: string;
    terrain: string;
    terrain_status: string;
    centre: [number, number];
    polygon: [number, number][];
}

export interface WaterlooBorder {
    areas: [string, string];
    crest: Seat | null;
    ditch: string | null;
    line: [number, number][];
}

export interface WaterlooStronghold {
    area: string;
    infantry: number;
    columns: number;
}

export interface WaterlooPiece {
    nation: string;
    arm: string;
    side: Seat;
}

export type Language = 'en' | 'fr';

export type Words = Record<string, string>;

export interface Rule {
    id: string;
    en: string;
    fr: string;
    ruling_en?: string;
    ruling_fr?: string;
}

export interface Chart {
    part: string;
    status: string;
    rules: string[];
    source?: Text;
}

export interface NewTable {
    game: string;
    scenario: string;
    seats: {
        bottom: string;
        top: string;
    };
    names?: {
        bottom?: string;
        top?: string;
    };
    solo?: boolean;
    dice?: 'server' | 'typed';
    automatic?: boolean;
    days?: number;
}

export interface Created {
    table: string;
    commitment: string;
    promises: {
        bottom: string;
        top: string;
    };
    seats: {
        bottom?: {
            secret: string;
        };
        top?: {
            secret: string;
        };
        both?: {
            secret: string;
        };
    };
}

export interface Branch {
    seat?: string | null;
    at: number;
}

export interface Failure {
    expected: string;
}

export interface Health {
    status: 'ok';
    set_aside?: SetAside;
}

export interface SetAside {
    count: number;
    games: string[];
}
