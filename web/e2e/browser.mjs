// One browser for all end-to-end scripts, and what they share: opening, waiting, looking for faults.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

export const base = process.env.GROGNARD_URL ?? 'http://127.0.0.1:1815';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const flags = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];

let browser;

export async function open_browser() {
    browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: flags,
    });
}

export async function close_browser() {
    await browser?.close();
}

/** A fresh visitor; every error of the page fails the script that opened it. */
export async function visitor({
    width = 1440,
    height = 900,
    locale = 'en-GB',
    touch = false,
    scheme = 'light',
} = {}) {
    const context = await browser.newContext({
        viewport: { width, height },
        locale,
        hasTouch: touch,
        isMobile: touch,
        colorScheme: scheme,
        reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    // Patient: the machine may be building something else at the same time.
    page.setDefaultTimeout(60_000);
    page.faults = [];
    page.on('pageerror', (error) => page.faults.push(error.message));
    return page;
}

export function expect(holds, what) {
    if (!holds) throw new Error(what);
}

export function no_faults(page) {
    expect(page.faults.length === 0, `the page failed: ${page.faults.join('; ')}`);
}

/** Serious and critical findings of axe-core; there must be none. */
export async function accessible(page, where) {
    await page.evaluate(axe);
    const found = await page.evaluate(() =>
        window.axe
            .run(document, { resultTypes: ['violations'] })
            .then((result) => result.violations),
    );
    const bad = found.filter((each) => each.impact === 'serious' || each.impact === 'critical');
    const told = bad.map(
        (each) => `${each.id} (${each.nodes.length}): ${each.nodes[0]?.html.slice(0, 160)}`,
    );
    expect(bad.length === 0, `axe on ${where}: ${told.join(' | ')}`);
}

export async function create(
    page,
    { scenario = '001', opponent = 'bot', level = 'random', side } = {},
) {
    await page.goto(`${base}/s/ccn/${scenario}`);
    await page.check(`input[name=opponent][value=${opponent}]`);
    if (opponent === 'bot') await page.selectOption('form select', level);
    if (side) await page.check(`input[name=side][value=${side}]`);
    await page.click('form button[type=submit]');
    await page.waitForSelector('.table[data-at]');
}
