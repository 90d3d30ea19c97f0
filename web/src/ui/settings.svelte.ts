// What a person chose for this browser: light or dark, sound, hex numbers.

export type Theme = 'auto' | 'light' | 'dark';

const kept = 'grognard.settings';

interface Kept {
    theme: Theme;
    sound: boolean;
    name: string;
}

function read(): Kept {
    const fallback: Kept = { theme: 'auto', sound: false, name: '' };
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

    keep(): void {
        const { theme, sound, name } = this;
        localStorage.setItem(kept, JSON.stringify({ theme, sound, name }));
        this.dress();
    }

    dress(): void {
        if (this.theme === 'auto') delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = this.theme;
    }
}

export const settings = new Settings();
