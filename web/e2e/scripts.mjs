// The end-to-end scripts: each opens its own visitors against the real server.
import { accessible, base, create, expect, no_faults, visitor } from './browser.mjs';
import { chooser, do_by_keys, do_by_pointer, next_deed, play, seen } from './hands.mjs';

async function home() {
    const page = await visitor();
    await page.goto(base);
    await page.waitForSelector('.battle');
    expect((await page.locator('.battle').count()) >= 15, 'home shows every battle');
    await page.waitForSelector('.battle svg .land');
    await accessible(page, 'home');
    await page.click('.battle >> nth=0');
    await page.waitForSelector('form button[type=submit]');
    await accessible(page, 'scenario');
    no_faults(page);
}

async function rules() {
    const page = await visitor();
    await page.goto(`${base}/rules/ccn`);
    await page.waitForSelector('article');
    const all = await page.locator('article').count();
    await page.fill('input[type=search]', 'square cavalry');
    const some = await page.locator('article').count();
    expect(all > 400 && some > 0 && some < all, `search narrows ${all} rules to ${some}`);
    await accessible(page, 'rules');
    no_faults(page);
}

async function against_bot() {
    const page = await visitor();
    await create(page, { opponent: 'bot', level: 'greedy' });
    const end = await play([page], { steps: 120, seed: 5 });
    expect(end.over || end.at >= 100, `the game went on to ${end.at}`);
    expect((await page.locator('.log p').count()) > 3, 'the log tells what happened');
    await accessible(page, 'table');
    await page.goto(base);
    await page.waitForSelector('.battle');
    const mine = page.locator('section li a').first();
    await mine.click();
    await page.waitForSelector('.table[data-at]');
    expect((await seen(page)).at >= end.at, 'the game is found again in my games');
    no_faults(page);
}

async function by_link() {
    const host = await visitor();
    await create(host, { opponent: 'link' });
    const link = await host.inputValue('#invite-link');
    const guest = await visitor();
    await guest.goto(link);
    await guest.waitForSelector('.table[data-at]');
    await guest.fill('.chat input', 'À la baïonnette !');
    await guest.click('.chat button');
    await host.waitForSelector('.chat .lines p');
    const end = await play([host, guest], { steps: 100_000, seed: 11, within: 1_200_000 });
    expect(end.over, 'the battle is fought to its end');
    await host.waitForSelector('.chart canvas');
    await accessible(host, 'after the game');
    no_faults(host);
    no_faults(guest);
}

async function same_screen() {
    const page = await visitor();
    await create(page, { opponent: 'solo', scenario: '006' });
    await page.waitForSelector('.covered .show');
    const end = await play([page], { steps: 150, seed: 3 });
    expect(end.over || end.at >= 120, `the game went on to ${end.at}`);
    no_faults(page);
}

async function keyboard_only() {
    const page = await visitor();
    await create(page, { opponent: 'bot', level: 'random' });
    const end = await play([page], { steps: 60, seed: 7, by: do_by_keys });
    expect(end.over || end.at >= 50, `keys alone went on to ${end.at}`);
    no_faults(page);
}

async function in_french() {
    const page = await visitor({ locale: 'fr-FR' });
    await create(page, { opponent: 'bot', level: 'random' });
    await play([page], { steps: 40, seed: 9 });
    const text = await page.textContent('aside');
    expect(text.toLowerCase().includes('journal'), 'the panel speaks French');
    expect(
        !/\[[a-z][\w.-]+\]/.test(text),
        `no key is left without words: ${/\[[a-z][\w.-]+\]/.exec(text)}`,
    );
    expect(
        (await page.evaluate(() => document.documentElement.lang)) === 'fr',
        'the page says it is French',
    );
    await page.click('.opener');
    await page.selectOption('.sheet select >> nth=0', 'en');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    no_faults(page);
}

async function on_a_phone() {
    const page = await visitor({ width: 390, height: 844, touch: true });
    await create(page, { opponent: 'bot', level: 'random' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= 390, `nothing is wider than the phone (${wide})`);
    const board = await page.locator('.stage').boundingBox();
    const panel = await page.locator('aside').boundingBox();
    expect(board.y < panel.y, 'the board comes first');
    await play([page], { steps: 60, seed: 13, by: (on, deed) => do_by_pointer(on, deed, true) });
    await accessible(page, 'phone');
    no_faults(page);
}

async function wrong_clicks() {
    const page = await visitor();
    await create(page, { opponent: 'solo' });
    await page.click('.covered .show');
    await page.click('button.card.offered >> nth=0');
    await page.click('.buttons .gold');
    await page.waitForSelector('[data-light="may"]');
    await page.locator('[data-hex="E7"]').dispatchEvent('click');
    await page.waitForSelector('.why');
    expect((await page.textContent('.why')).length > 20, 'the answer says why not');
    await page.click('.why a');
    await page.waitForSelector('dialog[open] article.open');
    await accessible(page, 'rules beside the table');
    await page.keyboard.press('Escape');
    no_faults(page);
}

async function taking_back() {
    const page = await visitor();
    await create(page, { opponent: 'solo' });
    await page.click('.covered .show');
    const before = (await seen(page)).at;
    await page.click('button.card.offered >> nth=0');
    await page.click('.buttons .gold');
    await page.waitForFunction(
        (at) => Number(document.querySelector('.table').dataset.at) > at,
        before,
    );
    await page.click('[data-do="undo"]');
    await page.waitForFunction(
        (at) => Number(document.querySelector('.table').dataset.at) === at,
        before,
    );
    no_faults(page);
}

async function looking_back() {
    const page = await visitor();
    await create(page, { opponent: 'solo' });
    await play([page], { steps: 40, seed: 21 });
    await page.click('.opener');
    await page.click('.sheet button >> nth=0');
    await page.waitForSelector('.replay');
    await page.locator('.replay input').fill('12');
    await page.waitForFunction(() =>
        document.querySelector('.replay .at').textContent.startsWith('12/'),
    );
    await accessible(page, 'replay');
    const from = page.url();
    await page.click('.replay button >> nth=4');
    await page.waitForURL((url) => url.href !== from);
    await page.waitForFunction(() => Number(document.querySelector('.table')?.dataset.at) === 12);
    no_faults(page);
}

async function two_tabs() {
    const first = await visitor();
    await create(first, { opponent: 'solo' });
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.waitForSelector('.table[data-at]');
    await play([first], { steps: 12, seed: 2 });
    const { at } = await seen(first);
    await second.waitForFunction(
        (now) => Number(document.querySelector('.table').dataset.at) >= now,
        at,
    );
    no_faults(first);
}

async function game_file() {
    const page = await visitor();
    await create(page, { opponent: 'solo' });
    await play([page], { steps: 20, seed: 17 });
    const { at } = await seen(page);
    await page.click('.opener');
    const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.click('.sheet button >> nth=3'),
    ]);
    const from = page.url();
    await page.goto(base);
    await page.setInputFiles('input[type=file]', await file.path());
    await page.waitForURL((url) => url.href !== from && url.pathname.startsWith('/t/'));
    await page.waitForFunction(
        (saved) => Number(document.querySelector('.table')?.dataset.at) === saved,
        at,
    );
    no_faults(page);
}

async function watching() {
    const player = await visitor();
    await create(player, { opponent: 'bot', level: 'random' });
    const guest = await visitor();
    await guest.goto(player.url().split('#')[0]);
    await guest.waitForSelector('.table[data-at]');
    expect((await guest.locator('.hand').count()) === 0, 'a spectator sees no cards');
    await play([player], { steps: 20, seed: 19 });
    const { at } = await seen(player);
    await guest.waitForFunction(
        (now) => Number(document.querySelector('.table').dataset.at) >= now,
        at,
    );
    expect((await seen(guest)).mine === false, 'a spectator is offered nothing');
    no_faults(guest);
}

async function real_dice() {
    const page = await visitor();
    await page.goto(`${base}/s/ccn/001`);
    await page.check('input[name=opponent][value=solo]');
    await page.check('form input[type=checkbox]');
    await page.click('form button[type=submit]');
    await page.waitForSelector('.table[data-at]');
    const choose = chooser(3);
    for (let i = 0; i < 400 && (await page.locator('.typed').count()) === 0; ++i) {
        const now = await seen(page);
        if (now.covered) await page.click('.covered .show');
        const deed = next_deed(await seen(page), choose);
        if (deed) await do_by_pointer(page, deed);
        await page.waitForTimeout(50);
    }
    const { at } = await seen(page);
    const symbol = page.locator('.typed .row >> nth=0').locator('button >> nth=1');
    while (await symbol.isEnabled()) await symbol.click();
    await page.click('.typed .gold');
    await page.waitForFunction(
        (before) => Number(document.querySelector('.table').dataset.at) > before,
        at,
    );
    no_faults(page);
}

export const scripts = {
    home,
    rules,
    'wrong clicks': wrong_clicks,
    'taking back': taking_back,
    'against the program': against_bot,
    'on the same screen': same_screen,
    'by keyboard alone': keyboard_only,
    'in French': in_french,
    'on a phone': on_a_phone,
    'looking back and branching': looking_back,
    'two tabs of one seat': two_tabs,
    'saved as a file and opened': game_file,
    watching,
    'real dice, typed': real_dice,
    'by link, to the end': by_link,
};
