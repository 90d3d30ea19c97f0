// What can't be fetched at the moment: it is tried again, and the page says so.
import { retried } from './retry';

class Trouble {
    /** How many fetches fail. */
    count = $state(0);
}

export const trouble = new Trouble();

export function fetched_in_the_end<T>(
    attempt: () => Promise<T>,
    may_pass?: (error: unknown) => boolean,
): Promise<T> {
    return retried(attempt, {
        ...(may_pass && { may_pass }),
        on_trouble: (change) => {
            trouble.count += change;
        },
    });
}
