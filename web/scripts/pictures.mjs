// Takes the pictures of docs/pictures from a running server (GROGNARD_URL): home, battle, table, odds, replay, rules.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { base, close_browser, create, open_browser, visitor } from '../e2e/browser.mjs';
import { play, seen } from '../e2e/hands.mjs';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });
const sizes = [
    { name: '1440', width: 1440, height: 900 },
    { name: '390', width: 390, height: 844, touch: true },
];

async function take(page, name) {
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(`${name}.png`);
}

/** Goes on until an attack can be aimed at, and aims. */
async function until_odds(page) {
    for (let seed = 1; seed < 60; ++seed) {
        const now = await seen(page);
        if (now.over) return false;
        if (now.covered) await page.click('.covered .show');
        if ((await page.locator('.subline').count()) > 0 && now.buttons.includes('done')) {
            for (const from of now.may) {
                await page.locator(`[data-hex="${from}"]`).dispatchEvent('click');
                const aimed = (await seen(page)).may;
                for (const to of aimed) {
                    if (now.may.includes(to)) continue;
                    const at = (await seen(page)).at;
                    const fighting = (await page.locator('.subline').textContent()) ?? '';
                    if (!/ombat/.test(fighting)) break;
                    await page.locator(`[data-hex="${to}"]`).dispatchEvent('click');
                    await page.waitForTimeout(400);
                    if ((await page.locator('.bars').count()) > 0) return true;
                    if ((await seen(page)).at !== at) break;
                }
                await page.keyboard.press('Escape');
                await page.keyboard.press('Escape');
            }
        }
        await play([page], { steps: 1, seed });
    }
    return false;
}

await open_browser();
for (const { name, ...size } of sizes) {
    const page = await visitor(size);
    await page.goto(base);
    await page.waitForSelector('.battle svg .land');
    await take(page, `home-${name}`);
    await page.goto(`${base}/s/ccn/015`);
    await page.waitForSelector('.map .land');
    await take(page, `battle-${name}`);
    await create(page, { opponent: 'solo', scenario: '001' });
    await page.click('.covered .show');
    await take(page, `start-${name}`);
    await play([page], { steps: 130, seed: 1808 });
    await until_odds(page);
    await take(page, `odds-${name}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await take(page, `middle-${name}`);
    await page.click('.opener');
    await page.click('.sheet button >> nth=0');
    await page.waitForSelector('.replay');
    await page.locator('.replay input').fill('60');
    await take(page, `replay-${name}`);
    await page.goto(`${base}/rules/ccn/ccn.melee.who`);
    await page.waitForSelector('article.open');
    await take(page, `rules-${name}`);
    await page.context().close();
}
for (const [scheme, locale, scenario] of [['dark', 'fr-FR', '014']]) {
    const page = await visitor({ scheme, locale });
    await create(page, { opponent: 'solo', scenario });
    await page.click('.covered .show');
    await play([page], { steps: 60, seed: 1815 });
    await take(page, `night-1440`);
    await page.context().close();
}
await close_browser();
