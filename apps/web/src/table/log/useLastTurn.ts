/** When the viewer last played at a table. Remembered, because a turn-based match is continued days later. */
import type { ViewerState } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { useEffect, useMemo } from 'preact/hooks';
import { recall, remember } from '../../rememberedSettings.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { useObservable } from '../../observable.ts';
import type { StatesAfterPlay } from '../prompt/usePlay.ts';
import type { LastTurn } from './sinceLastTurn.ts';

/** `of` is the table and the seat. Figures are written differently in other languages. */
interface RememberedTurn {
  readonly of: string;
  readonly factCount: number;
  readonly figures: readonly string[];
  readonly language: Language;
}

const MAX_TABLES = 20;

function recallTurns(): readonly RememberedTurn[] {
  try {
    return JSON.parse(recall('lastTurns') ?? '[]') as RememberedTurn[];
  } catch {
    return [];
  }
}

function rememberTurn(turn: RememberedTurn): void {
  const others = recallTurns().filter(({ of }) => of !== turn.of);
  remember('lastTurns', JSON.stringify([turn, ...others].slice(0, MAX_TABLES)));
}

export interface LastTurnProps {
  readonly match: string;
  readonly viewer: number | null;
  readonly state: ViewerState;
  /** Since the page was opened. */
  readonly statesAfterPlay: StatesAfterPlay;
  readonly loadedGame: LoadedGame;
  readonly names: readonly string[];
}

const keyOf = ({ match, viewer }: LastTurnProps): string => `${match} ${viewer}`;

function usePlayedTurn({
  statesAfterPlay,
  viewer,
  loadedGame: { table, text },
  names,
}: LastTurnProps): Omit<RememberedTurn, 'of' | 'language'> | undefined {
  const stateAfterLastPlay = useObservable(statesAfterPlay).get(viewer);
  return useMemo(() => {
    if (stateAfterLastPlay === undefined) return undefined;
    const figures = names.map(
      (_, seat) => table.figures(stateAfterLastPlay.view, seat, text.language)[0]?.value ?? '',
    );
    return { factCount: stateAfterLastPlay.factCount, figures };
  }, [stateAfterLastPlay, table, text]);
}

/** Apart from the log, which is not drawn on phones until it is opened. */
export function useRememberTurn(props: LastTurnProps): void {
  const now = usePlayedTurn(props);
  const { language } = props.loadedGame.text;
  useEffect(() => {
    if (now !== undefined) rememberTurn({ of: keyOf(props), ...now, language });
  }, [now]);
}

export function useLastTurn(props: LastTurnProps): LastTurn | undefined {
  const of = keyOf(props);
  const { language } = props.loadedGame.text;
  const now = usePlayedTurn(props);
  const before = useMemo(() => recallTurns().find((turn) => turn.of === of), [of]);
  if (now !== undefined) return now;
  // After an undo by others there may be fewer facts than remembered.
  if (before === undefined || before.factCount > props.state.factCount) return undefined;
  return {
    factCount: before.factCount,
    figures: before.language === language ? before.figures : undefined,
  };
}
