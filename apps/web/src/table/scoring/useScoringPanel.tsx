import type { GameText } from '@pithead/text';
import type { MatchSource, Scoring, ScoringMoment, ScoringSheet } from '@pithead/ui';
import type { ComponentType, JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { useLoad } from '../../lazy/useLoad.ts';
import { withTexts } from '../../settings.ts';
import type { ScoringPanelProps } from './ScoringPanel.tsx';
import { ScoringPause } from './scoringPause.ts';

export function useScoringPause(source: MatchSource, scoring: Scoring | undefined): ScoringPause | undefined {
  return useMemo(
    () => scoring && new ScoringPause(source, (fact) => scoring.isScored(fact)),
    [source, scoring],
  );
}

interface LoadedPanel {
  readonly Panel: ComponentType<ScoringPanelProps>;
  readonly toSheet: (moment: ScoringMoment) => ScoringSheet;
}

interface ScoringPanelState {
  readonly panel: JSX.Element | null;
  /** Title and summary, in words. */
  readonly summary?: string;
  proceed(): void;
}

/** A second click or key press that was meant for the board must not close the panel unread. */
const GUARD_MS = 350;

/**
 * The panel of the open moment. It waits for the animations of earlier facts. If it can't be loaded, the match
 * goes on without it.
 */
export function useScoringPanel(
  pause: ScoringPause | undefined,
  scoring: Scoring | undefined,
  { language }: GameText,
  names: readonly string[],
  isMoving: boolean,
): ScoringPanelState {
  const open = pause?.moment;
  const load = async (): Promise<LoadedPanel | undefined> => {
    const [part, toSheet] = await Promise.all([
      withTexts(import('./ScoringPanel.tsx'), 'tableParts'),
      scoring?.loadSheet(language),
    ]);
    return toSheet && { Panel: part.ScoringPanel, toSheet };
  };
  const { value, isFailed } = useLoad(open && load, [open === undefined, language]);
  useEffect(() => {
    if (isFailed) pause?.proceed();
  }, [isFailed]);
  const openedAt = useRef(0);
  const isShown = open !== undefined && value !== undefined && !isMoving;
  useEffect(() => void (openedAt.current = performance.now()), [open?.number, isShown]);
  const proceed = useCallback(() => {
    if (performance.now() - openedAt.current > GUARD_MS) pause?.proceed();
  }, [pause]);
  if (!isShown) return { panel: null, proceed };
  const moment: ScoringMoment = { ...open, names };
  const sheet = value.toSheet(moment);
  const panel = <value.Panel key={open.number} moment={moment} sheet={sheet} proceed={proceed} />;
  return { panel, summary: `${sheet.title}. ${sheet.summary}`, proceed };
}
