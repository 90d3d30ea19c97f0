import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const source = (language: string) =>
    readFileSync(join(import.meta.dirname, `${language}.ftl`), 'utf8');
const keys = (language: string) =>
    [...source(language).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!);

function code(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return code(path);
        return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')
            ? [readFileSync(path, 'utf8')]
            : [];
    });
}
const all_code = code(src);
// t('key'), t(`start-${x}`), t(x ? 'a' : 'b'): the first argument up to its comma or bracket.
const calls = all_code.flatMap((text) =>
    [...text.matchAll(/\bt\(((?:[^(),]|\([^()]*\))*)/g)].map((found) => found[1]!),
);
const whole = new Set(
    calls.flatMap((call) => [...call.matchAll(/'([\w-]+)'/g)].map((found) => found[1]!)),
);
const starts = calls.flatMap((call) =>
    [...call.matchAll(/`([\w-]+)\$\{[^}]*\}([\w-]*)`/g)].map(
        (found) => [found[1]!, found[2]!] as const,
    ),
);
const by_reason = /^host-/;

describe('the two languages', () => {
    test('have the same keys, each once', () => {
        expect(keys('fr')).toEqual(keys('en'));
        expect(new Set(keys('en')).size).toBe(keys('en').length);
    });

    test.each(['en', 'fr'])('%s is well formed, with the same variables', (language) => {
        const bundle = new FluentBundle(language);
        expect(bundle.addResource(new FluentResource(source(language)))).toEqual([]);
        const variables = (text: string, key: string) => {
            const entry =
                text.split(new RegExp(`^${key} =`, 'm'))[1]?.split(/^[a-zA-Z#]/m)[0] ?? '';
            return [...new Set([...entry.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();
        };
        for (const key of keys('en')) {
            expect([key, variables(source(language), key)]).toEqual([
                key,
                variables(source('en'), key),
            ]);
        }
    });

    test('have no key that nobody says', () => {
        const unused = keys('en').filter(
            (key) =>
                !whole.has(key) &&
                !by_reason.test(key) &&
                !starts.some(([start, end]) => key.startsWith(start) && key.endsWith(end)),
        );
        expect(unused).toEqual([]);
    });

    test('have every key that is said', () => {
        const known = new Set(keys('en'));
        const said = calls.flatMap((call) => {
            const plain = /^\s*'([\w-]+)'\s*$/.exec(call);
            return plain ? [plain[1]!] : [];
        });
        expect(said.filter((key) => !known.has(key))).toEqual([]);
    });
});

test('no sentence stands in markup', () => {
    const texts = all_code
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
