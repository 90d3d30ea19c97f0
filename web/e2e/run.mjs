// Runs the end-to-end scripts, all or those named, and closes with how many passed.
// GROGNARD_BIN: the program, started here on a free port; or GROGNARD_URL: a server already running.
import { killed_and_restarted, new_store, start_server } from './restart.mjs';

const program = process.env.GROGNARD_BIN;
const port = Number(process.env.PORT ?? 18151);
let child = null;
const store = new_store();
const server = {
    start: async () => {
        child = await start_server(program, port, store);
    },
    kill: () =>
        new Promise((gone) => {
            child.once('exit', gone);
            child.kill('SIGKILL');
        }),
};
if (program) {
    process.env.GROGNARD_URL = `http://127.0.0.1:${port}`;
    await server.start();
}
const { close_browser, open_browser } = await import('./browser.mjs');
const { scripts } = await import('./scripts.mjs');
const all = { ...scripts };
if (program) all['killed and restarted'] = () => killed_and_restarted(server);

const wanted = process.argv.slice(2);
await open_browser();
let passed = 0;
let failed = 0;
for (const [name, script] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.some((each) => name.includes(each))) continue;
    const start = Date.now();
    try {
        await script();
        ++passed;
        console.log(`ok      ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
        ++failed;
        console.log(`FAILED  ${name}: ${error.message}`);
    }
}
await close_browser();
child?.kill();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
