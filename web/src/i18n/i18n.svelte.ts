// The language of the page: chosen by the browser, switchable, remembered.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, Text } from '../wire/types';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

function bundle(language: Language, source: string): FluentBundle {
    const out = new FluentBundle(language, { useIsolating: false });
    out.addResource(new FluentResource(source));
    return out;
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };
const kept = 'grognard.language';

function first_choice(): Language {
    const asked = new URLSearchParams(location.search).get('lang');
    const choice = asked ?? localStorage.getItem(kept) ?? navigator.language;
    return choice.startsWith('fr') ? 'fr' : 'en';
}

class Tongue {
    language: Language = $state(first_choice());

    choose(language: Language): void {
        this.language = language;
        localStorage.setItem(kept, language);
    }
}

export const tongue = new Tongue();

/** A sentence of the interface; a key that is not there shows as [key]. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
    const from = bundles[tongue.language];
    const found = from.getMessage(key);
    if (!found?.value) return `[${key}]`;
    return from.formatPattern(found.value, args ?? null);
}

/** A text of the data files in the language of the page. */
export function worded(text: Text | undefined): string {
    if (text === undefined) return '';
    return typeof text === 'string' ? text : (text[tongue.language] ?? text.en);
}

// Days before months in both.
const calendar: Record<Language, string> = { en: 'en-GB', fr: 'fr' };

export function dated(iso: string): string {
    const day = new Date(`${iso}T12:00:00Z`);
    if (Number.isNaN(day.getTime())) return iso;
    return new Intl.DateTimeFormat(calendar[tongue.language], {
        dateStyle: 'long',
        timeZone: 'UTC',
    }).format(day);
}

export function per_cent(share: number): string {
    return new Intl.NumberFormat(tongue.language, { style: 'percent' }).format(share);
}

export function decimal(n: number): string {
    return new Intl.NumberFormat(tongue.language, { maximumFractionDigits: 1 }).format(n);
}
