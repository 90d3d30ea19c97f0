// Every card of the game has a picture of what it does.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { card_picture, is_tactic } from './cards';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const cards = [...read('../../../../data/ccn/words.en.tsv').matchAll(/^card\.(\S+)\t/gm)]
    .map((found) => found[1]!)
    .filter((card) => card !== 'none');
const stamps = read('./Stamps.svelte') + read('../../board/GroundStamps.svelte');

test.each(cards)('%s', (card) => {
    const { sections, tiles } = card_picture(card);
    expect(is_tactic(card)).toBe(sections === undefined);
    if (sections) return expect(sections.join('')).not.toBe('');
    expect(tiles!.length).toBeGreaterThanOrEqual(2);
    for (const { sign } of tiles!) expect(stamps).toContain(`id="${sign}"`);
});
