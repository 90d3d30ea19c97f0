// Takes the pictures of docs/pictures from the program just built: home, battle, table, odds, replay, rules and the end, wide and
// narrow, and once by night in French, for one game or for both.   node scripts/pictures.mjs [FOLDER [GAME]]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, open_browser, press, World } from '../e2e/browser.mjs';
import { play, press_hex } from '../e2e/hands.mjs';
import { until_odds } from '../e2e/scripts/screens.mjs';
import { to_the_first_action, toward_hougoumont } from '../e2e/scripts/waterloo.mjs';
import { Server } from '../e2e/server.mjs';

const root = join(import.meta.dirname, '../..');
const folder = process.argv[2] ?? join(root, 'docs/pictures');
const heaviest = 300 * 1024;
mkdirSync(folder, { recursive: true });
const server = await new Server(process.env.GROGNARD_BIN ?? join(root, 'build/grognard')).start();
const browser = await open_browser();
const world = new World(browser, server.base);

async function take(page, name) {
    await page.waitForTimeout(500);
    const cdp = await page.context().newCDPSession(page);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 88 });
    const picture = Buffer.from(data, 'base64');
    const weight = picture.length;
    writeFileSync(join(folder, `${name}.webp`), picture);
    console.log(`${(weight / 1024).toFixed(0).padStart(5)} kB  ${name}.webp`);
    if (weight > heaviest) throw new Error(`${name}.webp is heavier than ${heaviest / 1024} kB`);
}

async function put_dice_away(page) {
    if ((await page.locator('.tray').count()) > 0)
        await page.locator('.tray').dispatchEvent('click');
}

async function ccn(page, width) {
    await page.goto('/s/ccn/015');
    await page.waitForSelector('.map .land');
    await take(page, `battle-${width}`);
    await create(page, { opponent: 'solo', scenario: '001' });
    await press(page, '.covered .show');
    await take(page, `start-${width}`);
    await play([page], { steps: 150, seed: 1808 });
    await until_odds(page);
    await put_dice_away(page);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `odds-${width}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await take(page, `middle-${width}`);
    await press(page, '.opener');
    await press(page, '.sheet [data-do="replay"]');
    await page.waitForSelector('.replay');
    await page.locator('.replay input').fill('90');
    await take(page, `replay-${width}`);
    await press(page, '.replay [data-do="end"]');
    await play([page], { seed: 1809 });
    await page.waitForSelector('.chart svg');
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `after-${width}`);
    await page.goto('/rules/ccn/ccn.ranged.power.foot-artillery');
    await page.waitForSelector('article.open');
    await take(page, `rules-${width}`);
}

async function ccn_by_night(page) {
    await create(page, { opponent: 'solo', scenario: '015' });
    await press(page, '.covered .show');
    await play([page], { steps: 60, seed: 1815 });
    await until_odds(page);
    await put_dice_away(page);
    await take(page, 'night-1440');
}

async function waterloo(page, width) {
    await page.goto('/s/waterloo/001');
    await page.waitForSelector('.map .land');
    await take(page, `waterloo-battle-${width}`);
    await create(page, { game: 'waterloo', opponent: 'solo' });
    await to_the_first_action([page]);
    await press_hex(page, 'E2');
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `waterloo-orders-${width}`);
    await toward_hougoumont(page);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `waterloo-odds-${width}`);
    await press(page, '.buttons .danger');
    await page.waitForSelector('[data-do="done"]');
    await press(page, '[data-do="done"]');
    await page.waitForSelector('.steps');
    await put_dice_away(page);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `waterloo-assault-${width}`);
    await play([page], { steps: 250, seed: 1815 });
    await put_dice_away(page);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `waterloo-middle-${width}`);
}

async function waterloo_by_night(page) {
    await create(page, { game: 'waterloo', opponent: 'solo' });
    await play([page], { steps: 200, seed: 1816 });
    await put_dice_away(page);
    await take(page, 'waterloo-night-1440');
}

const games = { ccn: [ccn, ccn_by_night], waterloo: [waterloo, waterloo_by_night] };
const wanted = Object.entries(games).filter(([name]) => name === (process.argv[3] ?? name));
for (const size of [
    { name: '1440', width: 1440, height: 900 },
    { name: '390', width: 390, height: 844, touch: true },
]) {
    const page = await world.visitor(size);
    await page.goto('/');
    await page.waitForSelector('.battle svg .land');
    await take(page, `home-${size.name}`);
    for (const [, [by_day]] of wanted) await by_day(page, size.name);
    await page.context().close();
}
for (const [, [, by_night]] of wanted) {
    await by_night(await world.visitor({ scheme: 'dark', locale: 'fr-FR' }));
}
await browser.close();
await server.remove();
