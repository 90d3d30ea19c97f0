// What a person chose for this browser: light or dark, sound, a name, how fast events are shown.
import type { Speed } from './player/pace';

export type Theme = 'auto' | 'light' | 'dark';

const kept = 'grognard.settings';
const night = matchMedia('(prefers-color-scheme: dark)');

interface Kept {
    theme: Theme;
    sound: boolean;
    name: string;
    speed: Speed;
}

function read(): Kept {
    const fallback: Kept = { theme: 'auto', sound: false, name: '', speed: 'normal' };
    try {
        return { ...fallback, ...JSON.parse(localStorage.getItem(kept) ?? '{}') };
    } catch {
        return fallback;
    }
}

class Settings {
    private readonly first = read();
    theme: Theme = $state(this.first.theme);
    sound = $state(this.first.sound);
    name = $state(this.first.name);
    speed: Speed = $state(this.first.speed);

    keep(): void {
        const { theme, sound, name, speed } = this;
        localStorage.setItem(kept, JSON.stringify({ theme, sound, name, speed }));
        this.dress();
    }

    dress(): void {
        const device = night.matches ? 'dark' : 'light';
        document.documentElement.dataset.theme = this.theme === 'auto' ? device : this.theme;
    }
}

export const settings = new Settings();
night.addEventListener('change', () => settings.dress());
