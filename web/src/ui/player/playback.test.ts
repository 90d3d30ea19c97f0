import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../wire/types';
import { pause_after, type Speed } from './pace';
import { type Frame, Playback } from './playback';
import { first_foreign, last_turn, turn_after, turn_before, turn_starts } from './story';

type By = GameEvent['by'];
const event = (at: number, by: By = 'top', ...keys: string[]): GameEvent => ({
    at,
    by,
    text: '',
    told: (keys.length > 0 ? keys : ['moved']).map((key) => ({ key })),
});
const silent = (at: number): GameEvent => ({ ...event(at), told: [] });
const rolled = (at: number): GameEvent => ({
    ...event(at, 'chance'),
    told: [{ key: 'rolled', params: { dice: [{ key: 'symbol.F' }] } }],
});

/** A game of plain numbers: the view after step n is "view n". */
function stage(events: GameEvent[], speed: Speed = 'normal', fetched = false) {
    const game = { events, speed };
    const seen: string[] = [];
    const playback = new Playback<string>(
        {
            events: () => game.events,
            last: () => game.events.at(-1)?.at ?? 0,
            speed: () => game.speed,
            shows: (each) => each.told.length > 0,
            frame_at: (at) => {
                const frame: Frame<string> = { at, view: `view ${at}` };
                return fetched ? Promise.resolve(frame) : frame;
            },
        },
        () => {
            const now = playback.frame?.view ?? 'present';
            if (seen.at(-1) !== now) seen.push(now);
        },
    );
    return { game, seen, playback };
}

beforeEach(() => {
    vi.useFakeTimers();
});
afterEach(() => {
    vi.useRealTimers();
});

describe('following the opponent', () => {
    test('shows each step in order and ends in the present', () => {
        const { seen, playback } = stage([event(4), event(5), event(6)]);
        playback.follow(3);
        expect(seen).toEqual(['view 3', 'view 4']);
        vi.advanceTimersByTime(700);
        expect(seen.at(-1)).toBe('view 5');
        vi.advanceTimersByTime(700);
        expect(seen.at(-1)).toBe('view 6');
        vi.advanceTimersByTime(700);
        expect(seen.at(-1)).toBe('present');
        expect(playback.mode).toBe('present');
    });

    test('does not stop at steps that tell nothing', () => {
        const { seen, playback } = stage([event(1), silent(2), silent(3), event(4)]);
        playback.follow(0);
        vi.advanceTimersByTime(700);
        expect(seen).toEqual(['view 0', 'view 1', 'view 4']);
    });

    test('plays what comes meanwhile after the rest', () => {
        const { game, seen, playback } = stage([event(1)]);
        playback.follow(0);
        game.events = [event(1), event(2)];
        playback.follow(1);
        vi.advanceTimersByTime(1400);
        expect(seen).toEqual(['view 0', 'view 1', 'view 2', 'present']);
    });

    test('acting cuts to the present, and nothing comes later', () => {
        const { seen, playback } = stage([event(1), event(2), event(3)]);
        playback.follow(0);
        playback.cut();
        vi.advanceTimersByTime(60_000);
        expect(seen).toEqual(['view 0', 'view 1', 'present']);
    });

    test('acting cuts also while a view is being fetched', async () => {
        const { seen, playback } = stage([event(1), event(2)], 'normal', true);
        playback.follow(0);
        playback.cut();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(seen.filter((each) => each !== 'present')).toEqual([]);
    });

    test('instant shows the present at once', () => {
        const { seen, playback } = stage([event(1), event(2)], 'instant');
        playback.follow(0);
        vi.advanceTimersByTime(60_000);
        expect(seen).toEqual([]);
        expect(playback.mode).toBe('present');
    });

    test('a change of speed counts from the next step', () => {
        const { game, seen, playback } = stage([event(1), event(2), event(3)], 'slow');
        playback.follow(0);
        vi.advanceTimersByTime(1399);
        expect(seen.at(-1)).toBe('view 1');
        game.speed = 'fast';
        vi.advanceTimersByTime(1);
        expect(seen.at(-1)).toBe('view 2');
        vi.advanceTimersByTime(280);
        expect(seen.at(-1)).toBe('view 3');
    });

    test('pauses and goes on', () => {
        const { seen, playback } = stage([event(1), event(2)]);
        playback.follow(0);
        playback.pause();
        vi.advanceTimersByTime(60_000);
        expect(seen.at(-1)).toBe('view 1');
        playback.play();
        expect(seen.at(-1)).toBe('view 2');
    });

    test('ends when steps are taken back', () => {
        const { playback } = stage([event(1), event(2)]);
        playback.follow(0);
        playback.forget(1);
        expect(playback.mode).toBe('present');
    });
});

describe('again', () => {
    test('shows a turn once more, even at the instant speed, and only that turn', () => {
        const { seen, playback } = stage([event(1), event(2), event(3), event(4)], 'instant');
        playback.again(1, 3);
        vi.advanceTimersByTime(10_000);
        expect(seen).toEqual(['view 1', 'view 2', 'view 3', 'present']);
    });
});

describe('a replay', () => {
    test('stands still, steps over silent steps and stops at both ends', () => {
        const { playback } = stage([event(1), silent(2), event(3)]);
        playback.open(3);
        playback.step(-1);
        expect(playback.at).toBe(1);
        playback.step(-1);
        playback.step(-1);
        expect(playback.at).toBe(0);
        playback.step(1);
        playback.step(1);
        playback.step(1);
        expect(playback.at).toBe(3);
        vi.advanceTimersByTime(60_000);
        expect(playback.mode).toBe('replay');
    });

    test('plays to the end and stands there; played again it begins anew', () => {
        const { playback } = stage([event(1), event(2), silent(3)]);
        playback.open(0);
        playback.play();
        vi.advanceTimersByTime(5000);
        expect([playback.at, playback.playing, playback.mode]).toEqual([3, false, 'replay']);
        playback.play();
        expect([playback.at, playback.playing]).toEqual([1, true]);
    });

    test('is not left for what the opponent does', () => {
        const { game, playback } = stage([event(1), event(2)]);
        playback.open(1);
        game.events = [event(1), event(2), event(3)];
        playback.follow(2);
        expect([playback.mode, playback.at]).toEqual(['replay', 1]);
    });

    test('of many steps asked for in a row only the last is fetched next', async () => {
        const { seen, playback } = stage([event(1), event(9)], 'normal', true);
        playback.open(1);
        for (let at = 2; at <= 9; ++at) playback.go(at);
        await vi.advanceTimersByTimeAsync(0);
        expect(seen).toEqual(['view 1', 'view 9']);
    });
});

describe('the pace', () => {
    test('is 0.6 to 1 second a step, longer for dice', () => {
        expect(pause_after(event(1), 'normal', 0)).toBe(700);
        expect(pause_after(rolled(1), 'normal', 0)).toBe(1000);
        expect(pause_after(event(1), 'fast', 0)).toBeLessThan(pause_after(event(1), 'normal', 0));
        expect(pause_after(event(1), 'slow', 0)).toBeGreaterThan(1000);
    });

    test('quickens for a long queue but never flickers', () => {
        expect(pause_after(event(1), 'normal', 200)).toBeLessThan(200);
        expect(pause_after(event(1), 'fast', 5000)).toBe(60);
    });
});

describe('whose step it is', () => {
    const past = [event(1, 'bottom'), event(2, 'top')];
    test('chance belongs to whoever acted before', () => {
        const own_dice = [event(3, 'bottom'), rolled(4)];
        expect(first_foreign(past, own_dice, 'bottom')).toBeUndefined();
        expect(first_foreign(past, [rolled(3)], 'bottom')?.at).toBe(3);
        expect(first_foreign(past, [...own_dice, event(5, 'top')], 'bottom')?.at).toBe(5);
    });
    test('a spectator follows both sides, two people at one screen none', () => {
        expect(first_foreign(past, [event(3, 'bottom')], null)?.at).toBe(3);
        expect(first_foreign(past, [event(3, 'top')], 'both')).toBeUndefined();
    });
});

describe('turns', () => {
    const events = [
        event(1, 'chance', 'turn'),
        event(2, 'bottom'),
        event(3, 'chance', 'turn'),
        event(4, 'top'),
        event(5, 'bottom'),
        event(6, 'top'),
        event(7, 'chance', 'turn'),
        event(8, 'bottom'),
    ];
    const starts = turn_starts(events, ['turn']);
    test('are found before and after a step', () => {
        expect(starts).toEqual([1, 3, 7]);
        expect([turn_after(starts, 3, 8), turn_after(starts, 7, 8)]).toEqual([7, 8]);
        expect([turn_before(starts, 3), turn_before(starts, 1)]).toEqual([1, 0]);
    });
    test("the opponent's last turn holds one's own answers in it", () => {
        expect(last_turn(events, starts, 'bottom')).toEqual({ after: 2, upto: 7 });
        expect(last_turn(events, starts, 'top')).toEqual({ after: 6, upto: 8 });
        expect(last_turn([event(1, 'bottom')], [], 'bottom')).toBeNull();
    });
});
