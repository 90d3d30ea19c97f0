// The wordings of the interface's two languages, read from their files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function wordings(language) {
    const path = join(import.meta.dirname, `../src/i18n/${language}.ftl`);
    const text = readFileSync(path, 'utf8').replace(/^#.*$/gm, '');
    return [...text.matchAll(/(?:=|\]) *([^\n{[\]]*(?:\{ *\$\w+ *\}[^\n{[\]]*)*)/g)].map(
        (found) => found[1],
    );
}

export const bundles = { en: wordings('en'), fr: wordings('fr') };
