// Games played on, most of them to their end: by link, with keys alone, on one screen, on a phone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessible, create, expect, press } from '../browser.mjs';
import { do_by_keys, play, reached, seen } from '../hands.mjs';

/** The command that each is shown holds for the file of the game, with a share of his own in the dice. */
async function dice_hold(world, pages) {
    const folder = mkdtempSync(join(tmpdir(), 'grognard-dice-'));
    const file = join(folder, 'game.txt');
    const table = new URL(pages[0].url()).pathname.split('/').pop();
    const answer = await fetch(`${world.base}/api/tables/${table}/log`);
    writeFileSync(file, await answer.text());
    const shown = await Promise.all(pages.map((page) => page.textContent('section code')));
    expect(new Set(shown).size === pages.length, 'each has a share of his own');
    for (const command of shown) {
        const [, ...words] = command.replace('FILE', file).split(' ');
        const { status, stdout } = spawnSync(world.program, words, { encoding: 'utf8' });
        expect(status === 0 && stdout.startsWith('verified'), `the dice hold: ${stdout}`);
    }
    rmSync(folder, { recursive: true });
}

/** Two people on two machines, one with a mouse and one with a thumb, from the link to the last banner. */
export async function by_link(world) {
    const host = await world.visitor();
    await create(host, { opponent: 'link' });
    const link = await host.inputValue('#invite-link');
    const guest = await world.visitor({ width: 390, height: 844, touch: true });
    await guest.goto(link);
    await guest.waitForSelector('.table[data-at] [data-place]');
    const [first, second] = [
        await host.getAttribute('.hand', 'aria-label'),
        await guest.getAttribute('.hand', 'aria-label'),
    ];
    expect(first !== second, 'each holds a side of its own');

    await guest.fill('.chat input', 'À la baïonnette !');
    await press(guest, '.chat button');
    await host.waitForFunction(() =>
        document.querySelector('.chat .lines')?.textContent.includes('À la baïonnette !'),
    );

    const end = await play([host, guest], { seed: 11 });
    expect(end.over, 'the battle is fought to its end');
    console.log(`        ${end.deeds} clicks and taps, ${end.at} steps`);
    await host.waitForSelector('.chart svg');
    await guest.waitForSelector('.chart svg');
    const told = await host.textContent('.prompt h2');
    expect(told === (await guest.textContent('.prompt h2')), 'both read the same outcome');
    await dice_hold(world, [host, guest]);
    await accessible(host, 'after the game');
    await accessible(guest, 'after the game, phone');
    world.no_faults();
}

export async function by_keys_alone(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'bot', level: 'random' });
    // From here on neither mouse nor finger: the program fails the script if a pointer is used.
    await page.evaluate(() =>
        addEventListener(
            'pointerdown',
            () => {
                throw new Error('a pointer was used');
            },
            true,
        ),
    );
    const end = await play([page], { seed: 7, by: do_by_keys });
    expect(end.over, 'keys alone fight the battle to its end');
    console.log(`        ${end.deeds} deeds by keys, ${end.at} steps`);
    world.no_faults();
}

export async function against_program(world) {
    const page = await world.visitor();
    await page.goto('/');
    await page.click('[data-do="at-once"]');
    await page.waitForSelector('.table[data-at] [data-place]');
    const end = await play([page], { steps: 140, seed: 5 });
    expect(end.over || end.at >= 140, `the game went on to ${end.at}`);
    expect((await page.locator('.log p').count()) > 3, 'the log tells what happened');

    // A closed tab: the game is found again from home, by this browser only.
    const again = await world.tab_of(page);
    await page.close();
    await again.goto('/');
    await again.click('section li a >> nth=0');
    await reached(again, end.at);
    expect((await seen(again)).at >= end.at, 'the game is found again in my games');
    world.no_faults();
}

export async function same_screen(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'solo', scenario: '006' });
    await page.waitForSelector('.covered .show');
    expect((await page.locator('[data-card]').count()) === 0, 'cards lie face down at first');
    const end = await play([page], { steps: 150, seed: 3 });
    expect(end.over || end.at >= 150, `the game went on to ${end.at}`);
    world.no_faults();
}

export async function on_a_phone(world) {
    const page = await world.visitor({ width: 390, height: 844, touch: true });
    await page.goto('/');
    await page.waitForSelector('.battle');
    await create(page, { opponent: 'bot', level: 'random' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= 390, `nothing is wider than the phone (${wide})`);
    const board = await page.locator('.stage').boundingBox();
    const panel = await page.locator('aside').boundingBox();
    expect(board.y < panel.y, 'the board comes first');
    await play([page], { steps: 80, seed: 13 });
    expect((await pinch(page)) > 1.5, 'two fingers bring the board closer');
    await accessible(page, 'phone');
    world.no_faults();
}

/** Two fingers drawn apart on the board; answers how much larger a hex has become. */
async function pinch(page) {
    await page.evaluate(() => scrollTo(0, 0));
    const hex = page.locator('[data-place="E7"]');
    const before = await hex.boundingBox();
    const { x, y } = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    const touch = await page.context().newCDPSession(page);
    const send = (type, points) =>
        touch.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: points.map((dx, id) => ({ x: x + dx, y, id })),
        });
    await send('touchStart', [-20]);
    await send('touchStart', [-20, 20]);
    for (let spread = 24; spread <= 80; spread += 8) await send('touchMove', [-spread, spread]);
    await send('touchEnd', []);
    const after = await hex.boundingBox();
    return after.width / before.width;
}
