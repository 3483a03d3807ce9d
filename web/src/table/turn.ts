// "Your turn": a sound and the title of the page, until somebody looks.
import { prefs } from '../ui/prefs.svelte';

let flashing: ReturnType<typeof setInterval> | undefined;
const usual = document.title;

export function callTurn(text: string): void {
  if (prefs.sound) beep();
  if (!document.hidden) return;
  clearInterval(flashing);
  let on = false;
  flashing = setInterval(() => {
    on = !on;
    document.title = on ? `● ${text}` : usual;
  }, 900);
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  clearInterval(flashing);
  document.title = usual;
});

function beep(): void {
  // Before the first click no page may make a sound, and trying it takes long.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    const audio = new AudioContext();
    if (audio.state !== 'running') return void audio.close();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.06, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
    tone.frequency.value = 660;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.25);
    tone.onended = () => void audio.close();
  } catch {
    // no sound here
  }
}
