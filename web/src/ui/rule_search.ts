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
