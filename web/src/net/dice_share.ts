// What this browser knows of a table's dice: its own share in them, and what the host committed to
// before it knew that share. With both, a person can check the game file when the game is over.

export interface DiceShare {
    table: string;
    nonce: string;
    /** As it was first told. */
    commitment?: string;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const place = 'grognard.dice';
const most = 200;

function read(kept: Kept): DiceShare[] {
    try {
        const list = JSON.parse(kept.getItem(place) ?? '[]');
        return Array.isArray(list) ? list : [];
    } catch {
        return [];
    }
}

function write(kept: Kept, share: DiceShare): DiceShare {
    const others = read(kept).filter((each) => each.table !== share.table);
    kept.setItem(place, JSON.stringify([share, ...others].slice(0, most)));
    return share;
}

function new_nonce(): string {
    return [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
}

export function kept_share(table: string, kept: Kept = localStorage): DiceShare | undefined {
    return read(kept).find((each) => each.table === table);
}

/** The same at every connection: it is kept before the host hears of it. */
export function dice_share(table: string, kept: Kept = localStorage): DiceShare {
    return kept_share(table, kept) ?? write(kept, { table, nonce: new_nonce() });
}

/** The first one counts: a host that tells another later has changed the dice. */
export function keep_commitment(
    table: string,
    commitment: string,
    kept: Kept = localStorage,
): DiceShare {
    const share = dice_share(table, kept);
    return share.commitment ? share : write(kept, { ...share, commitment });
}

/** How a person checks the file of the game. */
export function check_command(share: DiceShare): string {
    const commitment = share.commitment ? ` --commitment ${share.commitment}` : '';
    return `grognard verify FILE --share ${share.nonce}${commitment}`;
}
