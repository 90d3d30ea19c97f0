import { describe, expect, test } from 'vitest';
import type { GameEvent, Message } from '../../wire/types';
import { latest_assault, morale_sum } from './assault_story';
import { log_habits } from './log_habits';
import { lay_out, size_of, stack_pieces } from './stacks';

const said = (key: string, params?: Message['params']): Message => ({
    key,
    ...(params && { params }),
});
const event = (at: number, ...told: Message[]): GameEvent => ({
    at,
    by: 'chance',
    text: 'dice 1',
    told,
});

const began = said('event.assault-began', { at: 'D3' });
const step = (number: number) => said('event.step-began', { number: String(number) });

describe('the latest assault', () => {
    const events = [
        event(1, said('event.disc-spent')),
        event(2, began, said('event.piece-sheltered')),
        event(3, step(1)),
        event(
            4,
            step(3),
            said('event.volley-shot'),
            said('event.cubes-placed'),
            said('event.cubes-placed'),
        ),
        event(5, said('event.assault-ended')),
        event(6, said('event.disc-spent')),
    ];

    test('is told step by step, and what is said twice is said once', () => {
        const story = latest_assault(events, 4);
        expect(story?.area).toBe('D3');
        expect(story?.over).toBe(false);
        expect(story?.steps.map(({ number, told }) => [number, told.length])).toEqual([
            [0, 1],
            [1, 0],
            [3, 2],
        ]);
        expect(story?.steps.at(-1)?.told.at(-1)?.times).toBe(2);
    });

    test('stays until the next action', () => {
        expect(latest_assault(events, 5)?.over).toBe(true);
        expect(latest_assault(events, 6)).toBeNull();
        expect(latest_assault(events, 1)).toBeNull();
    });

    test('shows how a morale column came about', () => {
        const row = said('ledger.row', {
            amount: '+2',
            why: said('why.cubes'),
            rule: 'wl.morale.cubes',
        });
        const column = said('column.shifted', { column: '2', why: [row] });
        const sum = morale_sum(said('event.morale-tested.stands', { column }));
        expect(sum).toEqual({
            column: '2',
            rows: [{ amount: '+2', why: said('why.cubes'), rule: 'wl.morale.cubes' }],
        });
        expect(morale_sum(began)).toBeNull();
    });
});

describe('the log at one screen', () => {
    test('does not tell the tile', () => {
        expect(log_habits.in_the_open(said('event.tile-drawn', { value: '4' }))).toBeNull();
        expect(log_habits.in_the_open(began)).toBe(began);
    });
});

describe('pieces in an area', () => {
    const infantry = { nation: 'french', arm: 'infantry', side: 'bottom' as const };
    const defender = { nation: 'british', arm: 'infantry', side: 'top' as const };
    const here = (posture: string, more = {}) => ({ at: 'D3', posture, ...more });

    test('that are alike stand together; an attacker from elsewhere apart', () => {
        const stacks = stack_pieces(
            {
                0: here('mobile'),
                1: here('mobile'),
                2: here('mobile', { from: 'E2' }),
                3: here('defensive'),
            },
            [infantry, infantry, infantry, defender],
        );
        expect(stacks.get('D3')?.map(({ piece, count }) => [piece, count])).toEqual([
            [{ nation: 'french', arm: 'infantry', posture: 'mobile' }, 2],
            [{ nation: 'french', arm: 'infantry', posture: 'mobile', from: 'E2' }, 1],
            [{ nation: 'british', arm: 'infantry', posture: 'defensive' }, 1],
        ]);
    });

    test('are laid out with the far side above, inside the room there is', () => {
        const stacks = stack_pieces(
            Object.fromEntries(
                Array.from({ length: 8 }, (_, i) => [
                    i,
                    here(i < 4 ? 'mobile' : 'defensive', { from: `E${i}` }),
                ]),
            ),
            Array.from({ length: 8 }, (_, i) => (i < 4 ? infantry : defender)),
        ).get('D3')!;
        const items = stacks.map((stack) => ({
            key: stack.key,
            side: stack.side,
            stack,
            ...size_of(stack),
        }));
        const placed = lay_out(items, { width: 100, height: 100 }, 'top');
        const top = placed.filter((item) => item.side === 'top');
        const bottom = placed.filter((item) => item.side === 'bottom');
        expect(Math.max(...top.map(({ y }) => y))).toBeLessThan(
            Math.min(...bottom.map(({ y }) => y)),
        );
        for (const { x, y, width, height, scale } of placed) {
            expect(Math.abs(x) + (width * scale) / 2).toBeLessThanOrEqual(50);
            expect(Math.abs(y) + (height * scale) / 2).toBeLessThanOrEqual(60);
        }
    });
});
