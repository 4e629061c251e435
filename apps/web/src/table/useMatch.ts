import type { Fact } from '@pithead/kernel';
import type { WatchedTable } from '@pithead/protocol';
import type { MatchSource } from '@pithead/ui';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { displayNames } from '../displayNames.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import type { Texts } from '../text/index.ts';
import type { LoadedGame } from './useGameTable.ts';

export interface FollowedMatch {
  readonly shown: WatchedTable | undefined;
  /** Given if deferred parts that the newest state needs could not be loaded. */
  readonly retry: (() => void) | undefined;
}

/**
 * The current state of the source. `onFacts` gets every new fact. A state that needs deferred parts of the game
 * is shown when they are loaded; until then the previous one stays.
 */
export function useMatch(
  source: MatchSource,
  { table, text }: LoadedGame,
  onFacts: (facts: readonly Fact[]) => void,
): FollowedMatch {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [retry, setRetry] = useState<{ readonly load: () => void }>();
  const completeLanguages = useRef(new Set<string>());
  const last = useRef<{ readonly of: MatchSource; readonly shown: WatchedTable | undefined }>(undefined);
  const hasNeededParts = (): boolean => {
    const view = source.current()?.state?.view;
    return (
      table.deferred === undefined ||
      completeLanguages.current.has(text.language) ||
      view === undefined ||
      !table.deferred.isNeeded(view)
    );
  };
  useEffect(() => {
    const waiting: Fact[] = [];
    let isClosed = false;
    const show = (): void => {
      if (isClosed) return;
      setRetry(undefined);
      if (waiting.length > 0) onFacts(waiting.splice(0));
      redraw(undefined);
    };
    const fetched = loadWithRetry(async () => {
      await table.deferred?.load(text.language);
      completeLanguages.current.add(text.language);
    });
    const next = (): void => {
      if (hasNeededParts()) return show();
      fetched().then(show, () => void (isClosed || setRetry({ load: next })));
    };
    next();
    const unlisten = source.listen((_, facts) => {
      waiting.push(...facts);
      next();
    });
    return () => {
      isClosed = true;
      unlisten();
    };
  }, [source, text]);
  if (hasNeededParts()) last.current = { of: source, shown: source.current() };
  return { shown: last.current?.of === source ? last.current.shown : undefined, retry: retry?.load };
}

export const hasSeat = (bits: number, seat: number | null): boolean =>
  seat !== null && (bits & (1 << seat)) !== 0;

/** The names of the seats, clockwise, all different. */
export const seatNames = (
  { table }: Pick<WatchedTable, 'table'>,
  texts: Pick<Texts, 'formerPlayer' | 'guest'>,
  isLocal = false,
): string[] =>
  displayNames(
    table.seats.map(({ name }) => name),
    texts,
    isLocal,
  );

/** There is a request, a bot plays for the viewer, or the match is paused or frozen. */
export const isInterrupted = ({ table, state }: WatchedTable, viewer: number | null): boolean =>
  state !== undefined &&
  (state.undoRequest !== null ||
    state.pauseRequest !== null ||
    state.isPaused ||
    hasSeat(state.standIns, viewer) ||
    table.status === 'frozen');
