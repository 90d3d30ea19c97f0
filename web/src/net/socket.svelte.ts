// One table's socket: reconnects by itself, keeps state, log and chat, and answers questions.
import type {
    Action,
    Asked,
    ChatLine,
    FromServer,
    GameEvent,
    Offers,
    Refused,
    State,
    View,
    YieldInForce,
} from '../wire/types';
import { keep_commitment } from './dice_share';
import { merge_events } from './log';
import { patched } from './patch';

export type Link = 'connecting' | 'open' | 'lost';

const first_pause = 500;
const longest_pause = 8000;
const answer_within = 10_000;

/** A state with its view, also where only what changed was sent, and with the offers that follow it. */
export type WholeState = State & {
    view: View;
    offers: readonly Action[];
    coverage?: Offers['coverage'];
};

/** What this client is asked. One who holds both seats answers for the seat whose view it is. */
function asked_of(state: State | null): Asked | undefined {
    return state?.asks.find((one) => one.seat === state.viewer) ?? state?.asks[0];
}

/** The view after each step that came, as far as it is known. */
export type Views = ReadonlyMap<number, View>;

interface Waiting {
    resolve: (answer: unknown) => void;
    reject: (why: Error) => void;
    timer: ReturnType<typeof setTimeout>;
}

export class TableSocket {
    state: WholeState | null = $state.raw(null);
    events: GameEvent[] = $state.raw([]);
    chat: ChatLine[] = $state.raw([]);
    link: Link = $state('connecting');
    refused: Refused | null = $state.raw(null);
    /** Between sending an action and hearing of it. */
    busy = $state(false);
    /** The server does not know the table. */
    unknown = $state(false);

    private socket: WebSocket | null = null;
    private pause = first_pause;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private next_id = 1;
    private closed = false;
    private failures = 0;
    private joined = false;
    /** A state whose offers are on their way. */
    private early: State | null = null;
    private readonly waiting = new Map<number, Waiting>();

    constructor(
        readonly table: string,
        readonly secret: string | null,
        private readonly on_events: (fresh: GameEvent[], views: Views) => void = () => {},
        /** The steps after this one were taken back. */
        private readonly on_forget: (since: number) => void = () => {},
    ) {
        this.connect();
        addEventListener('online', this.hurry);
        document.addEventListener('visibilitychange', this.hurry);
    }

    /** What this client is asked now. */
    get asked(): Asked | undefined {
        return asked_of(this.state);
    }

    close(): void {
        this.closed = true;
        removeEventListener('online', this.hurry);
        document.removeEventListener('visibilitychange', this.hurry);
        clearTimeout(this.timer);
        this.socket?.close();
    }

    /** Names the question it answers: what the other side chooses meanwhile does not matter. */
    submit(action: Action): void {
        const { asked } = this;
        this.say_now({ do: action, ...(asked && { question: asked.question, seat: asked.seat }) });
    }

    /** Real dice, typed in. */
    roll(faces: readonly string[]): void {
        this.say_now({ roll: faces });
    }

    undo(): void {
        this.say_now({ undo: true });
    }

    /** Takes back one input and gives the later ones again. */
    remove(input: number): void {
        this.say_now({ remove: input });
    }

    /** Passes on this kind of question until the current move, activation or phase ends. */
    yield_until({ kind, seat }: Asked, until: YieldInForce['until']): void {
        this.send({ yield: kind, until, seat });
    }

    end_yield({ kind, seat }: YieldInForce): void {
        this.send({ end_yield: kind, seat });
    }

    /** What counts for the state on the screen only. */
    private say_now(message: object): void {
        if (!this.state || this.busy) return;
        this.refused = null;
        this.busy = this.send({ ...message, at: this.state.at, moment: this.state.moment });
    }

    say(text: string): void {
        this.send({ say: text });
    }

    call_me(name: string): void {
        this.send({ name });
    }

    /** Starts without waiting for seats nobody has taken yet. */
    begin(): void {
        this.send({ begin: true });
    }

    ask<T>(question: Record<string, unknown>): Promise<T> {
        const id = this.next_id++;
        return new Promise<T>((resolve, reject) => {
            const timer = setTimeout(() => this.give_up(id, 'no answer'), answer_within);
            this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject, timer });
            if (!this.send({ ...question, id })) this.give_up(id, 'not connected');
        });
    }

    private readonly hurry = () => {
        if (this.link !== 'lost' || document.visibilityState === 'hidden') return;
        this.pause = first_pause;
        clearTimeout(this.timer);
        this.connect();
    };

    private connect(): void {
        if (this.closed) return;
        const base = location.origin.replace(/^http/, 'ws');
        const seat = this.secret ? `?seat=${encodeURIComponent(this.secret)}` : '';
        const socket = new WebSocket(`${base}/ws/${this.table}${seat}`);
        this.socket = socket;
        socket.onopen = () => {
            this.link = 'open';
            this.pause = first_pause;
            this.failures = 0;
            this.joined = true;
        };
        socket.onmessage = (message) => this.heard(JSON.parse(String(message.data)));
        socket.onclose = () => {
            if (this.socket === socket) this.lost();
        };
    }

    private lost(): void {
        if (this.closed) return;
        this.link = 'lost';
        this.early = null;
        this.busy = false;
        ++this.failures;
        if (this.failures >= 3 && !this.state) this.unknown = true;
        for (const id of [...this.waiting.keys()]) this.give_up(id, 'connection lost');
        this.timer = setTimeout(() => this.connect(), this.pause);
        this.pause = Math.min(longest_pause, this.pause * 2);
    }

    private send(message: unknown): boolean {
        if (this.socket?.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }

    private heard(message: FromServer): void {
        if (message.type === 'state') return this.take_or_wait(message);
        if (message.type === 'offers') return this.take_offers(message);
        if (message.type === 'answer') return this.answered(message.id, message);
        this.busy = false;
        if (message.type === 'refused') this.refused = message;
    }

    /** Where something is asked the offers follow: both are shown together. */
    private take_or_wait(state: State): void {
        if (this.early) this.take(this.early);
        this.early = state.asks.length > 0 ? state : null;
        if (!this.early) this.take(state);
    }

    private take_offers(offers: Offers): void {
        const early = this.early;
        if (!early || offers.moment !== early.moment) return;
        if (asked_of(early)?.seat !== offers.seat) return;
        this.early = null;
        this.take(early, offers);
    }

    private take(state: State, offers?: Offers): void {
        // The first state after joining tells the whole story; later ones what came since.
        const anew = this.joined;
        this.joined = false;
        const known = this.events.at(-1)?.at ?? 0;
        this.events = merge_events(anew ? [] : this.events, state.events, state.since ?? 0);
        this.chat = anew ? state.chat : [...this.chat, ...state.chat];
        if (anew && this.secret) this.give_share(state);
        const before = this.state;
        const views = this.views_of(state, before);
        const view = state.view ?? views.get(state.at) ?? before!.view;
        this.state = {
            ...state,
            view,
            offers: offers?.offers ?? [],
            coverage: offers?.coverage,
        };
        this.busy = false;
        if (anew || (state.since ?? 0) < known) this.on_forget(anew ? 0 : state.since);
        const fresh = state.events.filter((event) => event.at > known);
        if (!anew && fresh.length > 0) this.on_events(fresh, views);
    }

    /** Patches are for the view of the state before, which the server knows this client has. */
    private views_of(state: State, before: WholeState | null): Map<number, View> {
        const views = new Map<number, View>();
        if (state.view) return views.set(state.at, state.view);
        let view = before!.view;
        views.set(before!.at, view);
        for (const event of state.events) {
            if (event.patch) view = patched(view, event.patch);
            views.set(event.at, view);
        }
        return views;
    }

    /** The host has told what it committed to. Only when that is kept it learns our share. */
    private give_share(state: State): void {
        const share = keep_commitment(this.table, state.commitment);
        const missing = state.waiting.some((seat) => state.seat === 'both' || state.seat === seat);
        if (missing && share.commitment === state.commitment) this.send({ share: share.nonce });
    }

    private answered(id: number, answer: unknown): void {
        const waiting = this.waiting.get(id);
        if (!waiting) return;
        clearTimeout(waiting.timer);
        this.waiting.delete(id);
        waiting.resolve(answer);
    }

    private give_up(id: number, why: string): void {
        const waiting = this.waiting.get(id);
        if (!waiting) return;
        clearTimeout(waiting.timer);
        this.waiting.delete(id);
        waiting.reject(new Error(why));
    }
}
