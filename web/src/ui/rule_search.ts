// Finds rules by words in their text or their name, accents and capitals aside.
import type { Language, Rule } from '../wire/types';

export function plain(text: string): string {
    return text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/œ/g, 'oe')
        .toLowerCase();
}

/** Every word must occur; an empty search finds all. */
export function found_rules(rules: readonly Rule[], search: string, language: Language): Rule[] {
    const words = plain(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [...rules];
    return rules.filter((rule) => {
        const ruling = language === 'fr' ? rule.ruling_fr : rule.ruling_en;
        const text = plain(`${rule.id} ${rule[language]} ${ruling ?? ''}`);
        return words.every((word) => text.includes(word));
    });
}

export interface Part {
    text: string;
    found: boolean;
}

/** A text in parts, those that were searched for apart; only letters that fold to one letter can be told apart so. */
export function marked(text: string, search: string): Part[] {
    const words = plain(search)
        .split(/\s+/)
        .filter((word) => word.length > 1);
    const folded = [...text].map((letter) => plain(letter));
    if (words.length === 0 || folded.some((letter) => letter.length > 1)) {
        return [{ text, found: false }];
    }
    const letters = [...text];
    const flat = folded.map((letter) => letter || ' ').join('');
    const hit = new Array<boolean>(letters.length).fill(false);
    for (const word of words) {
        for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) {
            hit.fill(true, at, at + word.length);
        }
    }
    const out: Part[] = [];
    letters.forEach((letter, i) => {
        const last = out.at(-1);
        if (last && last.found === hit[i]) last.text += letter;
        else out.push({ text: letter, found: hit[i]! });
    });
    return out;
}
