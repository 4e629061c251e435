import { soundSetting } from '../settings.ts';

export function ringBell(): void {
  if (!soundSetting.get()) return;
  try {
    const audio = new AudioContext();
    const loudness = audio.createGain();
    loudness.connect(audio.destination);
    loudness.gain.setValueAtTime(0.12, audio.currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9);
    for (const pitch of [660, 990]) {
      const tone = audio.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(loudness);
      tone.start();
      tone.stop(audio.currentTime + 0.9);
    }
    setTimeout(() => void audio.close(), 1200);
  } catch {
    // No audio available; the title of the tab shows the turn as well.
  }
}
