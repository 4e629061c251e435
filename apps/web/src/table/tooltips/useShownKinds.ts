import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '../useGameTable.ts';
import { kindsOfPlace } from './componentKind.ts';
import { markMet } from './newKinds.ts';

/** A larger area is only pointed at, not explained. */
const MOST_KINDS = 2;

/** Remembers the kinds of components that the guide points at or explains: they are not new any more. */
export function useShownKinds(
  game: string,
  { table, text }: LoadedGame,
  {
    selectors,
    kinds: explained = [],
  }: { selectors: readonly string[]; kinds: readonly string[] | undefined },
  isReady: boolean,
): void {
  const selector = selectors.join(', ');
  useEffect(() => {
    if (isReady) markMet(game, explained);
    if (selector === '' || !isReady) return;
    void table.loadTooltips?.(text.language).then(
      ({ kinds }) => {
        const places = [...document.querySelectorAll(`#board :is(${selector})`)];
        const shown = places.map((place) => kindsOfPlace(place, kinds));
        markMet(game, shown.filter((each) => each.length <= MOST_KINDS).flat());
      },
      () => undefined,
    );
  }, [selector, explained.join(), isReady]);
}
