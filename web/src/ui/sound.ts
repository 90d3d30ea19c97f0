// Two small sounds, made on the spot; off until somebody turns them on.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number): void {
    if (!context) return;
    const tone = context.createOscillator();
    const fade = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch / 3, at + 0.06);
    fade.gain.setValueAtTime(loud, at);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + 0.09);
    tone.connect(fade).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.1);
}

export function play_sound(kind: 'dice' | 'piece'): void {
    if (!settings.sound) return;
    context ??= new AudioContext();
    const now = context.currentTime;
    if (kind === 'piece') return knock(now, 320, 0.12);
    [0, 0.06, 0.11, 0.19, 0.3].forEach((later, i) => {
        knock(now + later, 520 + 90 * (i % 3), 0.1 - i * 0.012);
    });
}
