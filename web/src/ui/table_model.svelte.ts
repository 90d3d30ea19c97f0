// One table on the screen, whatever the game: its socket, its words and rules, and the step looked at.
import { getContext, setContext } from 'svelte';
import type { AnyView, Game } from '../games/game';
import { games } from '../games/games.svelte';
import { t, tongue } from '../i18n/i18n.svelte';
import { type Segment, say, say_in_parts } from '../i18n/words';
import { api } from '../net/api';
import { my_games } from '../net/my_games.svelte';
import { TableSocket, type Views, type WholeState } from '../net/socket.svelte';
import type {
    Action,
    Chart,
    GameEvent,
    Message,
    Rule,
    Scenario,
    Seat,
    State,
    WhyAnswer,
    Words,
} from '../wire/types';
import type { Coverage } from './picker';
import { EventPlayer } from './player/event_player.svelte';
import type { Frame } from './player/playback';
import { step_in } from './player/step_link';
import { settings } from './settings.svelte';

export interface WhyNot {
    reason: string;
    rule: string;
}

export class TableModel<View extends AnyView = AnyView, Board extends Scenario = Scenario> {
    readonly socket: TableSocket;
    scenario: Board | null = $state.raw(null);
    words: Words = $state.raw({});
    rules: ReadonlyMap<string, Rule> = $state.raw(new Map());
    charts: readonly Chart[] = $state.raw([]);
    /** The rule shown in the reader beside the table. */
    open_rule: string | null = $state(null);
    reading_rules = $state(false);
    /** A hex somebody points at in a sentence. */
    pointed: string | null = $state(null);
    readonly player: EventPlayer<View>;
    /** Why the last thing tried is not allowed. */
    why_not: WhyNot | null = $state.raw(null);
    /** Why the table can't be shown, in words. */
    fault = $state('');
    /** The step the address asks for, until it is shown. */
    private linked_step = step_in(location.search);
    private fetched_for = '';
    private named = '';

    constructor(
        readonly table: string,
        readonly secret: string | null,
    ) {
        const happened = (fresh: GameEvent[], views: Views) => this.player.happened(fresh, views);
        const forgot = (since: number) => this.player.forget(since);
        this.socket = new TableSocket(table, secret, happened, forgot);
        this.player = new EventPlayer<View>(this);
        $effect(() => {
            const state = this.socket.state;
            if (state) this.fetch_for(state);
        });
        $effect(() => {
            const state = this.socket.state;
            if (state) this.remember(state);
        });
        $effect(() => {
            if (!this.socket.state || !this.game || this.linked_step === null) return;
            this.look_at(this.linked_step);
            this.linked_step = null;
        });
        $effect(() => {
            const refused = this.socket.refused;
            if (refused) this.word_refusal(refused.rule, refused.reason, refused.later);
        });
        $effect(() => {
            const state = this.socket.state;
            const wanted = settings.name.trim();
            if (!state || !wanted || state.seat === null || state.seat === 'both') return;
            if (state.names[state.seat] === wanted || this.named === wanted) return;
            this.named = wanted;
            this.socket.call_me(wanted);
        });
    }

    get state(): WholeState | null {
        return this.socket.state;
    }

    /** The step shown instead of the present: of a replay, or of what the opponent did. */
    get replay(): Frame<View> | null {
        return this.player.frame;
    }

    get replaying(): boolean {
        return this.player.mode === 'replay';
    }

    /** What the board shows: now, or the step looked back at. */
    get view(): View | null {
        return this.replay?.view ?? (this.socket.state?.view as unknown as View) ?? null;
    }

    /** The game's own part of the client, once it is here. */
    get game(): Game | undefined {
        return games.open[this.socket.state?.game ?? ''];
    }

    get seat(): Seat | 'both' | null {
        return this.socket.state?.seat ?? null;
    }

    get over(): boolean {
        return this.socket.state?.awaits === 'nobody' && !this.player.following;
    }

    /** Offers count only while the board shows the present. */
    get offers(): readonly Action[] {
        return this.replay ? [] : (this.socket.state?.offers ?? []);
    }

    /** Whether the offers are all there is, or a sample of sets. */
    get coverage(): Coverage {
        return this.socket.state?.coverage ?? 'complete';
    }

    sentence(message: Message): Segment[] {
        return say_in_parts(this.words, message);
    }

    text(message: Message): string {
        return say(this.words, message);
    }

    word(key: string): string {
        return this.words[key] ?? key;
    }

    has_word(key: string): boolean {
        return key in this.words;
    }

    rule_text(id: string): string {
        const rule = this.rules.get(id);
        return rule ? rule[tongue.language] : '';
    }

    /** The chart behind a rule if its figures are not simply the rulebook's. */
    doubt(rule: string): Chart | undefined {
        return this.charts.find(
            (chart) => chart.status !== 'sourced' && chart.rules.includes(rule),
        );
    }

    show_rule(id: string): void {
        this.open_rule = id;
        this.reading_rules = true;
    }

    close(): void {
        this.player.cut();
        this.socket.close();
    }

    /** Asks the server what forbids an action and shows the answer. */
    async ask_why(action: Action): Promise<void> {
        try {
            const answer = await this.socket.ask<WhyAnswer>({ ask: 'why', do: action });
            if (!answer.allowed && answer.reason)
                this.word_refusal(answer.rule ?? '', answer.reason);
        } catch {
            this.why_not = { reason: t('why-no-answer'), rule: '' };
        }
    }

    /** Of a removal it is the `later` input that would then not be allowed. */
    private word_refusal(rule: string, reason: string, later?: number): void {
        if (reason.startsWith('host.')) {
            this.why_not = { reason: t(reason.replace('.', '-')), rule: '' };
            return;
        }
        const key = `reason.${reason}`;
        const worded = this.has_word(key) ? this.word(key) : reason;
        const after = this.socket.events.find((event) => event.at === later);
        const told = after?.told.map((message) => this.text(message)).join(' ');
        const said = told ? t('take-back-later', { told: capital(told), reason: worded }) : worded;
        this.why_not = { reason: capital(said), rule };
    }

    look_at(at: number): void {
        this.player.open(at);
    }

    start_replay(): void {
        this.player.open(this.socket.state?.at ?? 0);
    }

    end_replay(): void {
        this.player.cut();
    }

    private fetch_for(state: State): void {
        const language = tongue.language;
        const key = `${state.game}/${state.scenario}/${language}`;
        if (key === this.fetched_for) return;
        this.fetched_for = key;
        games.fetch(state.game);
        const board = api.scenario(state.game, state.scenario).then((found) => {
            this.scenario = found as Board;
        });
        const words = api.words(state.game, language).then((found) => {
            this.words = found;
        });
        // The board is wanted first; rules are read later.
        Promise.all([board, words])
            .then(() => this.fetch_rules(state.game))
            .catch(() => {
                this.fault = t('table-not-shown');
            });
    }

    private fetch_rules(game: string): Promise<unknown> {
        const charts = api.charts(game).then((found) => {
            this.charts = found;
        });
        const rules = api.rules(game).then((found) => {
            this.rules = new Map(found.map((rule) => [rule.id, rule]));
        });
        return Promise.all([charts, rules]);
    }

    private remember(state: State): void {
        const other: Seat = state.seat === 'bottom' ? 'top' : 'bottom';
        const kind = state.kinds[other] ?? '';
        const against = state.solo || state.seat === 'both' ? 'solo' : kind;
        const known = my_games.find(this.table);
        const over = state.awaits === 'nobody';
        if (
            known &&
            known.over === over &&
            known.against === against &&
            known.secret === this.secret
        )
            return;
        my_games.keep({
            table: this.table,
            secret: this.secret,
            game: state.game,
            scenario: state.scenario,
            seat: state.seat,
            against,
            opened: Date.now(),
            over,
        });
    }
}

export function provide_model(model: TableModel): void {
    setContext('table', model);
}

export function use_model(): TableModel {
    return getContext<TableModel>('table');
}

export function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
