import { useEffect, useState } from 'preact/hooks';

/** A phone held sideways. */
export const SIDEWAYS = '(max-height: 500px) and (orientation: landscape)';
export const PHONE = `(max-width: 699px), ${SIDEWAYS}`;
export const NO_PHONE =
  '(min-width: 700px) and (min-height: 501px), (min-width: 700px) and (orientation: portrait)';

/** Style sheets for one kind of screen are loaded with the first screen of that kind. */
export async function loadForMedia(query: string, load: () => Promise<unknown>): Promise<void> {
  const media = matchMedia(query);
  if (media.matches) await load();
  else media.addEventListener('change', () => void load().catch(() => undefined), { once: true });
}

export function useMatchesMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = (): void => set(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, [query]);
  return matches;
}
