// Gathers the log into paragraphs, by the habits of the game.
import type { Gathering, LogHabits } from '../games/game';
import type { GameEvent, Message, Param } from '../wire/types';

export interface Paragraph {
    at: number;
    turn: boolean;
    told: Told[];
}

/** A sentence, and how often it was said in a row. */
export interface Told {
    message: Message;
    times: number;
}

/** Two people at one screen: what only one of them may know is told as the other knows it. */
export function open_to_both(events: readonly GameEvent[], habits: LogHabits): GameEvent[] {
    return events.map((event) => ({
        ...event,
        told: event.told.map(habits.in_the_open).filter((message) => message !== null),
    }));
}

/** Inputs that stand `apart` are not gathered with what was said before them. */
export function paragraphs(
    events: readonly GameEvent[],
    habits: LogHabits,
    apart: ReadonlySet<number> = new Set(),
): Paragraph[] {
    const out: Paragraph[] = [];
    let part = 0;
    for (const event of events) {
        for (const [i, message] of event.told.entries()) {
            const last = out.at(-1);
            const turn = habits.turns.includes(message.key);
            if (last && turn && last.turn) {
                // Headings with nothing between them are one heading.
                last.told.push({ message, times: 1 });
                continue;
            }
            const family = habits.families[message.key];
            const before = last?.told.at(-1);
            const begins =
                turn || habits.begins.includes(message.key) || (i === 0 && apart.has(event.at));
            if (
                !last ||
                begins ||
                last.turn ||
                family !== habits.families[before?.message.key ?? '']
            ) {
                // Several paragraphs may come from one step: fractions keep their keys apart.
                part = last && Math.floor(last.at) === event.at ? part + 1 : 0;
                out.push({ at: event.at + part / 1000, turn, told: [{ message, times: 1 }] });
            } else if (before && same(before.message, message)) {
                ++before.times;
            } else last.told.push({ message, times: 1 });
        }
    }
    return out.map((each) => ({ ...each, told: gathered(told_after(each.told, habits), habits) }));
}

function same(one: unknown, other: unknown): boolean {
    return JSON.stringify(one) === JSON.stringify(other);
}

function told_after(told: readonly Told[], { after }: LogHabits): Told[] {
    const first = told[0]!;
    return told.map((each, i) =>
        after && i > 0 ? { ...each, message: after(first.message, each.message) } : each,
    );
}

/** Runs of messages that the game tells as one. */
function gathered(told: readonly Told[], { gathers = {} }: LogHabits): Told[] {
    const out: Told[] = [];
    for (let i = 0; i < told.length; ) {
        const how = gathers[told[i]!.message.key];
        let end = i + 1;
        while (how && end < told.length && told_as_one(told[i]!, told[end]!, gathers)) ++end;
        const run = told.slice(i, end);
        const count = run.reduce((sum, { times }) => sum + times, 0);
        if (how && count > 1) out.push({ message: as_one(run, count, how, gathers), times: 1 });
        else out.push(...run);
        i = end;
    }
    return out;
}

type Gathers = Readonly<Record<string, Gathering>>;

function told_as_one(first: Told, next: Told, gathers: Gathers): boolean {
    const how = gathers[first.message.key];
    return (
        how?.into === gathers[next.message.key]?.into &&
        (how?.same ?? []).every((name) =>
            same(first.message.params?.[name], next.message.params?.[name]),
        )
    );
}

function as_one(run: readonly Told[], count: number, how: Gathering, gathers: Gathers): Message {
    const params: Record<string, Param> = { count: String(count) };
    for (const name of how.same ?? []) params[name] = run[0]!.message.params?.[name] ?? '';
    params.each = run.map(({ message, times }): Message => {
        const item: Message = { key: gathers[message.key]!.item, params: message.params };
        return times === 1 ? item : { key: 'each.times', params: { count: String(times), item } };
    });
    return { key: how.into, params };
}
