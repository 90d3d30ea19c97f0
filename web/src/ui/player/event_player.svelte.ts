// The event player of one table: follows the opponent, shows the last turn again, replays; keeps the views it needs.
import type { AnyView } from '../../games/game';
import type { Views } from '../../net/socket.svelte';
import type { GameEvent, ReplayAnswer } from '../../wire/types';
import { settings } from '../settings.svelte';
import { play_sound } from '../sound';
import type { TableModel } from '../table_model.svelte';
import { has_dice } from './pace';
import { type Frame, type Mode, Playback } from './playback';
import { first_foreign, last_turn, turn_after, turn_before, turn_starts } from './story';

/** How many views are kept; they share what did not change. Older ones are asked for again. */
const kept_views = 2000;

export class EventPlayer<View extends AnyView> {
    frame: Frame<View> | null = $state.raw(null);
    mode: Mode = $state('present');
    playing = $state(false);
    private readonly playback: Playback<View>;
    private readonly views = new Map<number, View>();

    /** Where turns begin, by step. */
    readonly starts: readonly number[] = $derived.by(() =>
        turn_starts(this.model.socket.events, this.model.game?.player.turns ?? []),
    );
    readonly last_turn = $derived.by(() =>
        last_turn(this.model.socket.events, this.starts, this.model.seat),
    );

    constructor(private readonly model: TableModel<View>) {
        this.playback = new Playback<View>(
            {
                events: () => model.socket.events,
                last: () => model.socket.state?.at ?? 0,
                speed: () => settings.speed,
                shows: (event) => this.shows(event),
                frame_at: (at) => this.frame_at(at),
            },
            () => this.changed(),
        );
    }

    get following(): boolean {
        return this.mode === 'following' || this.mode === 'again';
    }

    get at(): number {
        return this.frame?.at ?? this.model.socket.state?.at ?? 0;
    }

    /** The step told of beside the board: the one shown, or the last one that showed something. */
    readonly told: GameEvent | undefined = $derived.by(() =>
        this.model.socket.events.findLast((event) => event.at <= this.at && this.shows(event)),
    );

    happened(fresh: GameEvent[], views: Views): void {
        for (const [at, view] of views) this.keep(at, view as unknown as View);
        const { events } = this.model.socket;
        const first = first_foreign(events, fresh, this.model.seat);
        const own = this.model.seat !== null && fresh[0] !== first;
        if (own && this.following) this.playback.cut();
        if (first) this.playback.follow(first.at - 1);
        if (this.mode === 'present') this.sound(fresh);
    }

    forget(since: number): void {
        for (const at of [...this.views.keys()]) if (at > since) this.views.delete(at);
        this.playback.forget(since);
    }

    open(at: number): void {
        if (this.mode === 'replay') {
            this.playback.pause();
            this.playback.go(at);
        } else this.playback.open(at);
    }

    again(): void {
        const turn = this.last_turn;
        if (turn) this.playback.again(turn.after, turn.upto);
    }

    toggle(): void {
        if (this.playing) this.playback.pause();
        else this.playback.play();
    }

    step(way: 1 | -1): void {
        this.playback.step(way);
    }

    turn(way: 1 | -1): void {
        const last = this.model.socket.state?.at ?? 0;
        const to =
            way === 1 ? turn_after(this.starts, this.at, last) : turn_before(this.starts, this.at);
        this.open(to);
    }

    /** To the present, at once. */
    cut(): void {
        this.playback.cut();
    }

    moment(): string {
        const view = this.frame?.view ?? this.model.view;
        const habits = this.model.game?.player;
        return view && habits ? habits.moment(view, this.model.scenario) : '';
    }

    private shows(event: GameEvent): boolean {
        const quiet = this.model.game?.player.quiet ?? [];
        return event.told.some((message) => !quiet.includes(message.key));
    }

    private frame_at(at: number): Frame<View> | Promise<Frame<View>> {
        const view = this.views.get(at);
        if (view && this.mode !== 'replay' && this.playback.mode !== 'replay') return { at, view };
        return this.model.socket.ask<ReplayAnswer>({ ask: 'replay', at }).then((found) => {
            if (!found.view) throw new Error('no view');
            return { at, view: found.view as unknown as View, luck: found.luck };
        });
    }

    private keep(at: number, view: View): void {
        this.views.set(at, view);
        if (this.views.size > kept_views) this.views.delete(this.views.keys().next().value!);
    }

    private changed(): void {
        const before = this.frame?.at;
        this.frame = this.playback.frame;
        this.mode = this.playback.mode;
        this.playing = this.playback.playing;
        const at = this.frame?.at;
        if (at === undefined || at === before || !this.playing) return;
        this.sound(this.model.socket.events.filter((event) => event.at === at));
    }

    private sound(events: readonly GameEvent[]): void {
        if (events.length > 0) play_sound(events.some(has_dice) ? 'dice' : 'piece');
    }
}
