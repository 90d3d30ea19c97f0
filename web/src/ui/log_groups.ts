// The log by turns: each with its heading above its entries, in the order of play.
import type { LogHabits } from '../games/game';
import type { GameEvent, Message, Param } from '../wire/types';
import { type Paragraph, paragraphs, type Told } from './paragraphs';

export interface Entry extends Paragraph {
    /** Headings of phases: those before the last had nothing in them and share its line. */
    phase: boolean;
}

export interface LogGroup {
    at: number;
    /** Nothing before the first turn. */
    heading: Told | null;
    entries: Entry[];
}

/** The first kind of heading begins a turn; the others stand inside it. */
export function grouped(
    events: readonly GameEvent[],
    habits: LogHabits,
    apart: ReadonlySet<number> = new Set(),
): LogGroup[] {
    const out: LogGroup[] = [];
    const open = (at: number, heading: Told | null) => out.push({ at, heading, entries: [] });
    for (const paragraph of paragraphs(events, habits, apart)) {
        if (!paragraph.turn) {
            if (out.length === 0) open(paragraph.at, null);
            out.at(-1)!.entries.push({ ...paragraph, phase: false });
            continue;
        }
        let phases: Told[] = [];
        for (const told of paragraph.told) {
            if (told.message.key === habits.turns[0]) {
                add_phases(out, paragraph.at, phases);
                phases = [];
                open(paragraph.at, told);
            } else phases.push(told);
        }
        add_phases(out, paragraph.at, phases);
    }
    const { shorter } = habits;
    return shorter ? out.map((group) => shortened(group, shorter)) : out;
}

function add_phases(groups: LogGroup[], at: number, told: Told[]): void {
    if (told.length === 0) return;
    if (groups.length === 0) groups.push({ at, heading: null, entries: [] });
    groups.at(-1)!.entries.push({ at, turn: true, told, phase: true });
}

/** Within a turn a name is said in full once. */
function shortened(group: LogGroup, shorter: NonNullable<LogHabits['shorter']>): LogGroup {
    const said = new Set<string>();
    const message_in = (message: Message): Message => {
        const short = shorter(message);
        const name = short && JSON.stringify(message);
        if (name && said.has(name)) return short;
        if (name) said.add(name);
        if (!message.params) return message;
        const params = Object.entries(message.params).map(([key, value]) => [key, param_in(value)]);
        return { ...message, params: Object.fromEntries(params) };
    };
    const param_in = (value: Param): Param => {
        if (Array.isArray(value)) return value.map(message_in);
        return typeof value === 'object' ? message_in(value) : value;
    };
    const entries = group.entries.map((entry) => ({
        ...entry,
        told: entry.told.map((each) => ({ ...each, message: message_in(each.message) })),
    }));
    return { ...group, entries };
}
