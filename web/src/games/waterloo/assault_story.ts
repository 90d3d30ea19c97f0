// The latest assault as the log tells it, step by step.
import type { GameEvent, Message } from '../../wire/types';

export interface StoryStep {
    number: number;
    told: { message: Message; times: number }[];
}

export interface AssaultStory {
    area: string;
    over: boolean;
    steps: StoryStep[];
}

/** What puts a past assault out of mind: the next action. */
const closing = ['event.disc-spent', 'event.sequence-began', 'event.turn-began'];

export function latest_assault(events: readonly GameEvent[], upto: number): AssaultStory | null {
    let story: AssaultStory | null = null;
    for (const event of events) {
        if (event.at > upto) break;
        for (const message of event.told) {
            if (message.key === 'event.assault-began') {
                story = { area: String(message.params?.at), over: false, steps: [] };
            } else if (closing.includes(message.key)) {
                story = null;
            } else if (story && message.key === 'event.step-began') {
                story.steps.push({ number: Number(message.params?.number), told: [] });
            } else if (story && message.key === 'event.assault-ended') {
                story.over = true;
            } else if (story && !story.over) {
                if (story.steps.length === 0) story.steps.push({ number: 0, told: [] });
                add(story.steps.at(-1)!, message);
            }
        }
    }
    return story;
}

/** What is said several times in a row is said once. */
function add({ told }: StoryStep, message: Message): void {
    const last = told.at(-1);
    if (last && JSON.stringify(last.message) === JSON.stringify(message)) ++last.times;
    else told.push({ message, times: 1 });
}

export interface MoraleSum {
    column: string;
    rows: { amount: string; why: Message; rule: string }[];
}

/** How a morale test came by its column: every shift with its rule. */
export function morale_sum(message: Message): MoraleSum | null {
    if (!message.key.startsWith('event.morale-tested')) return null;
    const column = message.params?.column;
    if (typeof column !== 'object' || Array.isArray(column)) return null;
    const why = column.params?.why;
    const rows = (Array.isArray(why) ? why : []).map(({ params }) => ({
        amount: String(params?.amount ?? ''),
        why: params?.why as Message,
        rule: String(params?.rule ?? ''),
    }));
    return { column: String(column.params?.column ?? ''), rows };
}
