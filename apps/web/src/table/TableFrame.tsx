import type { WatchedTable } from '@pithead/protocol';
import type { AnimationContext, MatchSource, PromptAction } from '@pithead/ui';
import { Deferred, PHONE, shownSeatOf, useMatchesMedia, useMotionQueue } from '@pithead/ui';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '@pithead/games';
import { remember } from '../rememberedSettings.ts';
import { LoadError } from '../components/LoadError.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { isMotionReduced } from '../settings.ts';
import { useTexts } from '../useTexts.ts';
import { useChat } from './log/chatLines.ts';
import type { TableFeatures } from './tableFeatures.ts';
import { TableHeader } from './TableHeader.tsx';
import type { TablePanel } from './menu/tablePanel.ts';
import { ruleOfLink } from './menu/tablePanel.ts';
import { TableLoading } from './TableLoading.tsx';
import { SeatRail } from './seats/SeatRail.tsx';
import { MatchPrompt } from './prompt/MatchPrompt.tsx';
import type { LoadedGame } from './useGameTable.ts';
import { useGameTable } from './useGameTable.ts';
import { useAutoEndTurn } from './prompt/useAutoEndTurn.ts';
import { useTableKeys } from './useTableKeys.ts';
import { findTarget } from './sight/findTarget.ts';
import { useChoiceInView, useFocusInView } from './sight/useChoiceInView.ts';
import { useTurnNotice } from './useTurnNotice.ts';
import { hasSeat, isInterrupted, seatNames, useMatch } from './useMatch.ts';
import { decisionKey, usePlay } from './prompt/usePlay.ts';
import type { ScoringPause } from './scoring/scoringPause.ts';
import { useScoringPanel, useScoringPause } from './scoring/useScoringPanel.tsx';
import './table.css';

const EndPanel = lazyPart(async () => (await import('./end/EndPanel.tsx')).EndPanel);
const Panels = lazyPart(async () => (await import('./menu/TablePanels.tsx')).TablePanels);
const MatchLog = lazyPart(async () => (await import('./log/MatchLog.tsx')).MatchLog);
const Announcer = lazyPart(async () => (await import('./log/Announcer.tsx')).Announcer);
const LogAndChat = lazyPart(async () => (await import('./log/LogAndChat.tsx')).LogAndChat);
const HandOver = lazyPart(async () => (await import('./seats/HandOver.tsx')).HandOver);
const Requests = lazyPart(async () => (await import('./seats/RequestBanners.tsx')).RequestBanners);
const CommandLine = lazyPart(async () => (await import('./commandLine/CommandLine.tsx')).CommandLine);
const HintRing = lazyPart(async () => (await import('./sight/HintRing.tsx')).HintRing);

interface Props {
  readonly entry: GameManifest;
  readonly source: MatchSource;
  readonly features: TableFeatures;
  readonly title: string;
}

export function TableFrame(props: Props): JSX.Element {
  const { value: game, isFailed, retry } = useGameTable(props.entry);
  if (game === undefined) return <TableLoading retry={isFailed ? retry : undefined} />;
  return <LoadedTable {...props} game={game} />;
}

function LoadedTable(props: Props & { readonly game: LoadedGame }): JSX.Element {
  /** As in the last drawing of the table: facts are added to the queue before the state that they led to is drawn. */
  const animation = useRef<AnimationContext>({ shownSeat: 0, hasReplacedDecision: false });
  const motion = useMotionQueue(
    (fact) => props.game.table.duration(fact, animation.current),
    isMotionReduced,
  );
  const pause = useScoringPause(props.source, props.game.table.scoring);
  const source = pause ?? props.source;
  const { shown, retry } = useMatch(source, props.game, motion.add);
  if (shown?.state === undefined) return <TableLoading retry={retry} />;
  return (
    <>
      {retry !== undefined && <LoadError isFixed retry={retry} />}
      <RunningTable {...props} {...{ source, pause, shown, motion, animation }} state={shown.state} />
    </>
  );
}

interface TableParts extends Props {
  readonly game: LoadedGame;
  readonly pause: ScoringPause | undefined;
  readonly shown: WatchedTable;
  readonly state: NonNullable<WatchedTable['state']>;
  readonly motion: ReturnType<typeof useMotionQueue>;
  readonly animation: RefObject<AnimationContext>;
}

function RunningTable(props: TableParts): JSX.Element {
  const { entry, source, pause, features, title, game, shown, state, motion, animation } = props;
  const texts = useTexts();
  const [open, setOpen] = useState<TablePanel>();
  /** How often the command line was asked for since it was closed. */
  const [commandLine, setCommandLine] = useState(0);
  const [isEndClosed, setEndClosed] = useState(false);
  const { viewer } = source;
  const isYours = hasSeat(state.asked, viewer) && Object.keys(state.offers).length > 0;
  const decision = isYours ? decisionKey(state) : undefined;
  const names = seatNames(shown, texts, features.isLocal);
  const playing = usePlay(source, decision ?? String(state.seq), game.text, names, (hasReplacedDecision) => {
    motion.skip();
    animation.current = { ...animation.current, hasReplacedDecision };
  });
  const isMoving = motion.moving.length > 0;
  useChoiceInView(decision, isMoving);
  useFocusInView();
  const shownSeat = shownSeatOf(viewer, state.asked);
  animation.current = { ...animation.current, shownSeat };
  const chat = useChat(features.chat);
  const { table, text } = game;
  /** A newly chosen language applies when its texts are loaded. */
  const { language } = text;
  const isOver = state.outcome !== null;
  const actions = isYours ? table.actions(state.view, state.offers, text, language) : [];
  const main = actions.find(({ isMain }) => isMain === true);

  useAutoEndTurn(actions, state.offers, (plies) => void playing.play(plies));

  // The inline script preloads this game's files when the same table is opened again.
  useEffect(() => remember('last', `${location.pathname} ${entry.id}`), [entry]);
  const isPaused = pause?.moment !== undefined;
  useTurnNotice(isPaused ? hasSeat(pause.liveAsked(), viewer) : isYours, entry.title);
  const { panel, summary, proceed } = useScoringPanel(pause, table.scoring, text, names, isMoving);
  /** A sealed decision is undone as a whole, because its form can't show amounts that are partly undone. */
  const undo = (reach: 'step' | 'turn'): void =>
    void playing.act({ act: 'undo', reach: isYours ? reach : 'turn' });
  const press = (action: PromptAction | undefined): void => action && void playing.pressAction(action);
  useTableKeys({
    confirm: () => (panel !== null ? proceed() : isPaused ? motion.skip() : press(main)),
    undo: () => state.undoable > 0 && undo('step'),
    menu: () => setOpen({ kind: 'menu' }),
    help: () => setOpen({ kind: 'help' }),
    commandLine: () => setCommandLine(commandLine + 1),
    escape: motion.skip,
    hinted: () => (playing.hint?.target === undefined ? undefined : findTarget(playing.hint.target)),
    other: (pressed) => press(actions.find(({ key }) => key === pressed)),
  });

  const logProps = { game, state, names, viewer, match: shown.table.id, played: playing.stateAfterLastPlay };
  /** Phones show the log in a sheet. */
  const isPhone = useMatchesMedia(PHONE);
  const log = (isInRail: boolean): JSX.Element => <MatchLog {...logProps} {...(isInRail && { id: 'log' })} />;
  const side = (isInRail: boolean): JSX.Element =>
    features.chat === undefined ? (
      <section class="side" aria-label={texts.log}>
        {isInRail && <h2 class="side-title">{texts.log}</h2>}
        {log(isInRail)}
      </section>
    ) : (
      <LogAndChat source={features.chat} chat={chat} table={shown.table.id}>
        {log(isInRail)}
      </LogAndChat>
    );
  const prompt = (
    <MatchPrompt
      {...{
        id: entry.id,
        game,
        source,
        shown,
        state,
        features,
        names,
        isYours,
        isPaused,
        actions,
        playing,
        motion,
        undo,
      }}
      unread={chat.unread}
      openLog={() => setOpen({ kind: 'log' })}
      showEnd={isOver && isEndClosed ? () => setEndClosed(false) : undefined}
    />
  );

  /** Links to the rules open them beside the table. */
  const openLinkedRule = (event: MouseEvent): void => {
    const rule = ruleOfLink(event, entry.id);
    if (rule === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen({ kind: 'rules', rule });
  };

  return (
    <div class="table" data-busy={playing.isBusy} onClickCapture={openLinkedRule}>
      <TableHeader
        game={entry.id}
        title={entry.title}
        table={title}
        where={table.phaseLabel(state.view, language)}
        unread={chat.unread}
        openMenu={() => setOpen({ kind: 'menu' })}
        openHelp={() => setOpen({ kind: 'help' })}
      />
      <main class="table-main" id="content">
        <div class="table-play">
          <div class="table-banners">
            {isInterrupted(shown, viewer) && (
              <Requests shown={shown} source={source} names={names} act={(act) => void playing.act(act)} />
            )}
            {!isPaused && features.handOver !== undefined && features.handOver !== null && (
              <HandOver
                seat={features.handOver}
                name={names[features.handOver] ?? ''}
                take={() => void features.takeOver?.()}
              />
            )}
          </div>
          {state.outcome !== null && !isEndClosed && (
            <EndPanel
              state={state}
              outcome={state.outcome}
              names={names}
              text={text}
              features={features}
              replay={`/replay/${features.isLocal ? 'local' : 'table'}/${shown.table.id}`}
              fileName={`${entry.id}-${shown.table.id.slice(0, 6)}.json`}
              close={() => setEndClosed(true)}
            />
          )}
          {panel}
          <section
            class="board"
            id="board"
            aria-label={texts.board}
            tabIndex={-1}
            onPointerDownCapture={() => isMoving && motion.skip()}
            onClickCapture={({ target }) => isOutsidePrompt(target) && playing.dropAnswer()}
          >
            <table.Board
              view={state.view}
              offers={isYours ? state.offers : NO_OFFERS}
              names={names}
              viewer={viewer}
              {...animation.current}
              facts={state.facts}
              language={language}
              text={text}
              moving={motion.moving}
              prompt={prompt}
              play={(plies) => void playing.play(plies)}
              undoAndPlay={(instead) => void playing.undoAndPlay(instead)}
              explain={(ply) => void playing.explain(ply)}
              note={playing.showNote}
            />
          </section>
        </div>
        <aside class="rail" aria-label={texts.others}>
          <Deferred>
            <SeatRail table={shown.table} {...{ state, game, names, viewer }} />
            {state.watching > 0 && <p class="rail-watchers">{texts.watchers({ count: state.watching })}</p>}
            {!isPhone && side(true)}
          </Deferred>
        </aside>
      </main>
      <Deferred>
        <Announcer {...logProps} />
      </Deferred>
      {open !== undefined && (
        <Panels
          panel={open}
          {...{ game, shown, state, source, features, names, isYours }}
          id={entry.id}
          act={(act) => void playing.act(act)}
          open={setOpen}
          openCommandLine={() => setCommandLine(commandLine + 1)}
          close={() => setOpen(undefined)}
        >
          {side(false)}
        </Panels>
      )}
      {commandLine > 0 && (
        <CommandLine
          id={entry.id}
          {...{ game, source, state, names, isYours, actions, playing, undo, features }}
          scoring={isPaused ? (summary ?? texts.scoringOpen) : undefined}
          proceed={isPaused ? pause.proceed : undefined}
          request={commandLine}
          close={() => setCommandLine(0)}
        />
      )}
      {playing.hint?.target !== undefined && <HintRing selector={playing.hint.target} />}
    </div>
  );
}

const NO_OFFERS = {};

const isOutsidePrompt = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.prompt') === null;
