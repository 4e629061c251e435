/**
 * The first auction doesn't need these parts. They are fetched while the player thinks about the bid, at the
 * latest with the first state that needs them; until then the previous state stays on the table.
 */
import type { Language } from '@pithead/text';
import type { DeferredPart, Scoring, SeatBoardProps } from '@pithead/ui';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import type * as Parts from './lazy/index.ts';
import { stepOf } from './tableModel.ts';
import { loadInitialTexts, loadLazyTexts } from './words.ts';

let parts: typeof Parts | undefined;

export const lazyParts = (): typeof Parts | undefined => parts;

export const lazyTablePart: DeferredPart<RockwellView> = {
  isNeeded(view) {
    return view.turn > 1 || stepOf(view) !== 'auction';
  },
  async load(language) {
    const [module] = await Promise.all([import('./lazy/index.ts'), loadLazyTexts(language)]);
    parts = module;
  },
};

/** Longer than the first paint takes, shorter than a player thinks about a bid. */
const PREFETCH_MS = 6000;

/** Fetches the parts during the first decision; the result is to be called as soon as the player begins it. */
export function usePrefetchedParts(language: Language): () => void {
  const prefetch = (): void => {
    if (parts === undefined) void lazyTablePart.load(language).catch(() => undefined);
  };
  useEffect(() => {
    const timer = setTimeout(prefetch, PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return prefetch;
}

/** A language chosen during a match needs the texts of both parts. */
export async function loadTexts(language: Language): Promise<void> {
  await loadInitialTexts(language);
  if (parts !== undefined) await loadLazyTexts(language);
}

export function LazyComponent({
  part,
}: {
  readonly part: 'Choices' | 'DangerForm' | 'ExtractionPanel' | 'InsureForm' | 'RevealedBids' | 'TradeForm';
}) {
  const Part = parts?.[part];
  return Part === undefined ? null : <Part />;
}

/** At the end of the game the page shows the result instead. */
export const scoring: Scoring<RockwellView, RockwellFact> = {
  isScored: (fact) => fact.type === 'turnBegun' && fact.turn > 1,
  async loadSheet(language) {
    const [{ turnSheet }] = await Promise.all([import('./lazy/turnSheet.ts'), loadLazyTexts(language)]);
    return turnSheet(language);
  },
};

type BoardOfSeat = SeatBoardProps<RockwellView, RockwellFact>;

export function SeatBoard(props: BoardOfSeat) {
  const { language } = props;
  const [loaded, set] = useState<readonly [Language, ComponentType<BoardOfSeat>]>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([import('./lazy/seatBoard.tsx'), loadLazyTexts(language)]).then(
      ([module]) => isWanted && set([language, module.SeatBoard]),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  const [spoken, Part] = loaded ?? [];
  return Part !== undefined && spoken === language ? <Part {...props} /> : <div class="rw-seat-loading" />;
}
