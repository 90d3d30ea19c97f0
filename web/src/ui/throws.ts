// Dice as they fell, with whose they are and what they did.
import { dice_in } from '../i18n/words';
import type { GameEvent, Message } from '../wire/types';
import { capital, type TableModel } from './table_model.svelte';

export interface Throw {
    key: string;
    symbols: string[];
    caption: string;
}

const shown_at_once = 3;

export function throws_in(model: TableModel, events: readonly GameEvent[]): Throw[] {
    return events
        .flatMap((event) =>
            event.told.map((message, i) => ({
                key: `${event.at}.${i}`,
                symbols: dice_in(message),
                caption: caption_of(model, message),
            })),
        )
        .filter(({ symbols }) => symbols.length > 0)
        .slice(-shown_at_once);
}

function caption_of(model: TableModel, message: Message): string {
    const key = `thrown.${message.key.replace('event.', '')}`;
    return model.has_word(key) ? capital(model.text({ ...message, key })) : '';
}
