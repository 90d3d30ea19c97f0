// What a game brings to this client; the rest of the client knows games only through it.
import type { Component } from 'svelte';
import type { Say } from '../i18n/i18n.svelte';
import type { TableModel } from '../ui/table_model.svelte';
import type { Message, Scenario, ScenarioSummary, Seat } from '../wire/types';

/** What every game's view has; the game's own parts know the rest. */
export interface AnyView {
    step: string;
    winner?: Seat | 'draw';
}

/** How a game's events are shown one by one; the player knows nothing else of the game. */
export interface PlayerHabits {
    /** Messages that begin a turn: where "by turn" leads. */
    turns: readonly string[];
    /** Messages that are not worth a pause of their own. */
    quiet: readonly string[];
    /** Which moment a view shows: "Turn 2, French movement". */
    moment(view: AnyView, scenario: Scenario | null): string;
}

/** How the log is gathered into paragraphs. */
export interface LogHabits {
    /** Messages that stand alone as a heading. */
    turns: readonly string[];
    /** Messages that begin a paragraph. */
    begins: readonly string[];
    /** Messages told together, by the name of their family. */
    families: Readonly<Record<string, string>>;
    /** Messages that are told as one when they follow each other, by their keys. */
    gathers?: Readonly<Record<string, Gathering>>;
    /** A message as it reads after the first one of its paragraph: what that one said need not be said again. */
    after?(first: Message, message: Message): Message;
    /** A name as it reads when it was said before in the same turn, or nothing if it stays as it is. */
    shorter?(name: Message): Message | null;
    /** Two people at one screen: a message as both may read it, or nothing. */
    in_the_open(message: Message): Message | null;
}

/** "A is ordered. B is ordered." becomes "Ordered: A, B." */
export interface Gathering {
    /** The message that tells of all, in its {each} and {count}. */
    into: string;
    /** How one of them is called there. */
    item: string;
    /** What must be the same in all of them; it is kept for the message that tells of all. */
    same?: readonly string[];
}

export interface Game {
    /**
     * The game's own words: "name", "intro" (count), "chapter-…" for the chapters of its rules, "label-…" for the parts
     * of its scenarios, "die-…" for the faces of its dice, "chart-…" after the game; and what its parts say besides.
     */
    t: Say;
    Table: Component<{ model: TableModel }>;
    /** A scenario's map as a small picture. */
    MiniMap: Component<{ id: string; scenario?: Scenario | null }>;
    /** The sections of its how-to-play page, fetched when somebody reads it. */
    how_to_play(): Promise<Component>;
    /** Drawings used by reference: on the page once. */
    Stamps: Component;
    /** A die, within a sentence or large as it falls. */
    Die: Component<{
        symbol: string;
        name: string;
        size?: number;
        tumbling?: boolean;
        delay?: number;
    }>;
    /** What a side has to do to win, in a few words. */
    aim(scenario: ScenarioSummary, seat: Seat): string;
    /** How far a side is on its way to that. */
    progress(view: AnyView, seat: Seat): string;
    log: LogHabits;
    player: PlayerHabits;
}
