// Plays as a person would: looks at what is lit and clicks it, or reaches it with keys.

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

export async function seen(page) {
    return page.evaluate(() => {
        const table = document.querySelector('.table');
        const lit = (light) =>
            [...document.querySelectorAll(`[data-light="${light}"]`)].map((hex) => hex.dataset.hex);
        return {
            at: Number(table?.dataset.at ?? -1),
            mine: table?.dataset.mine === 'true',
            over: table?.dataset.over === 'true',
            covered: document.querySelector('.covered .show') !== null,
            attack: document.querySelector('.buttons .danger[data-do]') !== null,
            firm: [...document.querySelectorAll('.buttons .gold[data-do]')].map(
                (button) => button.dataset.do,
            ),
            buttons: [...document.querySelectorAll('.buttons [data-do]')].map(
                (button) => button.dataset.do,
            ),
            cards: [...document.querySelectorAll('button.card.offered')].map(
                (card) => card.dataset.cardNumber ?? card.dataset.card,
            ),
            may: lit('may'),
            chosen: lit('chosen'),
        };
    });
}

/** The next thing to do with what is seen: attack, then cards, then hexes, then buttons. */
export function next_deed(now, choose) {
    if (now.attack) return { press: 'danger' };
    if (now.firm.length > 0) return { press: now.firm[0] };
    if (now.cards.length > 0) return { card: now.cards[choose(now.cards.length)] };
    const buttons = now.buttons.filter((text) => text !== 'undo');
    const may_stop = buttons.length > 0;
    if (now.may.length > 0 && !(may_stop && choose(6) === 0))
        return { hex: now.may[choose(now.may.length)] };
    if (buttons.length > 0) return { press: buttons[choose(buttons.length)] };
    return now.chosen.length > 0 ? { let_go: true } : null;
}

export async function do_by_pointer(page, deed, tap = false) {
    const touch = (selector) => (tap ? page.tap(selector) : page.click(selector));
    if (deed.press === 'danger') return touch('.buttons .danger[data-do]');
    if (deed.press) return touch(`.buttons [data-do="${deed.press}"]`);
    if (deed.card) return touch(`[data-card-number="${deed.card}"]`);
    if (deed.hex) return page.locator(`[data-hex="${deed.hex}"]`).dispatchEvent('click');
    return page.keyboard.press('Escape');
}

/** Only keys: numbers for cards, b and arrows for hexes, Tab to buttons, Enter. */
export async function do_by_keys(page, deed) {
    if (deed.card)
        return page.keyboard.press(String(deed.card)).then(() => page.keyboard.press('Enter'));
    if (deed.hex) return walk_to(page, deed.hex);
    if (deed.let_go) return page.keyboard.press('Escape');
    for (let i = 0; i < 60; ++i) {
        const at = await page.evaluate(() => document.activeElement?.dataset?.do ?? '');
        if (at && (deed.press === 'danger' || at === deed.press))
            return page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${deed.press}`);
}

async function walk_to(page, hex) {
    await page.keyboard.press('b');
    for (let i = 0; i < 60; ++i) {
        const here = await page.evaluate(() => document.activeElement?.dataset?.hex ?? '');
        if (here === hex) return page.keyboard.press('Enter');
        await page.keyboard.press('n');
    }
    throw new Error(`no way by keys to ${hex}`);
}

/** Plays until the log has grown by `steps`, or the game is over. Says where it stopped. */
export async function play(
    pages,
    { steps = 60, seed = 1815, by = do_by_pointer, within = 600_000 } = {},
) {
    const choose = chooser(seed);
    const start = (await seen(pages[0])).at;
    const until = Date.now() + within;
    let idle = 0;
    while (Date.now() < until) {
        let acted = false;
        for (const page of pages) {
            const now = await seen(page);
            if (now.over || now.at - start >= steps) return now;
            if (now.covered) await page.click('.covered .show');
            if (!now.mine) continue;
            const deed = next_deed(await seen(page), choose);
            if (!deed) continue;
            await by(page, deed);
            acted = true;
            await settled(page, now.at);
        }
        idle = acted ? 0 : idle + 1;
        if (!acted) await pages[0].waitForTimeout(60);
        if (idle > 1500) throw new Error(`nothing to do: ${JSON.stringify(await seen(pages[0]))}`);
    }
    throw new Error('time is up');
}

/** After a deed either the log grows or the selection changes; both are quick. */
async function settled(page, at) {
    await page
        .waitForFunction(
            (before) => Number(document.querySelector('.table')?.dataset.at) !== before,
            at,
            { timeout: 250, polling: 25 },
        )
        .catch(() => {});
}
