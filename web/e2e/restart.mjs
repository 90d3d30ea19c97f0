// The server is killed and started again in the middle of a game; needs GROGNARD_BIN to start it itself.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, expect, no_faults, visitor } from './browser.mjs';
import { play, seen } from './hands.mjs';

export async function start_server(program, port, store) {
    const child = spawn(program, ['serve', '--port', String(port), '--store', `sqlite:${store}`], {
        stdio: 'ignore',
    });
    for (let i = 0; i < 600; ++i) {
        const well = await fetch(`http://127.0.0.1:${port}/health`)
            .then((answer) => answer.ok)
            .catch(() => false);
        if (well) return child;
        await new Promise((wake) => setTimeout(wake, 100));
    }
    child.kill('SIGKILL');
    throw new Error(`${program} did not come up on port ${port}`);
}

export function new_store() {
    return join(mkdtempSync(join(tmpdir(), 'grognard-')), 'games.sqlite');
}

export async function killed_and_restarted(server) {
    const page = await visitor();
    await create(page, { opponent: 'solo' });
    await play([page], { steps: 15, seed: 4 });
    const { at } = await seen(page);
    const log = await page.locator('.log p').count();
    await server.kill();
    await page.waitForSelector('.lost');
    await server.start();
    await page.waitForSelector('.table[data-link=open]', { timeout: 90_000 });
    expect((await seen(page)).at === at, 'nothing accepted is lost');
    expect((await page.locator('.log p').count()) === log, 'the log is whole and told once');
    await play([page], { steps: 15, seed: 6 });
    no_faults(page);
}
