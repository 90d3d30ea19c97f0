// Weighs dist/ as it travels: text gzipped, fonts as they are; fails above the limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limit = 150 * 1024;
const dist = join(import.meta.dirname, '../dist');

function files(folder) {
    return readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        return statSync(path).isDirectory() ? files(path) : [path];
    });
}

let total = 0;
for (const path of files(dist)) {
    const bytes = readFileSync(path);
    const weight = path.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
    total += weight;
    console.log(`${(weight / 1024).toFixed(1).padStart(7)} kB  ${path.slice(dist.length + 1)}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} kB  in all (limit ${limit / 1024} kB)`);
if (total > limit) process.exit(1);
