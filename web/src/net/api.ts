// What the server gives over plain HTTP; words, rules and scenarios are fetched once.
import type {
    Chart,
    Created,
    Games,
    Language,
    NewTable,
    Rule,
    Scenario,
    Words,
} from '../wire/types';
import { fetched_in_the_end } from './trouble.svelte';

export class ApiError extends Error {
    constructor(
        readonly status: number,
        message: string,
    ) {
        super(message);
    }
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(path, init);
    if (!response.ok) throw new ApiError(response.status, await response.text());
    return response;
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
    return (await fetched(path, init)).json() as Promise<T>;
}

/** The server does not answer or is too busy: that may pass. What it refuses stays refused. */
function may_pass(error: unknown): boolean {
    return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

function fetched_json<T>(path: string): Promise<T> {
    return fetched_in_the_end(() => json<T>(path), may_pass);
}

function posted(body: unknown): RequestInit {
    return {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
    };
}

function once<T>(fetch_it: (key: string) => Promise<T>): (key: string) => Promise<T> {
    const kept = new Map<string, Promise<T>>();
    return (key) => {
        const found = kept.get(key);
        if (found) return found;
        const promise = fetch_it(key);
        kept.set(key, promise);
        promise.catch(() => kept.delete(key));
        return promise;
    };
}

const scenario_once = once((key) => fetched_json<Scenario>(`/api/scenarios/${key}`));
const words_once = once((key) => fetched_json<Words>(`/api/words/${key}`));
const rules_once = once((game) => fetched_json<Rule[]>(`/api/rules/${game}`));
const charts_once = once((game) => fetched_json<Chart[]>(`/api/charts/${game}`));
const games_once = once(() => fetched_json<Games>('/api/games'));

export const api = {
    games: () => games_once(''),
    scenario: (game: string, id: string) => scenario_once(`${game}/${id}`),
    words: (game: string, language: Language) => words_once(`${game}/${language}`),
    rules: (game: string) => rules_once(game),
    charts: (game: string) => charts_once(game),
    create: (table: NewTable) => json<Created>('/api/tables', posted(table)),
    branch: (table: string, seat: string, at: number) =>
        json<Created>(`/api/tables/${table}/branch`, posted({ seat, at })),
    import_game: (text: string) => json<Created>('/api/import', { method: 'POST', body: text }),
    async export_game(table: string, seat: string): Promise<string> {
        return (await fetched(`/api/tables/${table}/log?seat=${encodeURIComponent(seat)}`)).text();
    },
};
