// What is chosen on this screen: from clicks and keys to one of the offered actions, and nothing else.

import type { Arrow, Light } from '../../board/lights';
import {
    action_key,
    members_of,
    type Next,
    next_of,
    type Route,
    routes_of,
    toggled,
    with_members,
} from '../../ui/picker';
import type { TableModel } from '../../ui/table_model.svelte';
import type { CcnAction, CcnOdds, CcnScenario, CcnView } from '../../wire/types';
import { type Army, place_army } from './army';
import { fields, hex_of, is_attack, type Piece, piece_key } from './fields';
import { grid_from_bottom, grid_from_top } from './grid';
import { read_ground } from './ground';
import { question_about } from './questions';

type Ways = Route<CcnAction>[];

export class Play {
    chosen: { hex: string; piece: Piece } | null = $state.raw(null);
    target: string | null = $state(null);
    support: ReadonlySet<string> = $state.raw(new Set<string>());
    /** A hex that stands for several offers; the panel asks which. */
    asked: string | null = $state(null);
    card: string | null = $state(null);
    odds: { of: string; answer: CcnOdds } | null = $state.raw(null);
    turned: boolean | null = $state(null);
    /** Same screen: the seat whose cards lie open. */
    uncovered: string | null = $state(null);
    private seen_at = -1;

    readonly routes: Ways = $derived.by(() => routes_of(this.model.offers as CcnAction[], fields));
    readonly next: Next<CcnAction> = $derived.by(() => next_of(this.routes));
    /** What one click on a hex says, by hex. */
    readonly at_once = $derived.by(() => by_hex(this.next, (route) => route.picks.length === 1));
    /** What pieces say that need something more, by the hex they are in. */
    readonly from = $derived.by(() => by_hex(this.next, (route) => route.picks.length > 1));
    readonly army: Army = $derived.by(() =>
        this.model.view && this.model.scenario
            ? place_army(this.model.view, this.model.scenario.blocks)
            : { units: [], generals: [], unit_at: new Map(), general_at: new Map() },
    );
    readonly from_top = $derived.by(() => this.turned ?? this.model.seat === 'top');
    readonly grid = $derived.by(() => (this.from_top ? grid_from_top : grid_from_bottom));
    readonly ground = $derived.by(() =>
        read_ground(grid_from_bottom, this.model.scenario?.map ?? []),
    );
    /** What the chosen piece can do. */
    readonly onward: Next<CcnAction> = $derived.by(() => {
        const { chosen } = this;
        return chosen
            ? next_of(this.routes, [{ kind: 'piece', key: piece_key(chosen.piece, chosen.hex) }])
            : next_of<CcnAction>([]);
    });
    readonly attacks: Ways = $derived.by(() =>
        this.target
            ? (this.onward.places.get(this.target) ?? []).filter((way) => is_attack(way.action))
            : [],
    );
    readonly attack = $derived.by(
        () =>
            with_members(this.attacks, this.support, this.model.coverage) ??
            this.attacks[0]?.action,
    );
    readonly batteries = $derived.by(() => members_of(this.attacks));
    readonly choices = $derived.by(() =>
        this.asked ? (this.at_once.get(this.asked) ?? []).map((way) => way.action) : [],
    );
    readonly lights: ReadonlyMap<string, Light> = $derived.by(() => this.lit());
    readonly arrows: readonly Arrow[] = $derived.by(() => this.drawn_arrows());

    constructor(readonly model: TableModel<CcnView, CcnScenario>) {
        $effect(() => {
            const at = model.state?.at ?? -1;
            if (at === this.seen_at) return;
            this.seen_at = at;
            this.start_anew();
        });
        $effect(() => {
            const attack = this.attack;
            if (attack && action_key(attack) !== this.odds?.of) void this.ask_odds(attack);
        });
    }

    click(hex: string): void {
        this.model.why_not = null;
        const ways =
            this.chosen && hex !== this.chosen.hex ? this.onward.places.get(hex) : undefined;
        if (ways?.[0]) return this.aim(hex, ways);
        const here = this.at_once.get(hex);
        if (here?.[0]) {
            if (here.length === 1 || this.asked === hex) return this.send(here[0].action);
            this.let_go();
            this.asked = hex;
            return;
        }
        if (this.chosen?.hex === hex) return this.switch_piece();
        const piece = this.pieces_in(hex)[0];
        if (piece) return this.choose(hex, piece);
        void this.ask_why(hex);
    }

    /** A piece is pointed at itself: no need to ask which of its hex is meant. */
    click_piece(key: string): void {
        this.model.why_not = null;
        const ways = this.next.pieces.get(key) ?? [];
        const hex = hex_of(key);
        const [first] = ways;
        if (!first) return this.click(hex);
        if (this.chosen && this.onward.places.has(hex)) return this.click(hex);
        if (ways.length === 1 && first.picks.length === 1) return this.send(first.action);
        if (ways.every((way) => way.picks.length === 1)) {
            this.let_go();
            this.asked = hex;
            return;
        }
        const piece: Piece = key === piece_key('general', hex) ? 'general' : 'unit';
        const again = this.chosen?.hex === hex && this.chosen.piece === piece;
        if (again) this.click(hex);
        else this.choose(hex, piece);
    }

    /** The pieces of a hex that could be chosen, unit first. */
    pieces_in(hex: string): Piece[] {
        return (['unit', 'general'] as const).filter((piece) =>
            this.next.pieces.get(piece_key(piece, hex))?.some((way) => way.picks.length > 1),
        );
    }

    choose(hex: string, piece: Piece): void {
        this.let_go();
        this.chosen = { hex, piece };
    }

    /** A second click on a hex takes its general, a third lets go. */
    private switch_piece(): void {
        if (!this.chosen) return;
        const pieces = this.pieces_in(this.chosen.hex);
        const next = pieces[pieces.indexOf(this.chosen.piece) + 1];
        if (next) this.choose(this.chosen.hex, next);
        else this.let_go();
    }

    private aim(hex: string, ways: Readonly<Ways>): void {
        const attack = ways.find((way) => is_attack(way.action))?.action;
        if (!attack) return this.send(ways[0]!.action);
        if (this.target === hex) return this.confirm();
        this.target = hex;
        this.support = new Set(attack.do === 'melee' ? attack.support : []);
    }

    confirm(): void {
        if (this.attack) this.send(this.attack);
    }

    toggle_support(hex: string): void {
        this.support =
            toggled(this.attacks, this.support, hex, this.model.coverage) ?? this.support;
    }

    may_toggle(hex: string): boolean {
        return toggled(this.attacks, this.support, hex, this.model.coverage) !== undefined;
    }

    /** First click lifts a card, the second plays it. */
    click_card(card: string): void {
        this.model.why_not = null;
        const offer = this.next.cards.get(card)?.[0]?.action;
        if (this.card === card && offer) return this.send(offer);
        this.card = this.card === card ? null : card;
        if (!offer && this.card && this.model.offers.length > 0) {
            void this.model.ask_why({ do: 'play', card });
        }
    }

    send(action: CcnAction): void {
        this.model.why_not = null;
        this.model.socket.submit(action);
    }

    let_go(): void {
        this.chosen = null;
        this.target = null;
        this.support = new Set();
        this.asked = null;
        this.odds = null;
        this.model.why_not = null;
    }

    escape(): void {
        if (this.target) {
            this.target = null;
            this.odds = null;
        } else {
            this.let_go();
            this.card = null;
        }
    }

    private start_anew(): void {
        this.let_go();
        this.card = null;
        const sources = [...this.from.keys()];
        // One piece alone may act: it need not be clicked first.
        if (sources.length === 1 && this.at_once.size === 0) {
            const hex = sources[0]!;
            this.chosen = { hex, piece: this.pieces_in(hex)[0] ?? 'unit' };
        }
    }

    private lit(): Map<string, Light> {
        const lights = new Map<string, Light>();
        for (const hex of this.at_once.keys()) lights.set(hex, 'may');
        if (this.chosen) {
            for (const hex of this.onward.places.keys()) lights.set(hex, 'may');
            lights.set(this.chosen.hex, 'chosen');
        } else {
            for (const hex of this.from.keys()) lights.set(hex, 'may');
        }
        if (this.asked) lights.set(this.asked, 'chosen');
        if (this.target) lights.set(this.target, 'threat');
        if (this.model.over && !this.model.replay) return lights;
        const fight = this.model.view?.fight;
        if (fight?.at && fight.from) {
            if (!lights.has(fight.from)) lights.set(fight.from, 'chosen');
            if (!lights.has(fight.at)) lights.set(fight.at, 'threat');
        }
        const harmed = this.model.view?.harm?.unit;
        const hurt = harmed == null ? null : this.model.view?.units[harmed]?.at;
        if (hurt && !lights.has(hurt)) lights.set(hurt, 'threat');
        return lights;
    }

    private drawn_arrows(): Arrow[] {
        if (this.chosen && this.target) {
            const hexes = [this.chosen.hex, ...this.support];
            return hexes.map((from) => ({ from, to: this.target!, kind: 'threat' as const }));
        }
        if (this.model.over && !this.model.replay) return [];
        const fight = this.model.view?.fight;
        if (fight?.from && fight.at) return [{ from: fight.from, to: fight.at, kind: 'threat' }];
        if (this.model.replay) return this.trail(this.model.replay.at, this.model.replay.at);
        return this.trail(this.last_own() + 1, Number.POSITIVE_INFINITY);
    }

    /** The last step that was one's own doing, or for onlookers the turn's start: what came after is shown. */
    private last_own(): number {
        const { seat, state, socket } = this.model;
        const own = seat === 'both' ? state?.viewer : seat;
        const found = own
            ? socket.events.findLast((event) => event.by === own)
            : socket.events.findLast((event) =>
                  event.told.some((one) => one.key === 'event.turn-began'),
              );
        return found?.at ?? 0;
    }

    private trail(first: number, last: number): Arrow[] {
        const moves = [
            'event.unit-moved',
            'event.unit-moved.with-general',
            'event.general-moved',
            'event.unit-retreated',
            'event.unit-withdrew',
            'event.ground-taken',
        ];
        const arrows = new Map<string, Arrow>();
        for (const event of this.model.socket.events) {
            if (event.at < first || event.at > last) continue;
            for (const { key, params } of event.told) {
                if (!moves.includes(key) || !params?.from || !params.to) continue;
                const arrow: Arrow = {
                    from: String(params.from),
                    to: String(params.to),
                    kind: 'trail',
                };
                if (arrow.from !== arrow.to) arrows.set(arrow.from + arrow.to, arrow);
            }
        }
        return [...arrows.values()];
    }

    private async ask_odds(attack: CcnAction): Promise<void> {
        const of = action_key(attack);
        try {
            const answer = await this.model.socket.ask<CcnOdds>({ ask: 'odds', do: attack });
            const still = this.attack && action_key(this.attack) === of;
            if (still && answer.dice) this.odds = { of, answer };
        } catch {
            // No odds while the connection is down; the attack can still be confirmed later.
        }
    }

    private async ask_why(hex: string): Promise<void> {
        if (this.model.replay || this.model.over) return;
        const question = question_about(this, hex);
        if (question) await this.model.ask_why(question);
        else this.let_go();
    }
}

/** Routes by the hex of their first pick, those for which it holds. */
function by_hex(next: Next<CcnAction>, holds: (route: Route<CcnAction>) => boolean) {
    const out = new Map<string, Ways>();
    const put = (hex: string, ways: Readonly<Ways>) => {
        const found = ways.filter(holds);
        if (found.length > 0) out.set(hex, [...(out.get(hex) ?? []), ...found]);
    };
    for (const [key, ways] of next.pieces) put(hex_of(key), ways);
    for (const [hex, ways] of next.places) put(hex, ways);
    return out;
}
