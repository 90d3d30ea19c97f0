// Which place is looked at: not every one the pointer passes over, and long enough to read it and follow a link.
const settles_after = 350;
const stays_for = 700;

export class Looking {
    place: string | null = $state(null);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Pointed at or reached by keys; nothing: left again. */
    point(place: string | null): void {
        this.after(place === null ? stays_for : settles_after, place);
    }

    /** Held under a finger: at once, and until it is closed. */
    hold(place: string): void {
        this.stay();
        this.place = place;
    }

    /** Somebody reads it. */
    stay(): void {
        clearTimeout(this.timer);
    }

    close(): void {
        this.stay();
        this.place = null;
    }

    private after(pause: number, place: string | null): void {
        this.stay();
        this.timer = setTimeout(() => {
            this.place = place;
        }, pause);
    }
}
