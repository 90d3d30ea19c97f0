// What is chosen on this screen: from clicks and keys to one of the offered actions, and nothing else.
import type { AreaMap } from '../../board/area/geometry';
import type { Arrow, Light } from '../../board/lights';
import { action_key, key_of, routes_of } from '../../ui/picker';
import type { TableModel } from '../../ui/table_model.svelte';
import type {
    WaterlooAction,
    WaterlooOdds,
    WaterlooScenario,
    WaterlooView,
} from '../../wire/types';
import { battlefield } from './battlefield';
import { type Choices, choices_of, no_picks, type Picks } from './choices';
import { area_of, fields, is_attack, meant, orders, piece_of, target_of } from './fields';
import { type Stack, stack_pieces } from './stacks';

export class Play {
    picks: Picks = $state.raw(no_picks);
    /** An attack whose odds are looked at before it is confirmed. */
    attack: WaterlooAction | null = $state.raw(null);
    odds: { of: string; answer: WaterlooOdds } | null = $state.raw(null);
    turned: boolean | null = $state(null);
    private seen_at = -1;

    readonly all = $derived.by(() => this.model.offers as readonly WaterlooAction[]);
    private readonly routes = $derived.by(() => routes_of(this.all, fields));
    readonly choices: Choices = $derived.by(() => choices_of(this.routes, this.picks));
    readonly subject = $derived.by(() => this.choices.subject);
    readonly from_top = $derived.by(() => this.turned ?? this.model.seat === 'top');
    private readonly plain_map = $derived.by(() =>
        this.model.scenario ? battlefield(this.model.scenario) : null,
    );
    readonly map: AreaMap | null = $derived.by(
        () => this.plain_map?.turned(this.from_top ? 'from-top' : 'from-bottom') ?? null,
    );
    readonly stacks: ReadonlyMap<string, Stack[]> = $derived.by(() =>
        this.model.view && this.model.scenario
            ? stack_pieces(this.model.view.units, this.model.scenario.pieces)
            : new Map<string, Stack[]>(),
    );
    /** What would be fought if nothing more is said: its odds are shown without being asked for. */
    readonly standing: WaterlooAction | null = $derived.by(() => this.standing_attack());
    readonly considered = $derived.by(() => this.attack ?? this.standing);
    readonly lights: ReadonlyMap<string, Light> = $derived.by(() => this.lit());
    readonly arrows: readonly Arrow[] = $derived.by(() => this.drawn_arrows());

    constructor(readonly model: TableModel<WaterlooView, WaterlooScenario>) {
        $effect(() => {
            const at = model.state?.at ?? -1;
            if (at === this.seen_at) return;
            this.seen_at = at;
            this.start_anew();
        });
        $effect(() => {
            const attack = this.considered;
            if (attack && action_key(attack) !== this.odds?.of) void this.ask_odds(attack);
        });
    }

    get acting(): string | undefined {
        return this.model.view?.acting?.order;
    }

    /** Where the acting pieces stand, if it is one area. */
    get from(): string | null {
        return this.picks.at ?? this.model.view?.acting?.area ?? this.model.view?.subject ?? null;
    }

    click(place: string): void {
        this.model.why_not = null;
        if (this.attack && this.picks.to === place) return this.confirm();
        const ways = this.choices.targets.get(place);
        if (ways) return this.aim(place, ways);
        const other = this.choices.others.get(place);
        if (other) {
            this.choose_subject(other);
            return this.aim(place, this.choices.targets.get(place) ?? []);
        }
        if (place === this.from && this.choices.subjects.length > 1) return this.next_subject();
        if (this.choices.areas.includes(place)) return this.choose_area(place);
        void this.ask_why(place);
    }

    choose_area(place: string): void {
        const again = this.picks.at === place;
        this.let_go();
        if (!again) this.picks = { ...no_picks, at: place };
    }

    choose_subject(subject: string): void {
        this.attack = null;
        this.picks = { ...this.picks, subject, to: null };
    }

    /** Who can be pointed at where they stand, by the keys of their pieces. */
    readonly pointable: ReadonlyMap<string, WaterlooAction> = $derived.by(() => {
        const { subjects, finals } = this.choices;
        const out = new Map<string, WaterlooAction>();
        const meant = subjects.length > 0 ? this.all : finals;
        for (const action of meant) {
            const piece = piece_of(action);
            if (piece && !out.has(key_of(piece))) out.set(key_of(piece), action);
        }
        return out;
    });

    /** A piece is pointed at itself: it is to act, or the one thing it can do is done. */
    click_piece(key: string): void {
        this.model.why_not = null;
        if (this.from && this.choices.targets.has(this.from)) return this.click(this.from);
        if (this.choices.subjects.includes(key)) return this.choose_subject(key);
        const ways = this.choices.finals.filter((action) => key_of(piece_of(action)) === key);
        if (ways.length === 1) return this.say(ways[0]!);
        if (this.from) this.click(this.from);
    }

    private next_subject(): void {
        const { subjects } = this.choices;
        const here = subjects.indexOf(this.subject ?? '');
        this.choose_subject(subjects[(here + 1) % subjects.length]!);
    }

    private aim(place: string, ways: readonly WaterlooAction[]): void {
        const only = ways.length === 1 ? ways[0]! : null;
        if (only && !this.is_attack(only)) return this.send(only);
        this.picks = { ...this.picks, subject: this.subject, to: place };
        if (only) this.say(only);
    }

    /** Sends it, or shows its odds first if it begins a fight. */
    say(action: WaterlooAction): void {
        if (!this.is_attack(action) || this.attack === action) return this.send(action);
        if ('order' in action) void this.weigh(action);
        else this.attack = action;
    }

    /** Guns with one target fire when they are ordered to: then there are odds to look at; else they are still to be aimed. */
    private async weigh(action: WaterlooAction): Promise<void> {
        const answer = await this.odds_of(action);
        if (!answer) return this.send(action);
        this.attack = action;
        this.odds = { of: action_key(action), answer };
    }

    is_attack(action: WaterlooAction): boolean {
        return is_attack(action, this.model.view?.step ?? '', this.acting);
    }

    confirm(): void {
        if (this.attack) this.send(this.attack);
    }

    send(action: WaterlooAction): void {
        this.model.why_not = null;
        this.model.socket.submit(action);
    }

    let_go(): void {
        this.picks = no_picks;
        this.attack = null;
        this.model.why_not = null;
    }

    escape(): void {
        if (this.attack || this.picks.to) {
            this.attack = null;
            this.picks = { ...this.picks, to: null };
        } else this.let_go();
    }

    /** An order of the chosen area that is not offered: the server says why. */
    ask_why_order(order: string): void {
        const sample = this.choices.finals.find((action) => 'order' in action);
        if (sample && 'order' in sample) void this.model.ask_why({ ...sample, order });
    }

    /** Orders not offered for the chosen area. */
    get missing_orders(): string[] {
        const ordering = this.choices.finals.filter((action) => 'order' in action);
        if (ordering.length === 0) return [];
        const offered = new Set(ordering.map((action) => action.order));
        return orders.filter((order) => !offered.has(order));
    }

    private start_anew(): void {
        const before = this.picks;
        this.let_go();
        this.odds = null;
        // The same piece goes on if there are more like it.
        if (this.choices.subjects.includes(before.subject ?? '')) {
            this.picks = { ...no_picks, subject: before.subject };
        }
        const { areas, buttons, targets } = this.choices;
        const still = before.at !== null && areas.includes(before.at) && this.reforming();
        // One area alone may act: it need not be clicked first.
        const only = areas.length === 1 && buttons.length + targets.size === 0 ? areas[0]! : null;
        const at = still ? before.at : only;
        if (at) this.picks = { ...this.picks, at };
    }

    private reforming(): boolean {
        return this.model.view?.step === 'reforming';
    }

    private standing_attack(): WaterlooAction | null {
        const view = this.model.view;
        if (!view || this.all.length === 0) return null;
        if (view.step === 'gunnery') return this.all.find((action) => action.do === 'fire') ?? null;
        const waiting = view.pending[view.active].length > 0;
        const may_close = waiting && ['marching', 'leader-action'].includes(view.step);
        return may_close ? (this.all.find((action) => action.do === 'done') ?? null) : null;
    }

    private lit(): Map<string, Light> {
        const lights = new Map<string, Light>();
        const view = this.model.view;
        const { areas, targets, others } = this.choices;
        const begins = this.picks.at === null || targets.size === 0;
        if (begins) for (const place of areas) lights.set(place, 'may');
        for (const place of targets.keys()) lights.set(place, 'may');
        for (const place of others.keys()) if (!lights.has(place)) lights.set(place, 'may');
        if (this.all.length > 0 && this.from && !lights.has(this.from))
            lights.set(this.from, 'chosen');
        if (this.picks.at) lights.set(this.picks.at, 'chosen');
        if (this.picks.to) lights.set(this.picks.to, this.attack ? 'threat' : 'chosen');
        if (!view || this.model.over) return lights;
        for (const area of [...view.pending.bottom, ...view.pending.top]) {
            if (lights.get(area) !== 'may') lights.set(area, 'threat');
        }
        for (const aim of view.aims) if (!lights.has(aim.at)) lights.set(aim.at, 'threat');
        return lights;
    }

    private drawn_arrows(): Arrow[] {
        const { view, scenario } = this.model;
        const arrows = new Map<string, Arrow>();
        const add = (from: string | null | undefined, to: string, kind: Arrow['kind']) => {
            if (from && from !== to) arrows.set(`${from} ${to}`, { from, to, kind });
        };
        if (!view || !scenario || (this.model.over && !this.model.replay)) return [];
        const [first, last] = this.model.replay
            ? [this.model.replay.at, this.model.replay.at]
            : [this.last_own() + 1, Number.POSITIVE_INFINITY];
        for (const { from, to } of moves_between(this.model.socket.events, first, last)) {
            add(from, to, 'trail');
        }
        for (const unit of Object.values(view.units)) add(unit.from, unit.at, 'threat');
        for (const aim of view.aims) add(view.acting?.area, aim.at, 'threat');
        const aimed = this.attack && target_of(this.attack);
        const via = this.attack?.do === 'move' ? this.attack.via : undefined;
        if (aimed) add(via ?? this.from, aimed, 'threat');
        return [...arrows.values()];
    }

    /** The last step that was one's own doing, or for onlookers the start of the sequence: what came after is shown. */
    private last_own(): number {
        const { seat, state, socket } = this.model;
        const own = seat === 'both' ? state?.viewer : seat;
        const found = own
            ? socket.events.findLast((event) => event.by === own)
            : socket.events.findLast((event) =>
                  event.told.some((one) => one.key === 'event.sequence-began'),
              );
        return found?.at ?? 0;
    }

    private async ask_odds(attack: WaterlooAction): Promise<void> {
        const of = action_key(attack);
        const answer = await this.odds_of(attack);
        if (answer && this.considered && action_key(this.considered) === of) {
            this.odds = { of, answer };
        }
    }

    /** Nothing if no dice hang on it, or while the connection is down: it can still be done. */
    private async odds_of(action: WaterlooAction): Promise<WaterlooOdds | null> {
        try {
            const answer = await this.model.socket.ask<WaterlooOdds>({ ask: 'odds', do: action });
            return answer.allowed ? answer : null;
        } catch {
            return null;
        }
    }

    private async ask_why(place: string): Promise<void> {
        if (this.model.replay || this.model.over) return;
        const going = [...this.choices.targets.values()][0]?.[0];
        const example = going ?? this.all.find((action) => area_of(action) ?? target_of(action));
        if (example) await this.model.ask_why(meant(example, place));
        else if (this.model.seat !== null)
            await this.model.ask_why({
                do: 'order',
                disc: 'green',
                order: 'approach',
                area: place,
            });
    }
}

const move_events = [
    'event.piece-moved',
    'event.piece-moved.with-cubes',
    'event.piece-retreated',
    'event.piece-retreated.with-cubes',
    'event.piece-fell-back',
    'event.piece-fell-back.with-cubes',
    'event.charge-continued',
];

interface Way {
    from: string;
    to: string;
}

function moves_between(events: TableModel['socket']['events'], first: number, last: number): Way[] {
    return events
        .filter((event) => event.at >= first && event.at <= last)
        .flatMap((event) => event.told)
        .filter((told) => move_events.includes(told.key))
        .map(({ params }) => ({ from: String(params?.from), to: String(params?.to) }));
}
