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

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

function said(from: FluentBundle, ...[key, args]: Parameters<Say>): string | null {
    const found = from.getMessage(key);
    return found?.value ? from.formatPattern(found.value, args ?? null) : null;
}

/** A sentence of the interface; a key that is not there shows as [key]. */
export const t: Say = (key, args) => said(bundles[tongue.language], key, args) ?? `[${key}]`;

/** For a game with words of its own: those first, then the interface's. */
export function speaker(sources: Record<Language, string>): Say {
    const own = { en: bundle('en', sources.en), fr: bundle('fr', sources.fr) };
    return (key, args) => said(own[tongue.language], key, args) ?? t(key, args);
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

/** A day of these years and its hour, as people say it where they are. */
export function moment(time: number): string {
    return new Intl.DateTimeFormat(calendar[tongue.language], {
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
    }).format(time);
}

/** What may happen is never told as 0 %, nor what may fail as 100 %. */
export function per_cent(share: number): string {
    const said = (n: number) =>
        new Intl.NumberFormat(tongue.language, { style: 'percent' }).format(n);
    if (share > 0 && share < 0.005) return `< ${said(0.01)}`;
    return share < 1 && share >= 0.995 ? `> ${said(0.99)}` : said(share);
}

export function decimal(n: number): string {
    return new Intl.NumberFormat(tongue.language, { maximumFractionDigits: 1 }).format(n);
}
