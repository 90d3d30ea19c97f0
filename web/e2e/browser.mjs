// One browser for all end-to-end scripts, and what they share: visitors, a new game, looking for faults.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

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
// Patient: the machine may be building something else at the same time.
export const patience = 30_000;

export function open_browser() {
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    return chromium.launch({ executablePath, args: flags });
}

export function expect(holds, what) {
    if (!holds) throw new Error(what);
}

/** What one script sees: a server and the visitors it opened; nobody's errors go unheard. */
export class World {
    pages = [];

    constructor(browser, base, program = null) {
        this.browser = browser;
        this.base = base;
        this.program = program;
    }

    async visitor({
        width = 1440,
        height = 900,
        locale = 'en-GB',
        touch = false,
        scheme = 'light',
        base = this.base,
        // How fast the opponent's turn is played; most scripts do not watch it.
        speed = 'instant',
    } = {}) {
        const context = await this.browser.newContext({
            baseURL: base,
            viewport: { width, height },
            locale,
            hasTouch: touch,
            isMobile: touch,
            colorScheme: scheme,
            reducedMotion: 'reduce',
        });
        await context.addInitScript((wanted) => {
            if (localStorage.getItem('grognard.settings')) return;
            localStorage.setItem('grognard.settings', JSON.stringify({ speed: wanted }));
        }, speed);
        return this.watch(await context.newPage(), touch);
    }

    async tab_of(page) {
        return this.watch(await page.context().newPage(), page.touch);
    }

    watch(page, touch) {
        page.setDefaultTimeout(patience);
        page.touch = touch;
        page.faults = [];
        page.on('pageerror', (error) => page.faults.push(error.message));
        page.on('console', (said) => {
            // A killed server is reported as an error of the network, which is no fault of the page.
            const expected = /WebSocket|ERR_|Failed to load resource/.test(said.text());
            if (said.type() === 'error' && !expected) page.faults.push(said.text());
        });
        this.pages.push(page);
        return page;
    }

    no_faults() {
        const faults = this.pages.flatMap((page) => page.faults);
        expect(faults.length === 0, `the page failed: ${faults.join('; ')}`);
    }

    async leave() {
        for (const context of new Set(this.pages.map((page) => page.context()))) {
            await context.close().catch(() => {});
        }
    }
}

/** Through the form of a battle to its table. */
export async function create(
    page,
    { game = 'ccn', scenario = '001', opponent = 'bot', level = 'random', side } = {},
) {
    await page.goto(`/s/${game}/${scenario}`);
    await page.check(`input[name=opponent][value=${opponent}]`);
    if (opponent === 'bot') await page.selectOption('form select', level);
    if (side) await page.check(`input[name=side][value=${side}]`);
    await press(page, 'form button[type=submit]');
    await page.waitForSelector('.table[data-at] [data-place]');
}

/** A click, or a tap where there is no mouse. */
export function press(page, selector) {
    return page.touch ? page.tap(selector) : page.click(selector);
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
