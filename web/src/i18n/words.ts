// Puts game messages into the words the server keeps: keys with {placeholders}, as src/table/words.cpp does.
import type { Message, Param, Words } from '../wire/types';

export type Segment =
    | { kind: 'text'; text: string }
    | { kind: 'die'; symbol: string }
    | { kind: 'rule'; rule: string }
    | { kind: 'hex'; hex: string };

const symbol_room = 'symbol.';

export function say(words: Words, message: Message): string {
    const line = words[message.key];
    if (line === undefined) return `[${message.key}]`;
    return line.replace(/\{([^}]*)\}/g, (_, name: string) => {
        const value = message.params?.[name];
        if (value === undefined) return `{${name}}`;
        return name === 'name' ? name_in(words, say_value(words, value)) : say_value(words, value);
    });
}

/** A name that a scenario gives may have another form in this language. */
function name_in(words: Words, name: string): string {
    return words[`name.${name}`] ?? name;
}

function say_value(words: Words, value: Param): string {
    if (Array.isArray(value)) {
        return value.map((one) => say(words, one)).join(words['list.between'] ?? ', ');
    }
    return typeof value === 'object' ? say(words, value) : String(value);
}

/** The dice a message tells of, wherever they stand in it. */
export function dice_in(message: Message): string[] {
    if (message.key.startsWith(symbol_room)) return [message.key.slice(symbol_room.length)];
    return Object.values(message.params ?? {}).flatMap((value) => {
        if (Array.isArray(value)) return value.flatMap(dice_in);
        return typeof value === 'object' ? dice_in(value) : [];
    });
}

/** The same sentence in parts, so that dice are drawn and rules and hexes can be pointed at. */
export function say_in_parts(words: Words, message: Message): Segment[] {
    return joined(parts(words, message));
}

function parts(words: Words, message: Message): Segment[] {
    if (message.key.startsWith(symbol_room)) {
        return [{ kind: 'die', symbol: message.key.slice(symbol_room.length) }];
    }
    const line = words[message.key];
    if (line === undefined) return [{ kind: 'text', text: `[${message.key}]` }];
    const out: Segment[] = [];
    for (const piece of line.split(/(\{[^}]*\})/)) {
        if (!piece.startsWith('{')) out.push({ kind: 'text', text: piece });
        else out.push(...filled(words, message, piece.slice(1, -1)));
    }
    // A row of a sum always shows where it comes from, whether or not its line says so.
    const rule = message.params?.rule;
    if (message.key === 'ledger.row' && typeof rule === 'string' && !line.includes('{rule}')) {
        out.push({ kind: 'text', text: ' ' }, { kind: 'rule', rule });
    }
    return out;
}

function filled(words: Words, message: Message, name: string): Segment[] {
    const value = message.params?.[name];
    if (value === undefined) return [{ kind: 'text', text: `{${name}}` }];
    if (Array.isArray(value)) {
        const between: Segment = { kind: 'text', text: words['list.between'] ?? ', ' };
        return value.flatMap((one, i) => {
            const drawn = one.key.startsWith(symbol_room);
            return i === 0 || drawn ? parts(words, one) : [between, ...parts(words, one)];
        });
    }
    if (typeof value === 'object') return parts(words, value);
    const text = name === 'name' ? name_in(words, String(value)) : String(value);
    if (name === 'rule') return [{ kind: 'rule', rule: text }];
    if (['at', 'from', 'to', 'hexes'].includes(name)) {
        return text.split(' ').flatMap((hex, i): Segment[] => {
            const space: Segment[] = i === 0 ? [] : [{ kind: 'text', text: ' ' }];
            return [...space, { kind: 'hex', hex }];
        });
    }
    return [{ kind: 'text', text }];
}

function joined(segments: Segment[]): Segment[] {
    const out: Segment[] = [];
    for (const segment of segments) {
        const last = out.at(-1);
        if (segment.kind === 'text' && last?.kind === 'text') last.text += segment.text;
        else if (segment.kind !== 'text' || segment.text !== '') out.push({ ...segment });
    }
    return out;
}
