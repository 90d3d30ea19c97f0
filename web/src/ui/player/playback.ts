// Plays the events of a game one by one: the opponent's turn as it comes, the last turn again, a replay.
// It knows no game: an event is a step with something told, and a view is whatever the board draws.
import type { GameEvent, Luck } from '../../wire/types';
import { pause_after, type Speed } from './pace';

/** present: the board shows the game as it stands. Only a replay stays where it is when it has nothing left to play. */
export type Mode = 'present' | 'following' | 'again' | 'replay';

export interface Frame<View> {
    at: number;
    view: View;
    luck?: Luck;
}

export interface Source<View> {
    events(): readonly GameEvent[];
    /** How many steps the game has. */
    last(): number;
    speed(): Speed;
    /** Is a step worth a pause of its own? */
    shows(event: GameEvent): boolean;
    /** At once if the view is known here, else as soon as the server answers. */
    frame_at(at: number): Frame<View> | Promise<Frame<View>>;
}

export class Playback<View> {
    mode: Mode = 'present';
    frame: Frame<View> | null = null;
    playing = false;
    private until = Number.POSITIVE_INFINITY;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private wanted: number | null = null;
    private fetching = false;
    /** Grows when the board goes back to the present: an answer that comes later is not shown. */
    private round = 0;

    constructor(
        private readonly source: Source<View>,
        private readonly changed: () => void,
    ) {}

    /** What came after a step is shown one by one; what comes meanwhile follows. */
    follow(after: number): void {
        if (this.mode !== 'present' || this.source.speed() === 'instant') return;
        if (this.next_stop(after) === null) return;
        this.begin('following', after, Number.POSITIVE_INFINITY);
    }

    /** Shows the steps after one and up to another once more, at the chosen speed or a normal one. */
    again(after: number, upto: number): void {
        this.cut();
        this.begin('again', after, upto);
    }

    /** Opens a replay at a step, standing still. */
    open(at: number): void {
        this.halt();
        this.mode = 'replay';
        this.until = Number.POSITIVE_INFINITY;
        this.go(at);
    }

    play(): void {
        if (this.mode === 'present' || this.playing) return;
        this.playing = true;
        if (this.mode === 'replay' && this.at >= this.source.last()) this.go(0);
        else this.tick();
        this.changed();
    }

    pause(): void {
        this.halt();
        this.changed();
    }

    /** One shown step forth or back; stands still there. */
    step(way: 1 | -1): void {
        if (this.mode === 'present') return;
        this.halt();
        const to =
            way === 1 ? (this.next_stop(this.at) ?? this.source.last()) : this.stop_before(this.at);
        this.go(to);
    }

    /** Shows a step; of many asked for in a row the last one counts. */
    go(at: number): void {
        this.wanted = Math.min(this.source.last(), Math.max(0, at));
        if (!this.fetching) this.fetch();
    }

    /** Back to the present, at once. */
    cut(): void {
        if (this.mode === 'present') return;
        this.halt();
        this.mode = 'present';
        this.frame = null;
        this.wanted = null;
        ++this.round;
        this.changed();
    }

    /** The steps after one were taken back. */
    forget(since: number): void {
        if (this.mode === 'replay') {
            if (this.at > since) this.go(since);
        } else if (this.mode !== 'present') this.cut();
    }

    get at(): number {
        return this.frame?.at ?? this.source.last();
    }

    private begin(mode: Mode, after: number, until: number): void {
        this.mode = mode;
        this.until = until;
        this.playing = true;
        this.go(after);
    }

    private halt(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.playing = false;
    }

    private fetch(): void {
        const at = this.wanted;
        if (at === null) return;
        this.wanted = null;
        const found = this.source.frame_at(at);
        if (!(found instanceof Promise)) return this.show(found);
        const round = this.round;
        this.fetching = true;
        found
            .then((frame) => {
                if (round === this.round && this.mode !== 'present') this.show(frame);
            })
            .catch(() => {
                // The connection is gone, which the screen says: a replay stays where it is, the rest ends.
                if (round !== this.round) return;
                if (this.mode === 'replay') this.pause();
                else this.cut();
            })
            .finally(() => {
                this.fetching = false;
                this.fetch();
            });
    }

    private show(frame: Frame<View>): void {
        this.frame = frame;
        this.changed();
        if (!this.playing) return;
        clearTimeout(this.timer);
        const event = this.source.events().find((each) => each.at === frame.at);
        const shown = event !== undefined && this.source.shows(event);
        if (!shown) return this.tick();
        const speed = this.source.speed();
        this.timer = setTimeout(() => this.tick(), pause_after(event, speed, this.waiting()));
    }

    /** On to the next step that is worth it; at the end a replay stands still and the rest goes to the present. */
    private tick(): void {
        if (!this.playing) return;
        const next = this.next_stop(this.at);
        if (next !== null) return this.go(next);
        if (this.mode !== 'replay') return this.cut();
        this.halt();
        if (this.at < this.source.last()) this.go(this.source.last());
        else this.changed();
    }

    private waiting(): number {
        const at = this.at;
        return this.source.events().filter((event) => event.at > at && this.source.shows(event))
            .length;
    }

    private next_stop(after: number): number | null {
        const found = this.source
            .events()
            .find(
                (event) => event.at > after && event.at <= this.until && this.source.shows(event),
            );
        return found?.at ?? null;
    }

    private stop_before(at: number): number {
        const found = this.source
            .events()
            .findLast((event) => event.at < at && this.source.shows(event));
        return found?.at ?? 0;
    }
}
