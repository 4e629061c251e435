/** Parts that no first state of a match needs; their code and texts are loaded on demand. */
import type { Scoring, SeatBoardProps } from '@pithead/ui';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';

/** A round ends when the next begins; at the end of the game the page shows the result instead. */
export const scoring: Scoring<SiberiaView, SiberiaFact> = {
  isScored: (fact) => fact.type === 'roundBegun' && fact.round > 1,
  loadSheet: async (language) => (await import('./lazy/roundSheet.ts')).loadRoundSheet(language),
};

type Props = SeatBoardProps<SiberiaView, SiberiaFact>;

export function LazySeatBoard(props: Props) {
  const { language } = props;
  const [loaded, set] = useState<{ readonly Part: ComponentType<Props> }>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([
      import('./lazy/seatBoard.tsx'),
      import('./lazy/words.ts').then(({ loadLazyWords }) => loadLazyWords(language)),
    ]).then(
      ([{ SeatBoard }]) => isWanted && set({ Part: SeatBoard }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded === undefined ? <div class="sb-seat-loading" /> : <loaded.Part {...props} />;
}
