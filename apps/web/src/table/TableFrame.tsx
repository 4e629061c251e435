import type { ViewerState } from '@pithead/protocol';
import type { AnimationContext, MatchSource } from '@pithead/ui';
import { useAnimationQueue } from '@pithead/ui';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { GameManifest } from '@pithead/games';
import { LoadError } from '../components/LoadError.tsx';
import { isMotionReduced } from '../settings.ts';
import { RunningTable } from './RunningTable.tsx';
import type { TableFeatures } from './tableFeatures.ts';
import { TableLoading } from './TableLoading.tsx';
import type { LoadedGame } from './useGameTable.ts';
import { useGameTable } from './useGameTable.ts';
import { useMatch } from './useMatch.ts';
import { useScoringPause } from './scoring/useScoringPanel.tsx';
import './table.css';

export interface TableFrameProps {
  readonly manifest: GameManifest;
  readonly source: MatchSource;
  readonly features: TableFeatures;
  readonly title: string;
  /** Draws the coach of a guided match over the table. */
  coach?(table: CoachedTable): JSX.Element;
  /** A further tool of the header. */
  readonly tool?: JSX.Element;
}

/** What a coach knows of the table. */
export interface CoachedTable {
  readonly loadedGame: LoadedGame;
  readonly state: ViewerState;
  readonly isMoving: boolean;
  /** A scoring panel is open. */
  readonly isPaused: boolean;
}

export function TableFrame(props: TableFrameProps): JSX.Element {
  const { value: loadedGame, isFailed, retry } = useGameTable(props.manifest);
  if (loadedGame === undefined) return <TableLoading retry={isFailed ? retry : undefined} />;
  return <LoadedTable {...props} loadedGame={loadedGame} />;
}

function LoadedTable(props: TableFrameProps & { readonly loadedGame: LoadedGame }): JSX.Element {
  /** Of the last drawing of the table: the durations of new facts are asked for before their state is drawn. */
  const animationContext = useRef<AnimationContext>({ shownSeat: 0, hasReplacedDecision: false });
  const animations = useAnimationQueue(
    (fact) => props.loadedGame.table.duration(fact, animationContext.current),
    isMotionReduced,
  );
  const scoringPause = useScoringPause(props.source, props.loadedGame.table.scoring);
  const source = scoringPause ?? props.source;
  const { shown, retry } = useMatch(source, props.loadedGame, animations.add);
  if (shown?.state === undefined) return <TableLoading retry={retry} />;
  return (
    <>
      {retry !== undefined && <LoadError isFixed retry={retry} />}
      <RunningTable
        {...props}
        {...{ source, scoringPause, shown, animations, animationContext }}
        state={shown.state}
      />
    </>
  );
}
