// What a person does beside playing: asks why not, takes back, looks back, saves, watches, rolls real dice.
import { accessible, create, expect, press } from '../browser.mjs';
import {
    changed,
    chooser,
    do_by_pointer,
    do_unless_overtaken,
    next_deed,
    play,
    press_hex,
    reached,
    seen,
} from '../hands.mjs';
import { until_odds } from './screens.mjs';

export async function wrong_clicks(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'solo' });
    await page.click('.covered .show');
    await page.click('button.card.offered >> nth=0');
    await page.click('.buttons .gold');
    await page.waitForSelector('[data-light="may"]');
    const { at, may } = await seen(page);
    const empty = ['E7', 'E6', 'D7', 'D5'].find((hex) => !may.includes(hex));
    await press_hex(page, empty);
    await page.waitForSelector('.why a');
    expect((await page.textContent('.why')).length > 20, 'the answer says why not');
    expect((await seen(page)).at === at, 'a wrong click changes nothing');
    await page.click('.why a');
    await page.waitForSelector('dialog[open] article.open');
    await accessible(page, 'rules beside the table');
    await page.keyboard.press('Escape');
    world.no_faults();
}

export async function taking_back(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'solo' });
    await page.click('.covered .show');
    const { at } = await seen(page);
    await page.click('button.card.offered >> nth=0');
    await page.click('.buttons .gold');
    await reached(page, at + 1);
    await page.click('[data-do="undo"]');
    await page.waitForFunction(
        (before) => Number(document.querySelector('.table').dataset.at) === before,
        at,
    );
    expect((await page.locator('.card.played').count()) === 0, 'the card is back in the hand');
    world.no_faults();
}

export async function looking_back(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'solo' });
    await play([page], { steps: 40, seed: 21 });
    await attack(page);
    await play([page], { steps: 3, seed: 21 });
    const { at } = await seen(page);
    await page.click('.opener');
    await page.click('.sheet [data-do="replay"]');
    await page.waitForSelector('.replay');
    await page.locator('.replay input').fill('12');
    await shows_step(page, 12);
    // Steps that show nothing are passed over.
    await page.click('.replay [data-do="next"]');
    await shows_step_after(page, 12);
    await page.keyboard.press('ArrowLeft');
    await shows_step(page, 12);
    await page.selectOption('.replay select', 'fast');
    await page.click('.replay [data-do="play"]');
    await shows_step_after(page, 14);
    await page.click('.replay [data-do="play"]');
    for (let step = 14; (await page.locator('.replay .tray .caption').count()) === 0; ++step) {
        expect(step <= at, 'a step with dice shows them');
        await page.locator('.replay input').fill(String(step));
        await shows_step(page, step);
    }
    expect((await page.locator('.stage .tray').count()) === 0, 'no dice lie over the board');
    await page.locator('.replay input').fill('12');
    await shows_step(page, 12);
    expect((await seen(page)).may.length === 0, 'the past offers nothing');
    expect((await page.locator('.replay .luck').count()) === 2, 'luck is told for both');
    await accessible(page, 'replay');
    const from = page.url();
    await page.click('.replay [data-do="branch"]');
    await page.waitForURL((url) => url.href !== from);
    // Dice that are due at that step are rolled at once.
    await page.waitForFunction(() => {
        const at = Number(document.querySelector('.table')?.dataset.at);
        return at >= 12 && at < 20;
    });
    await play([page], { steps: 6, seed: 22 });
    await page.goto(from);
    await reached(page, at);
    expect((await seen(page)).at === at, 'the game branched from stands where it stood');
    world.no_faults();
}

/** Plays on to an attack and makes it. */
async function attack(page) {
    expect(await until_odds(page), 'an attack can be aimed');
    const { at } = await seen(page);
    await page.click('.buttons .danger');
    await reached(page, at + 1);
}

function shows_step(page, step) {
    return page.waitForSelector(`.replay[data-shown="${step}"]`);
}

function shows_step_after(page, step) {
    return page.waitForFunction(
        (passed) => Number(document.querySelector('.replay')?.dataset.shown) > passed,
        step,
    );
}

export async function two_tabs(world) {
    const first = await world.visitor();
    await create(first, { opponent: 'bot', level: 'random' });
    const second = await world.tab_of(first);
    await second.goto(first.url());
    await second.waitForSelector('.table[data-at] [data-place]');
    // Both act for the same seat, in turn and at once; each follows the other and nothing is done twice.
    await play([first, second], { steps: 30, seed: 2, by: do_unless_overtaken });
    for (const page of [first, second])
        expect((await page.locator('.table[data-link=open]').count()) === 1, 'both stay connected');
    // The program may be playing on while one looks.
    const told = () => Promise.all([first, second].map((page) => page.textContent('.log')));
    let logs = await told();
    for (let i = 0; i < 100 && logs[0] !== logs[1]; ++i) {
        await first.waitForTimeout(50);
        logs = await told();
    }
    expect(logs[0] === logs[1], 'both tell the same story');
    world.no_faults();
}

export async function game_file(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'solo' });
    await play([page], { steps: 20, seed: 17 });
    const { at } = await seen(page);
    await page.click('.opener');
    const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.click('.sheet [data-do="export"]'),
    ]);
    const from = page.url();
    await page.goto('/');
    await page.setInputFiles('input[type=file]', {
        name: 'no-game.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('not a game'),
    });
    await page.waitForSelector('.import [role=alert]');
    await page.setInputFiles('input[type=file]', await file.path());
    await page.waitForURL((url) => url.href !== from && url.pathname.startsWith('/t/'));
    await reached(page, at);
    expect((await seen(page)).at === at, 'the file opens where it was saved');
    await play([page], { steps: 4, seed: 18 });
    world.no_faults();
}

/** What a spectator's browser is sent is searched, not only what it shows. */
export async function watching(world) {
    const player = await world.visitor();
    await create(player, { opponent: 'bot', level: 'random' });
    const guest = await world.visitor();
    const states = [];
    const offered = [];
    guest.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
            const message = JSON.parse(String(payload));
            if (message.type === 'state') states.push(message);
            if (message.type === 'offers') offered.push(...message.offers);
        }),
    );
    await guest.goto(player.url().split('#')[0]);
    await guest.waitForSelector('.table[data-at] [data-place]');
    await play([player], { steps: 40, seed: 19 });
    const { at } = await seen(player);
    await reached(guest, at);
    expect((await guest.locator('[data-card]').count()) === 0, 'a spectator sees no cards');
    expect((await seen(guest)).mine === false, 'a spectator is offered nothing');
    expect(states.length > 0, 'states were sent');
    expect(
        states.some(({ events }) => events.some(({ patch }) => patch)),
        'patches were sent',
    );
    for (const { view, events } of states) {
        // The view whole, or what each step changed in it.
        const shown = [view, ...events.map((event) => event.patch)].filter((one) => one);
        const hidden = shown.flatMap(({ hand, scouted, track }) => [
            ...(hand ?? []),
            ...(scouted ?? []),
            ...Object.values(track ?? {}),
        ]);
        expect(hidden.length === 0, `nothing hidden is sent (${hidden})`);
        const drawn = events
            .flatMap((event) => event.told)
            .filter(({ key }) => key === 'event.card-drawn');
        expect(drawn.length === 0, 'no drawn card is named');
    }
    expect(offered.length === 0, 'a spectator is sent no offers');
    world.no_faults();
}

export async function real_dice(world) {
    const page = await world.visitor();
    await page.goto('/s/ccn/001');
    await page.check('input[name=opponent][value=solo]');
    await page.check('form input[type=checkbox]');
    await page.click('form button[type=submit]');
    await page.waitForSelector('.table[data-at]');
    const choose = chooser(3);
    for (let i = 0; i < 400 && (await page.locator('.typed').count()) === 0; ++i) {
        const now = await seen(page);
        const deed = next_deed(now, choose);
        if (deed) await do_by_pointer(page, deed);
        await changed(page, now);
    }
    const { at } = await seen(page);
    await accessible(page, 'typed dice');
    const symbol = page.locator('.typed .row >> nth=0').locator('button >> nth=1');
    while (await symbol.isEnabled()) await symbol.click();
    await press(page, '.typed .gold');
    await reached(page, at + 1);
    world.no_faults();
}

/** Before a combat: the dice with a rule for each row, chances that add up, and a board that comes closer. */
export async function odds_and_zoom(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'solo' });
    expect(await until_odds(page), 'an attack can be looked at');
    const rows = await page.locator('.ledger tbody tr:not(.total)').count();
    const rules = await page.locator('.ledger tbody a').count();
    expect(rows > 0 && rules === rows, `each of ${rows} rows cites its rule (${rules})`);
    const amounts = await page.locator('.ledger .amount').allTextContents();
    const figures = amounts.map((text) => Number(text.replace('−', '-')));
    const total = figures.pop();
    const sum = figures.reduce((a, b) => a + b, 0);
    expect(Math.max(0, sum) === total, `rows ${figures} add up to the dice rolled (${total})`);
    const chances = await page.locator('.bars .loss').allTextContents();
    const all = chances.map((text) => Number(text.replace(/\D/g, ''))).reduce((a, b) => a + b, 0);
    expect(Math.abs(all - 100) <= chances.length, `losses add up to certainty (${chances})`);

    const hex = page.locator('[data-place="E7"]');
    const before = await hex.boundingBox();
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.wheel(0, -600);
    const near = await hex.boundingBox();
    expect(near.width > before.width * 1.5, 'the wheel brings the board closer');
    await page.mouse.down();
    await page.mouse.move(near.x + 160, near.y + 90, { steps: 4 });
    await page.mouse.up();
    const moved = await hex.boundingBox();
    expect(Math.abs(moved.x - near.x) > 40, 'dragging moves it');
    expect((await page.locator('.bars').count()) === 1, 'a drag is no click');
    await page.click('[data-zoom=whole]');
    const back = await hex.boundingBox();
    expect(Math.abs(back.width - before.width) < 1, 'one button shows the whole board again');
    world.no_faults();
}

/** A hand of every card there is, in both languages: no sentence is cut off, no title runs into its picture. */
export async function cards_that_fit(world) {
    for (const [locale, width] of [
        ['en-GB', 1440],
        ['fr-FR', 1440],
        ['fr-FR', 390],
    ]) {
        const page = await world.visitor({ locale, width });
        const words = await page.request.get('/api/words/ccn/en').then((answer) => answer.json());
        const all = Object.keys(words)
            .filter((key) => key.startsWith('card.') && key !== 'card.none')
            .map((key) => key.slice('card.'.length));
        await page.routeWebSocket(/./, (socket) => {
            const server = socket.connectToServer();
            socket.onMessage((said) => server.send(said));
            server.onMessage((said) => {
                const message = JSON.parse(said);
                const shown = [message.view, ...(message.events ?? []).map(({ patch }) => patch)];
                for (const each of shown) if (each?.hand) each.hand = all;
                socket.send(JSON.stringify(message));
            });
        });
        await create(page, { opponent: 'bot', level: 'random', side: 'top' });
        await page.waitForFunction(
            (count) => document.querySelectorAll('[data-card]').length === count,
            all.length,
        );
        await page.evaluate(() => document.fonts.ready);
        const cut = await page.evaluate(() =>
            [...document.querySelectorAll('[data-card]')]
                .filter((card) => {
                    const text = card.querySelector('.text');
                    return (
                        text.scrollHeight > text.clientHeight + 1 || !card.querySelector('svg *')
                    );
                })
                .map((card) => card.dataset.card),
        );
        expect(cut.length === 0, `cut off, ${locale} at ${width}: ${cut}`);
    }
    world.no_faults();
}

/** What stands where one points or taps is said below the board; the dice say whose they are. */
export async function told_at_a_glance(world) {
    const page = await world.visitor();
    await create(page, { opponent: 'solo' });
    const foot = page.locator('.foot p');
    const hint = await foot.textContent();
    await page.hover('[data-place="E7"]');
    const said = await foot.textContent();
    expect(said.startsWith('E7') && said !== hint, `pointing tells the hex (${said})`);
    await attack(page);
    for (let i = 0; i < 5 && (await page.locator('.tray .caption').count()) === 0; ++i)
        await play([page], { steps: 1, seed: 7 });
    expect((await page.textContent('.tray .caption')).length > 10, 'dice are told whose they are');
    await page.fill('.chat input', 'Vive l’Empereur!');
    await page.press('.chat input', 'Enter');
    await page.waitForSelector('.chat em');
    await create(page, { opponent: 'bot', level: 'random', side: 'top' });
    await page.goto('/');
    // Once the list of battles has come, my games name my side.
    await page.waitForSelector('li span:text-matches("^British.*program")');
    const phone = await world.visitor({ width: 390, height: 844, touch: true });
    await create(phone, { opponent: 'solo' });
    await press_hex(phone, 'E7');
    await phone.waitForFunction(() =>
        document.querySelector('.foot p').textContent.startsWith('E7'),
    );
    await phone.tap('[data-zoom=closer]');
    await phone.waitForSelector('[data-zoom=whole]');
    await phone.tap('[data-zoom=whole]');
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(wide <= 390, `nothing is wider than the phone (${wide})`);
    world.no_faults();
}
