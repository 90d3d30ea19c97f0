// Tries again what failed, with longer and longer pauses.

const first_pause = 500;
const longest_pause = 8000;

export interface Retry {
    /** May the reason go away by itself? */
    may_pass?: (error: unknown) => boolean;
    /** Called with 1 at the first failure, and with -1 when it is over. */
    on_trouble?: (change: 1 | -1) => void;
    pause?: (length: number) => Promise<unknown>;
}

const wait = (length: number) => new Promise((done) => setTimeout(done, length));

export async function retried<T>(
    attempt: () => Promise<T>,
    { may_pass = () => true, on_trouble = () => {}, pause = wait }: Retry = {},
): Promise<T> {
    let failed = false;
    try {
        for (let length = first_pause; ; length = Math.min(longest_pause, length * 2)) {
            try {
                return await attempt();
            } catch (error) {
                if (!may_pass(error)) throw error;
                if (!failed) on_trouble(1);
                failed = true;
                await pause(length);
            }
        }
    } finally {
        if (failed) on_trouble(-1);
    }
}
