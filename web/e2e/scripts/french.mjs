// In French no English is left on any screen, and no key without words.
import { create, expect } from '../browser.mjs';
import { play, seen } from '../hands.mjs';
import { until_odds } from './screens.mjs';

/** Every text a person reads or hears on the page. */
function texts(page) {
    return page.evaluate(() => {
        const said = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
        const heard = said.flatMap((name) =>
            [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)),
        );
        const read = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            // A language is called by its own name everywhere.
            if (!node.parentElement.closest('script, style, option[lang]')) read.push(node.data);
        }
        return [document.title, ...heard, ...read].map((text) => text.trim()).filter(Boolean);
    });
}

/** The pieces of a wording between its placeholders that are long enough to be known again. */
function pieces(wording) {
    return wording
        .split(/\{[^}]*\}/)
        .map((piece) => piece.trim().toLowerCase())
        .filter((piece) => piece.length >= 9 && /[a-z]{3}/.test(piece) && piece.includes(' '));
}

/** What is said in English and in no French wording: from the server's words, rules and scenarios and from the bundle. */
async function english_only(page) {
    const found = await page.evaluate(async () => {
        const get = (path) => fetch(path).then((answer) => answer.json());
        const both = { en: [], fr: [] };
        for (const { game, scenarios } of (await get('/api/games')).games) {
            for (const language of ['en', 'fr'])
                both[language].push(...Object.values(await get(`/api/words/${game}/${language}`)));
            for (const rule of await get(`/api/rules/${game}`)) {
                both.en.push(rule.en, rule.ruling_en ?? '');
                both.fr.push(rule.fr, rule.ruling_fr ?? '');
            }
            for (const { name, intro, sides } of scenarios) {
                for (const text of [name, intro, sides.bottom.commander, sides.top.commander]) {
                    both.en.push(text.en ?? text);
                    both.fr.push(text.fr ?? text);
                }
            }
        }
        return both;
    });
    const { bundles } = await import('../wordings.mjs');
    const french = [...found.fr, ...bundles.fr].join('\n').toLowerCase();
    const english = [...found.en, ...bundles.en].flatMap(pieces);
    return [...new Set(english)].filter((piece) => !french.includes(piece));
}

/** A check that a page, as it stands, speaks French. */
export async function french_ear(page) {
    const english = await english_only(page);
    expect(english.length > 500, `English is known when it is met (${english.length} pieces)`);
    return async (where) => {
        expect(await page.evaluate(() => document.documentElement.lang === 'fr'), `${where}: lang`);
        for (const text of await texts(page)) {
            const small = text.toLowerCase();
            expect(
                !/\[[a-z][\w.-]+\]|\{\w+\}/.test(text),
                `${where}: a key without words: ${text}`,
            );
            const left = english.find((piece) => small.includes(piece));
            expect(!left, `${where}: English is left: "${left}" in "${text}"`);
        }
    };
}

export async function in_french(world) {
    const page = await world.visitor({ locale: 'fr-FR' });
    await page.goto('/');
    await page.waitForSelector('.battle svg .land');
    const speaks_french = await french_ear(page);
    await page.click('header button');
    await speaks_french('home');
    await page.goto('/s/ccn/014');
    await page.waitForSelector('.map .land');
    await page.waitForSelector('form select option', { state: 'attached' });
    await speaks_french('battle');
    await page.goto('/rules/ccn');
    await page.waitForSelector('article');
    await speaks_french('rules');
    await create(page, { opponent: 'solo', scenario: '014' });
    await page.waitForSelector('.covered .show');
    await speaks_french('cards covered');
    for (let turn = 0; turn < 12 && !(await seen(page)).over; ++turn) {
        await play([page], { steps: 8, seed: 9 + turn });
        await speaks_french(`table, after ${(await seen(page)).at} steps`);
    }
    if (await until_odds(page)) await speaks_french('odds');
    await page.click('.opener');
    await speaks_french('menu');
    await page.click('.sheet [data-do="replay"]');
    await page.waitForSelector('.replay');
    await speaks_french('replay');
    await page.click('.opener');
    await page.selectOption('.sheet select >> nth=0', 'en');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    world.no_faults();
}
