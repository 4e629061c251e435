import { useEffect } from 'preact/hooks';
import { useTexts } from '../useTexts.ts';

/** The bell is loaded on demand, which fails without a network. */
export const ring = (): void =>
  void import('./bell.ts').then(
    (sound) => sound.ringBell(),
    () => undefined,
  );

/** Tells the viewer in the title of the page that a decision waits, with the bell if the page is hidden. */
export function useTurnNotice(isAwaited: boolean, title: string): void {
  const texts = useTexts();
  useEffect(() => {
    document.title = `${isAwaited ? `● ${texts.yourTurn} · ` : ''}${title} · Pithead`;
    if (isAwaited && document.visibilityState === 'hidden') ring();
  }, [isAwaited, texts]);
}
