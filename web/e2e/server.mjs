// A server of one's own: the real program on a free port with a store of its own, to be killed and started again.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Server {
    constructor(program) {
        this.program = program;
        this.folder = mkdtempSync(join(tmpdir(), 'grognard-'));
        this.port = 0;
    }

    /** The program prints its address when it is ready; started again, it takes the same one. */
    async start() {
        const store = `sqlite:${join(this.folder, 'games.db')}`;
        const asked = ['serve', '--port', String(this.port), '--store', store];
        this.child = spawn(this.program, asked, { stdio: ['ignore', 'pipe', 'inherit'] });
        this.base = await new Promise((ready, fail) => {
            const late = setTimeout(() => fail(new Error('the server did not come up')), 60_000);
            this.child.once('error', fail);
            this.child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
            this.child.stdout.on('data', (said) => {
                const address = /http:\/\/[^/\s]+/.exec(String(said));
                if (!address) return;
                clearTimeout(late);
                ready(address[0]);
            });
        });
        this.port = Number(new URL(this.base).port);
        return this;
    }

    end(signal = 'SIGKILL') {
        return new Promise((gone) => {
            this.child.removeAllListeners('exit');
            this.child.once('exit', gone);
            this.child.kill(signal);
        });
    }

    async remove() {
        await this.end('SIGTERM');
        rmSync(this.folder, { recursive: true, force: true });
    }
}
