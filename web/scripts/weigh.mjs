// Weighs dist/ as it travels, text gzipped and fonts as they are: what all games share with the heaviest of the games, which
// is the most that one visit to a table fetches. Fails above the limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limit = 160 * 1024;
const dist = join(import.meta.dirname, '../dist');
const games = readdirSync(join(import.meta.dirname, '../src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function files(folder) {
    return readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        return statSync(path).isDirectory() ? files(path) : [path];
    });
}

const kB = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} kB`;
const by_game = Object.fromEntries(games.map((game) => [game, 0]));
let shared = 0;
for (const path of files(dist)) {
    const bytes = readFileSync(path);
    const weight = path.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
    // A game is a chunk of its own, called after its folder.
    // Nobody fetches the licence of the fonts, and a how-to-play page only who reads it.
    if (/^(HowToPlay|HowSection|OFL)-/.test(basename(path))) {
        console.log(`${kB(weight)}  ${path.slice(dist.length + 1)} (apart)`);
        continue;
    }
    const game = games.find((name) => basename(path).startsWith(`${name}-`));
    if (game) by_game[game] += weight;
    else shared += weight;
    console.log(`${kB(weight)}  ${path.slice(dist.length + 1)}`);
}
const total = shared + Math.max(...Object.values(by_game));
console.log(`${kB(total)}  a visit (limit ${limit / 1024} kB)`);
if (total > limit) process.exit(1);
