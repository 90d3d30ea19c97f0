// The server is killed in the middle of a game and started again: the page says so and goes on.
import { create, expect } from '../browser.mjs';
import { play, seen } from '../hands.mjs';
import { Server } from '../server.mjs';

export async function killed_and_restarted(world) {
    const server = await new Server(world.program).start();
    try {
        const page = await world.visitor({ base: server.base });
        await create(page, { opponent: 'bot', level: 'random' });
        for (const seed of [4, 6]) {
            await play([page], { steps: 15, seed });
            await page.waitForSelector('.table[data-mine=true]');
            const { at } = await seen(page);
            const log = await page.textContent('.log');
            await server.end('SIGKILL');
            await page.waitForSelector('.link-lost');
            await server.start();
            await page.waitForSelector('.table[data-link=open]', { timeout: 60_000 });
            await page.waitForSelector('.link-lost', { state: 'detached' });
            expect((await seen(page)).at === at, 'nothing accepted is lost');
            expect((await page.textContent('.log')) === log, 'the log is whole and told once');
        }
        await play([page], { steps: 15, seed: 8 });
        world.no_faults();
    } finally {
        await server.remove();
    }
}
