/** Parts that no first state of a match needs; their code and texts are loaded on demand. */
import type { Language } from '@pithead/text';
import type { Scoring, SeatBoardProps } from '@pithead/ui';
import { createLateComponent, loadForMedia, NO_PHONE, SIDEWAYS } from '@pithead/ui';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import type * as Hints from './lazy/hintReason.ts';

/** Phones show it only in dialogs. */
const seatPicture = createLateComponent(async () => (await import('./seatPicture.tsx')).SeatPicture);
export const SeatPicture = seatPicture.Late;

/** What one kind of screen needs; the first three are not needed by phones, which are the slowest. */
export const loadStyles = async (): Promise<void> =>
  void (await Promise.all([
    // First: a later style sheet refines its own.
    loadForMedia(NO_PHONE, seatPicture.load),
    loadForMedia('(min-width: 1000px) and (max-width: 1239px)', () => import('./css/small.css')),
    loadForMedia('(min-width: 1240px) and (max-height: 800px)', () => import('./css/low.css')),
    loadForMedia(SIDEWAYS, () => import('./css/landscape.css')),
  ]));

/** A round ends when the next begins; at the end of the game the page shows the result instead. */
export const scoring: Scoring<SiberiaView, SiberiaFact> = {
  isScored: (fact) => fact.type === 'roundBegun' && fact.round > 1,
  loadSheet: async (language) => (await import('./lazy/roundSheet.ts')).loadRoundSheet(language),
};

/** A component that is imported when it is drawn for the first time; `loading` keeps its room. */
function lazyComponent<P extends object>(
  load: (props: P) => Promise<ComponentType<P>>,
  loading: string,
): ComponentType<P> {
  return function LazyComponent(props: P) {
    const [loaded, set] = useState<{
      readonly Part: ComponentType<P>;
      readonly language: Language | undefined;
    }>();
    const { language } = props as { readonly language?: Language };
    useEffect(() => {
      let isWanted = true;
      void load(props).then(
        (Part) => isWanted && set({ Part, language }),
        () => undefined,
      );
      return () => {
        isWanted = false;
      };
    }, [language]);
    // The texts of another language are not loaded yet.
    const isLoaded = loaded !== undefined && loaded.language === language;
    return isLoaded ? <loaded.Part {...props} /> : <div class={loading} />;
  };
}

export const LazySeatBoard = lazyComponent<SeatBoardProps<SiberiaView, SiberiaFact>>(async ({ language }) => {
  const [{ SeatBoard }, { loadLazyWords }] = await Promise.all([
    import('./lazy/seatBoard.tsx'),
    import('./lazy/words.ts'),
  ]);
  await loadLazyWords(language);
  return SeatBoard;
}, 'sb-seat-loading');

export const LazyWhatIsLeft = lazyComponent<{ readonly language: Language }>(async ({ language }) => {
  const [{ WhatIsLeft }, { loadLazyWords }] = await Promise.all([
    import('./lazy/whatIsLeft.tsx'),
    import('./lazy/words.ts'),
  ]);
  await loadLazyWords(language);
  return WhatIsLeft;
}, '');

let loadedHints: typeof Hints | undefined;

export async function loadReasonTexts(language: Language): Promise<void> {
  const [hintReason, { loadLazyWords }] = await Promise.all([
    import('./lazy/hintReason.ts'),
    import('./lazy/words.ts'),
  ]);
  await loadLazyWords(language);
  loadedHints = hintReason;
}

/** Undefined until `loadReasonTexts` was called. */
export const hintTexts = (): typeof Hints | undefined => loadedHints;
