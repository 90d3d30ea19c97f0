// Waterloo in the browser: a turn of both sides with an assault, whole and in part, by mouse, thumb and keys.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessible, create, expect, press } from '../browser.mjs';
import { do_by_keys, play, press_hex, reached, seen } from '../hands.mjs';
import { french_ear } from './french.mjs';

const game = 'waterloo';
const step = (page) => page.getAttribute('.table', 'data-step');
const at = async (page) => (await seen(page)).at;

/** Presses and waits until the log has grown. */
async function act(page, selector) {
    const before = await at(page);
    await press(page, selector);
    await reached(page, before + 1);
}

/** Everybody lets pass what comes before the first action. */
export async function to_the_first_action(pages) {
    for (let i = 0; i < 20; ++i) {
        for (const page of pages) {
            if (!(await seen(page)).mine) continue;
            if ((await step(page)) === 'action-choice') return page;
            await act(page, '[data-do="done"]');
        }
        await pages[0].waitForTimeout(40);
    }
    throw new Error('no action is asked for');
}

/** The French go from E2 into Hougoumont: the first brigade has no other way, the second is aimed there with its odds. */
export async function toward_hougoumont(page) {
    if (!(await seen(page)).chosen.includes('E2')) await press_hex(page, 'E2');
    await act(page, '[data-do="order red assault E2"]');
    await press_hex(page, 'D3');
    await page.waitForSelector('.tolls');
}

/** All three brigades of E2 go in; the last one begins the fight. */
async function storm_hougoumont(page) {
    await toward_hougoumont(page);
    await act(page, '.buttons .danger');
    await page.waitForSelector('.tolls');
    await press_hex(page, 'D3');
    await page.waitForSelector('[data-do^="move"].danger');
    await act(page, '.buttons .danger');
}

export async function turn_and_assault(world) {
    const french = await world.visitor();
    await create(french, { game, opponent: 'link', side: 'bottom' });
    const allied = await world.visitor();
    await allied.goto(await french.inputValue('#invite-link'));
    await allied.waitForSelector('.table[data-at] [data-place]');
    const pages = [french, allied];

    // The Allies skirmish first, with the odds before them: at E3, for a cube in E2 would have to be shared out in
    // the assault that comes from there.
    await allied.waitForFunction(() => document.querySelector('.table').dataset.mine === 'true');
    await press_hex(allied, 'D3');
    await press_hex(allied, 'E3');
    await allied.waitForSelector('.bars');
    expect((await allied.textContent('.needs')).includes('6'), 'skirmishers need a six');
    await act(allied, '.buttons .danger');
    await french.waitForFunction(() =>
        document.querySelector('.log').textContent.includes('Skirmishers'),
    );

    const active = await to_the_first_action(pages);
    expect(active === french, 'the French have the initiative');
    expect((await french.textContent('.tile')) === '?', 'the French do not see the tile');
    expect(/^[2-5]$/.test(await allied.textContent('.tile')), 'the Allies do');

    // What may not be done says why, with the rule.
    await press_hex(french, 'C4');
    await french.waitForSelector('.why');
    await press_hex(french, 'E2');
    await press(french, '.idle button >> nth=0');
    await french.waitForFunction(() =>
        document.querySelector('.why a')?.textContent.includes('reserve'),
    );

    await toward_hougoumont(french);
    expect((await french.textContent('.sampled')).includes('400'), 'an estimate is called one');
    await french.keyboard.press('Escape');
    await french.keyboard.press('u');
    await french.waitForFunction(
        () => document.querySelector('.table').dataset.step === 'action-choice',
    );
    await storm_hougoumont(french);
    for (const page of pages) {
        await page.waitForSelector('.steps .now, .over');
        expect(
            (await page.locator('h3', { hasText: 'Hougoumont' }).count()) > 0,
            'both see the assault',
        );
    }
    // Until both sides have acted and the next hour strikes.
    const end = await play(pages, { seed: 3, until: (now) => now.turn > 1 });
    expect(end.turn === 2, 'the second turn has begun');
    const told = await french.textContent('.log');
    expect(/stands from|can't stand/.test(told), 'a morale test says what it needed');
    world.no_faults();
}

/** A whole game of two programs as a file, but for its last inputs. */
function late_game(program, without) {
    const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
    const file = join(folder, 'game.txt');
    const players = ['--bot', 'random', '--against', 'random', '--seed', '8'];
    execFileSync(program, ['play', game, '001', ...players, '--save', file]);
    const lines = readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1 - without);
    rmSync(folder, { recursive: true });
    return Buffer.from(`${lines.join('\n')}\n`);
}

/** The last hour only: a whole day by clicks takes minutes. */
export async function to_the_end(world) {
    const page = await world.visitor();
    await page.goto('/');
    await page.setInputFiles('input[type=file]', {
        name: 'evening.txt',
        mimeType: 'text/plain',
        buffer: late_game(world.program, 100),
    });
    await page.waitForURL((url) => url.pathname.startsWith('/t/'));
    await reached(page, 1);
    const end = await play([page], { seed: 18 });
    expect(end.over, 'night falls, or somebody wins before');
    console.log(`        ${end.deeds} clicks, ${end.at} steps`);
    await page.waitForSelector('.chart svg');
    await press(page, '.opener');
    await press(page, '.sheet [data-do="replay"]');
    await page.waitForSelector('.replay');
    await page.locator('.replay input').fill(String(Math.floor(end.at / 2)));
    await page.waitForSelector('.replay .luck');
    await accessible(page, 'the end of the day');
    world.no_faults();
}

export async function on_a_phone(world) {
    const page = await world.visitor({ width: 390, height: 844, touch: true });
    await create(page, { game, opponent: 'bot', level: 'random', side: 'bottom' });
    await play([page], { steps: 120, seed: 6 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= 390, `nothing sticks out of the screen (${wide})`);
    await accessible(page, 'Waterloo on a phone');
    world.no_faults();
}

export async function by_keys(world) {
    const page = await world.visitor();
    await create(page, { game, opponent: 'solo' });
    const end = await play([page], { steps: 60, seed: 2, by: do_by_keys });
    expect(end.at >= 60, 'keys alone go on and on');
    world.no_faults();
}

export async function in_french(world) {
    const page = await world.visitor({ locale: 'fr-FR' });
    await page.goto('/');
    await page.waitForSelector('.battle svg .land');
    const speaks_french = await french_ear(page);
    await page.goto(`/s/${game}/001`);
    await page.waitForSelector('.map .land');
    await page.waitForSelector('form select option', { state: 'attached' });
    await page.click('.provenance summary');
    await speaks_french('battle');
    await page.goto(`/rules/${game}`);
    await page.waitForSelector('article');
    await speaks_french('rules');
    await create(page, { game, opponent: 'solo' });
    await to_the_first_action([page]);
    await press_hex(page, 'E2');
    await speaks_french('orders');
    await press(page, '.idle button >> nth=0');
    await page.waitForSelector('.why');
    await speaks_french('why not');
    await toward_hougoumont(page);
    await speaks_french('odds');
    for (let i = 0; i < 12; ++i) {
        await play([page], { steps: 8, seed: 30 + i });
        await speaks_french(`table, after ${await at(page)} steps`);
    }
    world.no_faults();
}

export function heard_and_seen(scheme) {
    return async (world) => {
        const page = await world.visitor({ scheme });
        const said = (where) => accessible(page, `Waterloo, ${where}, ${scheme}`);
        await page.goto(`/s/${game}/001`);
        await page.waitForSelector('.map .land');
        await said('battle');
        await create(page, { game, opponent: 'solo' });
        await said('start');
        await to_the_first_action([page]);
        await press_hex(page, 'E2');
        await said('orders');
        await storm_hougoumont(page);
        await page.waitForSelector('.steps');
        await said('assault');
        world.no_faults();
    };
}
