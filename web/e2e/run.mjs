// Runs the end-to-end scripts, all or those whose names hold a word given, and closes with how many passed.
// GROGNARD_BIN: the program, started here on a free port (../build/grognard).
// GROGNARD_LOGS: where pictures of failures go (../build/test-logs).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open_browser, World } from './browser.mjs';
import * as table from './scripts/at_the_table.mjs';
import { in_french } from './scripts/french.mjs';
import { killed_and_restarted } from './scripts/killed_and_restarted.mjs';
import * as screens from './scripts/screens.mjs';
import * as waterloo from './scripts/waterloo.mjs';
import * as games from './scripts/whole_games.mjs';
import { Server } from './server.mjs';

const build = join(import.meta.dirname, '../../build');
const program = process.env.GROGNARD_BIN ?? join(build, 'grognard');
const logs = process.env.GROGNARD_LOGS ?? join(build, 'test-logs');

/** Measured alone; then the rest two at a time, the longest first. */
const alone = { 'first board within a second': screens.first_board };
const together = {
    'by link, to the end': games.by_link,
    'by keyboard alone, to the end': games.by_keys_alone,
    'in French': in_french,
    'Waterloo, to the end': waterloo.to_the_end,
    'Waterloo in French': waterloo.in_french,
    'Waterloo, a turn and an assault by link': waterloo.turn_and_assault,
    'Waterloo on a phone': waterloo.on_a_phone,
    'Waterloo by keyboard': waterloo.by_keys,
    'Waterloo with axe, by day': waterloo.heard_and_seen('light'),
    'Waterloo with axe, by night': waterloo.heard_and_seen('dark'),
    'axe on every screen, by day': screens.heard_and_seen('light'),
    'axe on every screen, by night': screens.heard_and_seen('dark'),
    'against the program': games.against_program,
    'on the same screen': games.same_screen,
    'on a phone': games.on_a_phone,
    'killed and restarted': killed_and_restarted,
    'looking back and branching': table.looking_back,
    'two tabs of one seat': table.two_tabs,
    'saved as a file and opened': table.game_file,
    watching: table.watching,
    'real dice, typed': table.real_dice,
    'odds and zoom': table.odds_and_zoom,
    'cards that fit': table.cards_that_fit,
    'told at a glance': table.told_at_a_glance,
    'wrong clicks': table.wrong_clicks,
    'taking back': table.taking_back,
    home: screens.home,
    rules: screens.rules,
};

const wanted = process.argv.slice(2);
const chosen = (scripts) =>
    Object.entries(scripts).filter(
        ([name]) => wanted.length === 0 || wanted.some((each) => name.includes(each)),
    );

const server = await new Server(program).start();
const browser = await open_browser();
let passed = 0;
let failed = 0;

async function run(queue) {
    for (let next = queue.shift(); next; next = queue.shift()) {
        const [name, script] = next;
        const world = new World(browser, server.base, program);
        const start = Date.now();
        const took = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
        try {
            await script(world);
            ++passed;
            console.log(`ok      ${name} (${took()})`);
        } catch (error) {
            ++failed;
            console.log(`FAILED  ${name} (${took()}): ${error.message}`);
            await picture(world, name);
        }
        await world.leave();
    }
}

async function picture(world, name) {
    mkdirSync(logs, { recursive: true });
    for (const [i, page] of world.pages.entries()) {
        const path = join(logs, `browser-${name.replace(/\W+/g, '-')}-${i}.png`);
        await page.screenshot({ path, timeout: 5000 }).then(
            () => console.log(`        ${page.url()}: ${path}`),
            () => {},
        );
    }
}

await run(chosen(alone));
const queue = chosen(together);
await Promise.all([run(queue), run(queue)]);
await browser.close();
await server.remove();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
