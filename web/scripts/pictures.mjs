// Takes the pictures of docs/pictures from the program just built: home, battle, table, odds, replay, rules and the end, wide and
// narrow, and once by night in French.   node scripts/pictures.mjs [FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, open_browser, press, World } from '../e2e/browser.mjs';
import { play } from '../e2e/hands.mjs';
import { until_odds } from '../e2e/scripts/screens.mjs';
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

for (const size of [
    { name: '1440', width: 1440, height: 900 },
    { name: '390', width: 390, height: 844, touch: true },
]) {
    const page = await world.visitor(size);
    await page.goto('/');
    await page.waitForSelector('.battle svg .land');
    await take(page, `home-${size.name}`);
    await page.goto('/s/ccn/015');
    await page.waitForSelector('.map .land');
    await take(page, `battle-${size.name}`);
    await create(page, { opponent: 'solo', scenario: '001' });
    await press(page, '.covered .show');
    await take(page, `start-${size.name}`);
    await play([page], { steps: 150, seed: 1808 });
    await until_odds(page);
    await put_dice_away(page);
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `odds-${size.name}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await take(page, `middle-${size.name}`);
    await press(page, '.opener');
    await press(page, '.sheet [data-do="replay"]');
    await page.waitForSelector('.replay');
    await page.locator('.replay input').fill('90');
    await take(page, `replay-${size.name}`);
    await press(page, '.replay [data-do="end"]');
    await play([page], { seed: 1809 });
    await page.waitForSelector('.chart svg');
    await page.evaluate(() => scrollTo(0, 0));
    await take(page, `after-${size.name}`);
    await page.goto('/rules/ccn/ccn.ranged.power.foot-artillery');
    await page.waitForSelector('article.open');
    await take(page, `rules-${size.name}`);
    await page.context().close();
}
const page = await world.visitor({ scheme: 'dark', locale: 'fr-FR' });
await create(page, { opponent: 'solo', scenario: '015' });
await press(page, '.covered .show');
await play([page], { steps: 60, seed: 1815 });
await until_odds(page);
await put_dice_away(page);
await take(page, 'night-1440');
await browser.close();
await server.remove();
