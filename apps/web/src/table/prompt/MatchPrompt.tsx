import { unpackOffers } from '@pithead/protocol';
import type { WatchedTable } from '@pithead/protocol';
import type { AnimationQueue, MatchSource, PromptAction } from '@pithead/ui';
import type { JSX } from 'preact';
import { Icon } from '../../components/icons.tsx';
import { useTexts } from '../../useTexts.ts';
import { LazySeatClock } from '../seats/SeatCard.tsx';
import type { TableFeatures } from '../tableFeatures.ts';
import { PromptBar } from './PromptBar.tsx';
import type { LoadedGame } from '../useGameTable.ts';
import { hasSeat } from '../useMatch.ts';
import type { PlayControls } from './usePlay.ts';
import { decisionKey } from './usePlay.ts';
import { targetSelector } from '../inView/bringIntoView.ts';

interface Props {
  readonly gameId: string;
  readonly loadedGame: LoadedGame;
  readonly source: MatchSource;
  readonly shown: WatchedTable;
  readonly state: NonNullable<WatchedTable['state']>;
  readonly features: TableFeatures;
  readonly names: readonly string[];
  readonly isYourTurn: boolean;
  /** A scoring panel is open, which has its own button and announces itself. */
  readonly isScoringOpen: boolean;
  readonly actions: readonly PromptAction[];
  readonly playing: PlayControls;
  readonly animations: AnimationQueue;
  undo(reach: 'step' | 'turn'): void;
  /** Unread chat lines: where the chat is behind the button of the log. */
  readonly unread: number;
  openLog(): void;
  /** Given if the end panel was closed and can be opened again. */
  readonly showEnd: (() => void) | undefined;
}

function actingOf({ names, state, isYourTurn, isScoringOpen, source: { viewer } }: Props): number | null {
  const asked = names.flatMap((_, seat) => (hasSeat(state.asked, seat) ? [seat] : []));
  return isYourTurn || isScoringOpen || state.outcome !== null || asked.length !== 1
    ? viewer
    : (asked[0] ?? viewer);
}

export function MatchPrompt(props: Props): JSX.Element {
  const texts = useTexts();
  const { gameId, loadedGame, source, shown, state, features, names, isYourTurn, playing, animations } =
    props;
  const { viewer } = source;
  const acting = actingOf(props);
  /** Everybody has resigned: the game has no end of its own. */
  const isAbandoned = shown.table.status === 'abandoned';
  const isOver = state.outcome !== null || isAbandoned;
  const watching = features.isLocal ? '' : texts.watching;
  const actorLabel = isOver
    ? texts.over
    : isYourTurn
      ? texts.yourTurnNow
      : viewer === null
        ? watching
        : (names[acting ?? viewer] ?? '');

  const promptText = (): string => {
    if (props.isScoringOpen) return texts.scoringOpen;
    return isAbandoned ? texts.abandonedText : loadedGame.text.prompt(state.view, names);
  };

  async function hint(): Promise<void> {
    playing.showHint({ text: texts.hintComes, target: undefined });
    const [assessed, { hintText }] = await Promise.all([
      features.hint?.().catch(() => []) ?? [],
      import('./hintText.ts'),
      // A hint without its reason is better than none.
      loadedGame.table.loadReasonTexts?.(loadedGame.text.language).catch(() => undefined),
    ]);
    // The decision was made while the bot was thinking: the hint is outdated.
    const now = source.current()?.state;
    if (source.viewer !== viewer || now === undefined || decisionKey(now) !== decisionKey(state)) return;
    const { view } = state;
    const [best] = assessed;
    playing.showHint({
      text: hintText(assessed, loadedGame, { view, names, isGuided: features.isGuided === true }, texts),
      target: best && targetSelector(loadedGame, best.ply, view),
    });
  }
  return (
    <PromptBar
      seat={acting}
      actorLabel={actorLabel}
      text={promptText()}
      // While others play, the log is announced once for each turn.
      isSilent={props.isScoringOpen || (!isYourTurn && playing.note === undefined)}
      note={playing.note}
      animatedText={animations.moving[0] && loadedGame.text.fact(animations.moving[0], names)}
      game={gameId}
      isYourTurn={isYourTurn}
      isWatching={viewer === null || shown.table.status !== 'running'}
      count={state.undoable}
      undo={props.undo}
      actions={props.actions}
      play={(action) => void playing.pressAction(action)}
    >
      <button
        type="button"
        class="button prompt-log"
        aria-haspopup="dialog"
        aria-label={
          props.unread > 0
            ? `${texts.log}, ${texts.chat}: ${texts.unread({ count: props.unread })}`
            : texts.log
        }
        title={texts.log}
        onClick={props.openLog}
      >
        <Icon name="log" />
        {props.unread > 0 && <span class="side-unread">{props.unread}</span>}
      </button>
      {viewer !== null && state.clocks !== null && !isOver && (
        <LazySeatClock
          clocks={state.clocks}
          seat={viewer}
          clock={shown.table.clock}
          name={names[viewer] ?? ''}
          label={texts.yourClock}
        />
      )}
      {isAbandoned && features.rematch !== undefined && (
        <button type="button" class="button is-main" onClick={() => void features.rematch?.()}>
          {texts.rematch}
        </button>
      )}
      {animations.moving.length > 0 && (
        <button type="button" class="button" onClick={animations.skip}>
          {texts.skipMotion}
        </button>
      )}
      {props.showEnd !== undefined && (
        <button type="button" class="button is-main" onClick={props.showEnd}>
          {texts.showEnd}
        </button>
      )}
      {isYourTurn && features.hint !== undefined && unpackOffers(state.offers).length > 1 && (
        <button type="button" class="button prompt-hint" onClick={() => void hint()}>
          {texts.hint}
        </button>
      )}
    </PromptBar>
  );
}
