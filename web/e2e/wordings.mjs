// The wordings of the interface and of the games in both languages, read from their files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');
const games = readdirSync(join(src, 'games'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
);
const folders = ['i18n', ...games.map((game) => join('games', game.name))];

function wordings(language) {
    const files = folders.map((folder) =>
        readFileSync(join(src, folder, `${language}.ftl`), 'utf8'),
    );
    const text = files.join('\n').replace(/^#.*$/gm, '');
    return [...text.matchAll(/(?:=|\]) *([^\n{[\]]*(?:\{ *\$\w+ *\}[^\n{[\]]*)*)/g)].map(
        (found) => found[1],
    );
}

export const bundles = { en: wordings('en'), fr: wordings('fr') };
