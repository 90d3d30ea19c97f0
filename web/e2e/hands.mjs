// Plays as a person would: looks at what is lit and clicks, taps or reaches it with keys.
import { patience, press } from './browser.mjs';

/** A repeatable stream of choices. */
export function chooser(seed) {
    let state = seed >>> 0 || 1;
    return (count) => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) % count;
    };
}

/** Runs in the page. */
function look() {
    const table = document.querySelector('.table');
    const all = (selector) => [...document.querySelectorAll(selector)];
    const lit = (light) => all(`[data-light="${light}"]`).map((hex) => hex.dataset.place);
    return {
        at: Number(table?.dataset.at ?? -1),
        seat: table?.dataset.awaits,
        mine: table?.dataset.mine === 'true',
        over: table?.dataset.over === 'true',
        turn: Number(table?.querySelector('.turn')?.dataset.turn ?? 0),
        covered: document.querySelector('.covered .show') !== null,
        attack: document.querySelector('.buttons .danger[data-do]') !== null,
        firm: all('.buttons .gold[data-do]').map((button) => button.dataset.do),
        choices: all('.choices [data-do]').map((button) => button.dataset.do),
        buttons: all('.buttons [data-do]').map((button) => button.dataset.do),
        cards: all('button.card.offered').map((card) => card.dataset.cardNumber),
        rows_of_hexes: document.querySelector('[data-place="A1"]') !== null,
        may: lit('may'),
        chosen: lit('chosen'),
        threat: lit('threat'),
    };
}

export function seen(page) {
    return page.evaluate(look);
}

/** The next thing to do with what is seen: attack, then what is asked, then cards, then places, then buttons. */
export function next_deed(now, choose) {
    if (now.covered) return { uncover: true };
    if (now.attack) return { press: 'danger' };
    if (now.choices.length > 0) return { press: now.choices[choose(now.choices.length)] };
    if (now.firm.length > 0) return { press: now.firm[0] };
    if (now.cards.length > 0) return { card: now.cards[choose(now.cards.length)] };
    const buttons = now.buttons.filter((text) => text !== 'undo');
    const may_stop = buttons.length > 0;
    if (now.may.length > 0 && !(may_stop && choose(8) === 0))
        return { hex: toward_enemy(now, choose) };
    if (buttons.length > 0) return { press: buttons[choose(buttons.length)] };
    return now.chosen.length > 0 ? { let_go: true } : null;
}

/** Mostly the lit hex farthest forward, so that the armies meet and the battle ends; areas have no rows. */
function toward_enemy({ may, seat, rows_of_hexes }, choose) {
    if (!rows_of_hexes || now_and_then(choose)) return may[choose(may.length)];
    const rows = may.map((hex) => hex.charCodeAt(0));
    const farthest = seat === 'top' ? Math.min(...rows) : Math.max(...rows);
    const front = may.filter((_, i) => rows[i] === farthest);
    return front[choose(front.length)];
}

function now_and_then(choose) {
    return choose(4) === 0;
}

export async function do_by_pointer(page, deed) {
    if (deed.uncover) return press(page, '.covered .show');
    if (deed.press === 'danger') return press(page, '.buttons .danger[data-do]');
    if (deed.press) return press(page, `aside [data-do="${deed.press}"]`);
    if (deed.card) return press(page, `[data-card-number="${deed.card}"]`);
    if (deed.let_go) return page.keyboard.press('Escape');
    return press_hex(page, deed.hex);
}

/**
 * Where two tabs act for one seat. One sees the tab that one presses in; a tab behind draws but once in a while. What
 * is about to be pressed may vanish, the other tab having been quicker: then one looks again.
 */
export async function do_unless_overtaken(page, deed, { at }) {
    const latest = Date.now() + patience;
    await page.bringToFront();
    page.setDefaultTimeout(2000);
    for (let done = false; !done; ) {
        try {
            await do_by_pointer(page, deed);
            done = true;
        } catch (error) {
            done = (await seen(page)).at !== at;
            if (!done && Date.now() > latest) throw error;
        }
    }
    page.setDefaultTimeout(patience);
}

/** At the middle of the hex, as a mouse or finger does; what lies over it is waited for or put away. */
export async function press_hex(page, hex) {
    const spot = await page.evaluate((name) => {
        const there = document.querySelector(`[data-place="${name}"]`);
        const middle = () => {
            const { x, y, width, height } = there.getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2 };
        };
        // A piece that can be pointed at itself may stand in the middle of its place.
        const free = ({ x, y }) => {
            const top = document.elementFromPoint(x, y);
            return top === there || top?.dataset?.in === name;
        };
        if (!free(middle())) {
            document.querySelector('.tray')?.click();
            there.scrollIntoView({ block: 'center' });
        }
        return free(middle()) ? middle() : null;
    }, hex);
    if (!spot) {
        const piece = `[data-in="${hex}"]`;
        const on_top = (await page.locator(piece).count()) > 0;
        return press(page, on_top ? piece : `[data-place="${hex}"]`);
    }
    if (page.touch) return page.touchscreen.tap(spot.x, spot.y);
    return page.mouse.click(spot.x, spot.y);
}

/** Only keys: numbers for cards, b and n for hexes, Tab to buttons, Enter. */
export async function do_by_keys(page, deed) {
    if (deed.card) {
        const { at } = await seen(page);
        await page.keyboard.press(deed.card);
        await page.keyboard.press('Enter');
        return reached(page, at + 1);
    }
    if (deed.hex) return walk_to(page, deed.hex);
    if (deed.let_go) return page.keyboard.press('Escape');
    for (let i = 0; i < 80; ++i) {
        const at = await page.evaluate(() => {
            const here = document.activeElement;
            return here?.matches('.covered .show') ? 'uncover' : (here?.dataset?.do ?? '');
        });
        const found = deed.uncover
            ? at === 'uncover'
            : at !== '' && at !== 'undo' && (deed.press === 'danger' || at === deed.press);
        if (found) return page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${JSON.stringify(deed)}`);
}

async function walk_to(page, hex) {
    await page.keyboard.press('b');
    for (let i = 0; i < 60; ++i) {
        const here = await page.evaluate(() => document.activeElement?.dataset?.place ?? '');
        if (here === hex) return page.keyboard.press('Enter');
        await page.keyboard.press('n');
    }
    throw new Error(`no way by keys to ${hex}`);
}

/** Plays until the log has grown by `steps`, something is so, or the game is over. Says where it stopped. */
export async function play(
    pages,
    {
        steps = Number.POSITIVE_INFINITY,
        seed = 1815,
        by = do_by_pointer,
        within = 600_000,
        until = () => false,
    } = {},
) {
    const choose = chooser(seed);
    const start = (await seen(pages[0])).at;
    const latest = Date.now() + within;
    let acted = Date.now();
    let deeds = 0;
    while (Date.now() < latest) {
        for (const page of pages) {
            const now = await seen(page);
            if (now.over || now.at - start >= steps || until(now)) return { ...now, deeds };
            if (!now.mine) continue;
            const deed = next_deed(now, choose);
            if (!deed) continue;
            await by(page, deed, now);
            await changed(page, now);
            acted = Date.now();
            ++deeds;
        }
        if (Date.now() - acted > 30_000)
            throw new Error(`nothing to do: ${JSON.stringify(await seen(pages[0]))}`);
        if (Date.now() - acted > 50) await pages[0].waitForTimeout(30);
    }
    throw new Error(`time is up: ${JSON.stringify(await seen(pages[0]))}`);
}

/** After a deed the log grows or something else is lit; both are quick. Waited for in the page: to ask it costs it more. */
export function changed(page, before) {
    const known = JSON.stringify(JSON.stringify(before));
    return page.evaluate(`new Promise((done) => {
        const latest = Date.now() + 1000;
        const again = () => {
            const other = JSON.stringify((${look})()) !== ${known};
            if (other || Date.now() > latest) done();
            else setTimeout(again, 10);
        };
        again();
    })`);
}

export function reached(page, at) {
    return page.waitForFunction(
        (wanted) => Number(document.querySelector('.table')?.dataset.at) >= wanted,
        at,
    );
}
