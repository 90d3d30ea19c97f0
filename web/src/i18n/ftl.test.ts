import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const games = readdirSync(join(src, 'games')).filter((name) =>
    existsSync(join(src, 'games', name, 'en.ftl')),
);

function code(folder: string, apart: readonly string[] = []): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return apart.includes(path) ? [] : code(path, apart);
        return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')
            ? [readFileSync(path, 'utf8')]
            : [];
    });
}
const folders = games.map((game) => join(src, 'games', game));
// The how-to-play page of a game has words of its own, fetched with it.
const pages = folders.map((folder) => join(folder, 'how')).filter((path) => existsSync(path));
const shared_code = code(src, folders);

/** What a body of code says: t('key'), t(`start-${x}`), say(x ? 'a' : 'b'); the argument up to its comma or bracket. */
function said_by(texts: readonly string[], speaker: string) {
    const calls = texts.flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${speaker}\\(((?:[^(),]|\\([^()]*\\))*)`, 'g'))].map(
            (found) => found[1]!,
        ),
    );
    const whole = new Set(
        calls.flatMap((call) => [...call.matchAll(/'([\w-]+)'/g)].map((found) => found[1]!)),
    );
    const starts = calls.flatMap((call) =>
        [...call.matchAll(/`([\w-]+)\$\{[^`]*\}([\w-]*)`/g)].map(
            (found) => [found[1]!, found[2]!] as const,
        ),
    );
    const plain = calls.flatMap((call) => /^\s*'([\w-]+)'\s*$/.exec(call)?.[1] ?? []);
    const says = (key: string) =>
        whole.has(key) || starts.some(([start, end]) => key.startsWith(start) && key.endsWith(end));
    return { says, plain };
}

// Shared code says a game's words through the game: game.t or say.
const shared = said_by(shared_code, '(?<!\\.)t');
const through_game = said_by(shared_code, '(?:\\.t|\\??\\.t|say)');
const own = new Map(games.map((game, i) => [game, said_by(code(folders[i]!, pages), 't')]));
const by_reason = /^host-/;

const source = (folder: string, language: string) =>
    readFileSync(join(folder, `${language}.ftl`), 'utf8');
const keys = (folder: string, language: string) =>
    [...source(folder, language).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!);
const ui = import.meta.dirname;

describe.each([ui, ...folders, ...pages])('the two languages of %s', (folder) => {
    test('have the same keys, each once', () => {
        expect(keys(folder, 'fr')).toEqual(keys(folder, 'en'));
        expect(new Set(keys(folder, 'en')).size).toBe(keys(folder, 'en').length);
    });

    test.each(['en', 'fr'])('%s is well formed, with the same variables', (language) => {
        const bundle = new FluentBundle(language);
        expect(bundle.addResource(new FluentResource(source(folder, language)))).toEqual([]);
        const variables = (text: string, key: string) => {
            const entry =
                text.split(new RegExp(`^${key} =`, 'm'))[1]?.split(/^[a-zA-Z#]/m)[0] ?? '';
            return [...new Set([...entry.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();
        };
        for (const key of keys(folder, 'en')) {
            expect([key, variables(source(folder, language), key)]).toEqual([
                key,
                variables(source(folder, 'en'), key),
            ]);
        }
    });
});

test('no key of the interface is there that nobody says, and none is missing', () => {
    const known = keys(ui, 'en');
    const says = [shared.says, ...[...own.values()].map((each) => each.says)];
    const idle = known.filter((key) => !by_reason.test(key) && !says.some((each) => each(key)));
    expect(idle).toEqual([]);
    expect(shared.plain.filter((key) => !known.includes(key))).toEqual([]);
});

test.each(games)('no key of %s is there that nobody says, and none is missing', (game) => {
    const known = keys(join(src, 'games', game), 'en');
    const mine = own.get(game)!;
    expect(known.filter((key) => !mine.says(key) && !through_game.says(key))).toEqual([]);
    const all = [...known, ...keys(ui, 'en')];
    expect([...mine.plain, ...through_game.plain].filter((key) => !all.includes(key))).toEqual([]);
});

test.each(pages)('no key of %s is there that nobody says, and none is missing', (page) => {
    const known = keys(page, 'en');
    const { says, plain } = said_by(code(page), 't');
    expect(known.filter((key) => !says(key))).toEqual([]);
    expect(plain.filter((key) => !known.includes(key))).toEqual([]);
});

test('shared code names no game', () => {
    const named = shared_code
        .map((text) => text.replace(/'\.\/(\w+)\/\1'/g, ''))
        .filter((text) => !text.startsWith('// What travels'))
        .filter((text) => !text.startsWith('// The games this client can show'))
        .flatMap((text) => games.filter((game) => new RegExp(`\\b${game}\\b`, 'i').test(text)));
    expect(named).toEqual([]);
});

test('no sentence stands in markup', () => {
    const texts = code(src)
        .filter((text) => text.startsWith('<!--'))
        .flatMap((text) => {
            const markup = text
                .replace(/<script[\s\S]*?<\/script>/g, '')
                .replace(/<style[\s\S]*?<\/style>/g, '')
                .replace(/<!--[\s\S]*?-->/g, '')
                .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '{}');
            return [...markup.matchAll(/>([^<>]*)</g)].map((found) =>
                found[1]!.replace(/\{\}/g, '').trim(),
            );
        });
    expect(texts.filter((text) => /[a-zA-Z]{3,}/.test(text))).toEqual([]);
});
