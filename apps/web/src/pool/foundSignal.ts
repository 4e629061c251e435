/** Calls somebody who looks at another tab: a sound, and the title of the tab. */
import { useEffect } from 'preact/hooks';

const BLINK_MS = 1000;
const TONES = [659, 880] as const;
const TONE_S = 0.25;

/** Browsers play it only after the visitor has clicked something here; starting the search was a click. */
function ring(): void {
  try {
    const audio = new AudioContext();
    TONES.forEach((frequency, i) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const from = audio.currentTime + i * TONE_S;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.2, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * TONE_S);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 2 * TONE_S);
    });
    setTimeout(() => void audio.close(), 2000);
  } catch {
    // Without sound the title remains.
  }
}

export function useFoundSignal(table: string | undefined, text: string): void {
  useEffect(() => {
    if (table === undefined) return undefined;
    const title = document.title;
    const show = (): void => void (document.title = document.title === text ? title : text);
    ring();
    show();
    const timer = setInterval(show, BLINK_MS);
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [table]);
}
