// Where the board is looked at from: zoom by wheel, buttons or pinch, pan by dragging.
import type { Point } from './points';

const closest = 5;

export class Camera {
    zoom = $state(1);
    x = $state(0);
    y = $state(0);
    dragging = $state(false);
    private readonly pointers = new Map<number, Point>();
    private travelled = 0;
    private frame = { width: 1, height: 1 };

    get transform(): string {
        return `translate(${this.x} ${this.y}) scale(${this.zoom})`;
    }

    /** The size of the picture in its own units; the camera never leaves it. */
    set_frame(width: number, height: number): void {
        this.frame = { width, height };
    }

    zoom_at(centre: Point, factor: number): void {
        const next = Math.min(closest, Math.max(1, this.zoom * factor));
        const grown = next / this.zoom;
        this.x = centre.x - (centre.x - this.x) * grown;
        this.y = centre.y - (centre.y - this.y) * grown;
        this.zoom = next;
        this.keep_inside();
    }

    zoom_middle(factor: number): void {
        this.zoom_at({ x: this.frame.width / 2, y: this.frame.height / 2 }, factor);
    }

    fit(): void {
        this.zoom = 1;
        this.x = 0;
        this.y = 0;
    }

    /** Moves just as far as needed to have a point of the board well in sight. */
    show(p: Point): void {
        if (this.zoom === 1) return;
        const margin = 60 * this.zoom;
        const at = { x: p.x * this.zoom + this.x, y: p.y * this.zoom + this.y };
        this.x += Math.max(0, margin - at.x) - Math.max(0, at.x - this.frame.width + margin);
        this.y += Math.max(0, margin - at.y) - Math.max(0, at.y - this.frame.height + margin);
        this.keep_inside();
    }

    down(id: number, at: Point): void {
        if (this.pointers.size === 0) this.travelled = 0;
        this.pointers.set(id, at);
    }

    move(id: number, at: Point): void {
        const before = this.pointers.get(id);
        if (!before) return;
        const others = [...this.pointers].filter(([other]) => other !== id).map(([, p]) => p);
        this.pointers.set(id, at);
        const step = { x: at.x - before.x, y: at.y - before.y };
        this.travelled += Math.hypot(step.x, step.y);
        if (this.travelled < 6) return;
        this.dragging = true;
        const pinned = others[0];
        if (pinned) this.pinch(pinned, before, at);
        else if (this.zoom > 1) {
            this.x += step.x;
            this.y += step.y;
            this.keep_inside();
        }
    }

    up(id: number): void {
        this.pointers.delete(id);
        if (this.pointers.size === 0) this.dragging = false;
    }

    /** True if the press that ends now was a drag, so that it is no click. */
    get was_drag(): boolean {
        return this.travelled >= 6;
    }

    private pinch(pinned: Point, before: Point, now: Point): void {
        const was = Math.hypot(before.x - pinned.x, before.y - pinned.y);
        const is = Math.hypot(now.x - pinned.x, now.y - pinned.y);
        if (was < 1) return;
        this.zoom_at({ x: (now.x + pinned.x) / 2, y: (now.y + pinned.y) / 2 }, is / was);
        this.x += (now.x - before.x) / 2;
        this.y += (now.y - before.y) / 2;
        this.keep_inside();
    }

    private keep_inside(): void {
        const { width, height } = this.frame;
        this.x = Math.min(0, Math.max(width * (1 - this.zoom), this.x));
        this.y = Math.min(0, Math.max(height * (1 - this.zoom), this.y));
    }
}
