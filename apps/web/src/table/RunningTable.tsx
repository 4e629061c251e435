import type { WatchedTable } from '@pithead/protocol';
import type { AnimationContext, AnimationQueue, PromptAction, TableProps } from '@pithead/ui';
import { Deferred, DrawnAfterPaint, PHONE, shownSeatOf, useMatchesMedia, useStable } from '@pithead/ui';
import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useObservable } from '../observable.ts';
import { alwaysConfirm } from '../playSettings.ts';
import { remember } from '../rememberedSettings.ts';
import { useTexts } from '../useTexts.ts';
import {
  LazyCommandLine,
  LazyEndPanel,
  LazyHandOver,
  LazyHintRing,
  LazyLogAndChat,
  LazyMatchLog,
  LazyPanels,
  LazyRequests,
} from './lazyTableParts.ts';
import { LazyAnnouncer } from './log/LazyAnnouncer.tsx';
import { useChat } from './log/useChat.ts';
import { TableHeader } from './TableHeader.tsx';
import type { TablePanel } from './menu/tablePanel.ts';
import { ruleOfLink } from './menu/tablePanel.ts';
import { SeatRail } from './seats/SeatRail.tsx';
import { MatchPrompt } from './prompt/MatchPrompt.tsx';
import type { TableFrameProps } from './TableFrame.tsx';
import type { LoadedGame } from './useGameTable.ts';
import { useAutoEndTurn } from './prompt/useAutoEndTurn.ts';
import { useTableKeys } from './useTableKeys.ts';
import { findTarget } from './inView/bringIntoView.ts';
import { useChoiceInView, useFocusInView } from './inView/useChoiceInView.ts';
import { useTurnNotice } from './useTurnNotice.ts';
import { hasSeat, isInterrupted, seatNames } from './useMatch.ts';
import { decisionKey, usePlay } from './prompt/usePlay.ts';
import type { ScoringPause } from './scoring/scoringPause.ts';
import { useScoringPanel } from './scoring/useScoringPanel.tsx';
import { useTooltips } from './tooltips/useTooltips.tsx';

export interface RunningTableProps extends TableFrameProps {
  readonly loadedGame: LoadedGame;
  readonly scoringPause: ScoringPause | undefined;
  readonly shown: WatchedTable;
  readonly state: NonNullable<WatchedTable['state']>;
  readonly animations: AnimationQueue;
  readonly animationContext: RefObject<AnimationContext>;
}

export function RunningTable(props: RunningTableProps): JSX.Element {
  const { manifest, source, scoringPause, features, title, loadedGame, shown, state } = props;
  const { animations, animationContext } = props;
  const texts = useTexts();
  const [open, setOpen] = useState<TablePanel>();
  /** How often the command line was asked for since it was closed. */
  const [commandLineRequests, setCommandLineRequests] = useState(0);
  const [isEndClosed, setEndClosed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { viewer } = source;
  const isYourTurn = hasSeat(state.asked, viewer) && Object.keys(state.offers).length > 0;
  const decision = isYourTurn ? decisionKey(state) : undefined;
  const names = useStable(seatNames(shown, texts, features.isLocal));
  const playing = usePlay(source, decision ?? String(state.seq), loadedGame.text, names, {
    onPlay(hasReplacedDecision) {
      animations.skip();
      animationContext.current = { ...animationContext.current, hasReplacedDecision };
    },
    onBusy: (isBusy) => root.current?.setAttribute('data-busy', String(isBusy)),
  });
  /** Always the same functions: a table that nothing has changed is not drawn again. */
  const latest = useRef(playing);
  latest.current = playing;
  const answers: BoardAnswers = useMemo(
    () => ({
      play: (plies) => void latest.current.play(plies),
      undoAndPlay: (instead) => void latest.current.undoAndPlay(instead),
      explain: (ply) => void latest.current.explain(ply),
      note: (words, rule) => latest.current.showNote(words, rule),
    }),
    [],
  );
  const isMoving = animations.moving.length > 0;
  useChoiceInView(decision, isMoving);
  useFocusInView();
  const shownSeat = shownSeatOf(viewer, state.asked);
  animationContext.current = { ...animationContext.current, shownSeat };
  const chat = useChat(features.chat);
  const isAlwaysConfirming = useObservable(alwaysConfirm);
  const { table, text } = loadedGame;
  /** A newly chosen language applies when its texts are loaded. */
  const { language } = text;
  const isOver = state.outcome !== null;
  const actions = isYourTurn ? table.actions(state.view, state.offers, text, language) : [];
  const main = actions.find(({ isMain }) => isMain === true);

  // The result takes the place and the focus of the command line, which can be opened again.
  useEffect(() => {
    if (isOver) setCommandLineRequests(0);
  }, [isOver]);
  useAutoEndTurn(actions, state.offers, (plies) => void playing.play(plies));

  // The inline script preloads this game's files when the same table is opened again.
  useEffect(() => remember('last', `${location.pathname} ${manifest.id}`), [manifest]);
  const isScoringOpen = scoringPause?.moment !== undefined;
  const { listeners, tooltips } = useTooltips(
    { game: manifest.id, loadedGame, view: state.view, viewer, shownSeat },
    features.explainsNewThings && {
      facts: state.facts,
      decision: isMoving || isScoringOpen ? undefined : decision,
    },
  );
  useTurnNotice(
    isScoringOpen ? hasSeat(scoringPause.livePendingSeats(), viewer) : isYourTurn,
    manifest.title,
  );
  const {
    panel: scoringPanel,
    summary,
    proceed,
  } = useScoringPanel(scoringPause, table.scoring, text, names, isMoving);
  /** A completed decision is undone as a whole, because its form can't show amounts that are partly undone. */
  const undo = (reach: 'step' | 'turn'): void =>
    void playing.act({ act: 'undo', reach: isYourTurn ? reach : 'turn' });
  const press = (action: PromptAction | undefined): void => action && void playing.pressAction(action);
  useTableKeys({
    confirm: () => (scoringPanel !== null ? proceed() : isScoringOpen ? animations.skip() : press(main)),
    undo: () => state.undoable > 0 && undo('step'),
    menu: () => setOpen({ kind: 'menu' }),
    help: () => setOpen({ kind: 'help' }),
    commandLine: () => setCommandLineRequests(commandLineRequests + 1),
    escape: animations.skip,
    hinted: () => findTarget(playing.hint?.target ?? '[data-lit]'),
    other: (pressed) => press(actions.find(({ key }) => key === pressed)),
  });

  const logProps = {
    loadedGame,
    state,
    names,
    viewer,
    match: shown.table.id,
    statesAfterPlay: playing.statesAfterPlay,
  };
  /** Phones show the log in a sheet. */
  const isPhone = useMatchesMedia(PHONE);
  // Together with the code of the log, which waits for them.
  useEffect(() => {
    if (!isPhone) text.fetchLog?.().catch(() => undefined);
  }, [text, isPhone]);
  const log = (isInRail: boolean): JSX.Element => (
    <LazyMatchLog {...logProps} {...(isInRail && { id: 'log' })} />
  );
  const logPanel = (isInRail: boolean): JSX.Element =>
    features.chat === undefined ? (
      <section class="side" aria-label={texts.log}>
        {isInRail && <h2 class="side-title">{texts.log}</h2>}
        {log(isInRail)}
      </section>
    ) : (
      <LazyLogAndChat source={features.chat} chat={chat} table={shown.table.id}>
        {log(isInRail)}
      </LazyLogAndChat>
    );
  const prompt = (
    <MatchPrompt
      {...{
        gameId: manifest.id,
        loadedGame,
        source,
        shown,
        state,
        features,
        names,
        isYourTurn,
        isScoringOpen,
        actions,
        playing,
        animations,
        undo,
      }}
      unread={chat.unread}
      openLog={() => setOpen({ kind: 'log' })}
      showEnd={isOver && isEndClosed ? () => setEndClosed(false) : undefined}
    />
  );

  /** Links to the rules open them next to the table. */
  const openLinkedRule = (event: MouseEvent): void => {
    const rule = ruleOfLink(event, manifest.id);
    if (rule === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen({ kind: 'rules', rule });
  };

  return (
    <div
      class={`table table-${manifest.id}${features.isGuided === true ? ' is-guided' : ''}`}
      ref={root}
      onClickCapture={openLinkedRule}
    >
      <TableHeader
        game={manifest.id}
        title={manifest.title}
        table={title}
        phase={table.phaseLabel(state.view, language)}
        unread={chat.unread}
        tool={props.tool}
        openMenu={() => setOpen({ kind: 'menu' })}
        openHelp={() => setOpen({ kind: 'help' })}
      />
      <main class="table-main" id="content">
        <div class="table-play">
          <div class="table-banners">
            {isInterrupted(shown, viewer) && (
              <LazyRequests
                shown={shown}
                source={source}
                names={names}
                act={(act) => void playing.act(act)}
              />
            )}
            {!isScoringOpen && features.handOver !== undefined && features.handOver !== null && (
              <LazyHandOver
                seat={features.handOver}
                name={names[features.handOver] ?? ''}
                take={() => void features.takeOver?.()}
              />
            )}
          </div>
          {state.outcome !== null && !isEndClosed && (
            <LazyEndPanel
              state={state}
              outcome={state.outcome}
              names={names}
              text={text}
              features={features}
              replay={`/replay/${features.isLocal ? 'local' : 'table'}/${shown.table.id}`}
              fileName={`${manifest.id}-${shown.table.id.slice(0, 6)}.json`}
              close={() => setEndClosed(true)}
            />
          )}
          {scoringPanel}
          <section
            class="board"
            id="board"
            aria-label={texts.board}
            tabIndex={-1}
            {...listeners}
            onPointerEnterCapture={stopTouch}
            onPointerLeaveCapture={stopTouch}
            onPointerDownCapture={() => isMoving && animations.skip()}
            onClickCapture={({ target }) => isOutsidePrompt(target) && playing.dropAnswer()}
          >
            <table.Board
              view={state.view}
              offers={isYourTurn ? state.offers : NO_OFFERS}
              names={names}
              viewer={viewer}
              {...animationContext.current}
              facts={state.facts}
              language={language}
              text={text}
              moving={animations.moving}
              prompt={prompt}
              isAlwaysConfirming={isAlwaysConfirming}
              {...answers}
            />
          </section>
        </div>
        <aside class="rail" aria-label={texts.others}>
          <Deferred>
            <DrawnAfterPaint
              draw={() => (
                <>
                  <SeatRail table={shown.table} {...{ state, loadedGame, names, viewer }} />
                  {state.watching > 0 && (
                    <p class="rail-watchers">{texts.watchers({ count: state.watching })}</p>
                  )}
                  {!isPhone && logPanel(true)}
                </>
              )}
            />
          </Deferred>
        </aside>
        {tooltips}
      </main>
      <Deferred>
        <DrawnAfterPaint draw={() => <LazyAnnouncer {...logProps} />} />
      </Deferred>
      {open !== undefined && (
        <LazyPanels
          panel={open}
          {...{ loadedGame, shown, state, source, features, names, isYourTurn }}
          gameId={manifest.id}
          act={(act) => void playing.act(act)}
          open={setOpen}
          openCommandLine={() => setCommandLineRequests(commandLineRequests + 1)}
          close={() => setOpen(undefined)}
        >
          {logPanel(false)}
        </LazyPanels>
      )}
      {commandLineRequests > 0 && (
        <LazyCommandLine
          gameId={manifest.id}
          {...{ loadedGame, source, state, names, isYourTurn, actions, playing, undo, features }}
          scoring={isScoringOpen ? (summary ?? texts.scoringOpen) : undefined}
          proceed={isScoringOpen ? scoringPause.proceed : undefined}
          focusCount={commandLineRequests}
          close={() => setCommandLineRequests(0)}
        />
      )}
      {props.coach?.({ loadedGame, state, isMoving, isPaused: isScoringOpen })}
      {playing.hint?.target !== undefined && <LazyHintRing selector={playing.hint.target} />}
    </div>
  );
}

type BoardAnswers = Required<Pick<TableProps, 'play' | 'undoAndPlay' | 'explain' | 'note'>>;

const NO_OFFERS = {};

/** A finger presses at once: a preview of the move would only delay it. */
const stopTouch = (event: PointerEvent): void => {
  if (event.pointerType === 'touch') event.stopPropagation();
};

const isOutsidePrompt = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.prompt') === null;
