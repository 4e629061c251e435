import type { WatchedTable } from '@pithead/protocol';
import type { AnimationContext, MatchSource, PromptAction } from '@pithead/ui';
import { Deferred, shownSeatOf, useMotionQueue } from '@pithead/ui';
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
import { MatchLog } from './log/MatchLog.tsx';
import { TableLoading } from './TableLoading.tsx';
import { SeatCard } from './seats/SeatCard.tsx';
import { MatchPrompt } from './prompt/MatchPrompt.tsx';
import type { LoadedGame } from './useGameTable.ts';
import { useGameTable } from './useGameTable.ts';
import { useTableKeys } from './useTableKeys.ts';
import { hasSeat, isInterrupted, seatNames, useMatch } from './useMatch.ts';
import { decisionKey, usePlay } from './prompt/usePlay.ts';
import './table.css';

/** The bell is loaded on demand, which fails without a network. */
const ring = (): void =>
  void import('./bell.ts').then(
    (sound) => sound.ringBell(),
    () => undefined,
  );

const EndPanel = lazyPart(async () => (await import('./end/EndPanel.tsx')).EndPanel);
const Menu = lazyPart(async () => (await import('./menu/TableMenu.tsx')).TableMenu);
const LogAndChat = lazyPart(async () => (await import('./log/LogAndChat.tsx')).LogAndChat);
const HandOver = lazyPart(async () => (await import('./seats/HandOver.tsx')).HandOver);
const Requests = lazyPart(async () => (await import('./seats/RequestBanners.tsx')).RequestBanners);
const Help = lazyPart(async () => (await import('./menu/KeyHelp.tsx')).KeyHelp);

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
  const { shown, retry } = useMatch(props.source, props.game, motion.add);
  if (shown?.state === undefined) return <TableLoading retry={retry} />;
  return (
    <>
      {retry !== undefined && <LoadError isFixed retry={retry} />}
      <RunningTable {...props} shown={shown} state={shown.state} motion={motion} animation={animation} />
    </>
  );
}

interface TableParts extends Props {
  readonly game: LoadedGame;
  readonly shown: WatchedTable;
  readonly state: NonNullable<WatchedTable['state']>;
  readonly motion: ReturnType<typeof useMotionQueue>;
  readonly animation: RefObject<AnimationContext>;
}

function RunningTable(props: TableParts): JSX.Element {
  const { entry, source, features, title, game, shown, state, motion, animation } = props;
  const texts = useTexts();
  const [open, setOpen] = useState<'menu' | 'help'>();
  const [isEndClosed, setEndClosed] = useState(false);
  const playing = usePlay(source, decisionKey(state), game.text, (hasReplacedDecision) => {
    motion.skip();
    animation.current = { ...animation.current, hasReplacedDecision };
  });
  const { viewer } = source;
  const shownSeat = shownSeatOf(viewer, state.asked);
  animation.current = { ...animation.current, shownSeat };
  const chat = useChat(features.chat);
  const names = seatNames(shown, features.isLocal ? texts.guest : undefined);
  const { table, text } = game;
  /** A newly chosen language applies when its texts are loaded. */
  const { language } = text;
  const isOver = state.outcome !== null;
  const isYours = hasSeat(state.asked, viewer) && Object.keys(state.offers).length > 0;
  const actions = isYours ? table.actions(state.view, state.offers, text, language) : [];
  const main = actions.find(({ isMain }) => isMain === true);

  // The inline script preloads this game's files when the same table is opened again.
  useEffect(() => remember('last', `${location.pathname} ${entry.id}`), [entry]);
  useEffect(() => {
    document.title = `${isYours ? `● ${texts.yourTurn} · ` : ''}${entry.title} · Pithead`;
    if (isYours && document.visibilityState === 'hidden') ring();
  }, [isYours, texts]);
  /** A sealed decision is undone as a whole, because its form can't show amounts that are partly undone. */
  const undo = (reach: 'step' | 'turn'): void =>
    void playing.act({ act: 'undo', reach: isYours ? reach : 'turn' });
  const press = (action: PromptAction | undefined): void => action && void playing.pressAction(action);
  useTableKeys({
    confirm: () => press(main),
    undo: () => state.undoable > 0 && undo('step'),
    menu: () => setOpen('menu'),
    help: () => setOpen('help'),
    escape: motion.skip,
    other: (pressed) => press(actions.find(({ key }) => key === pressed)),
  });

  const log = (
    <MatchLog
      state={state}
      names={names}
      text={text}
      viewer={viewer}
      since={playing.factCountAfterLastPlay}
    />
  );
  const side =
    features.chat === undefined ? (
      <section class="side" aria-label={texts.log}>
        <h2 class="side-title">{texts.log}</h2>
        {log}
      </section>
    ) : (
      <LogAndChat source={features.chat} chat={chat} table={shown.table.id}>
        {log}
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
        actions,
        playing,
        motion,
        undo,
      }}
      showEnd={isOver && isEndClosed ? () => setEndClosed(false) : undefined}
    />
  );

  return (
    <div class="table" data-busy={playing.isBusy}>
      <TableHeader
        game={entry.id}
        title={entry.title}
        table={title}
        where={table.phaseLabel(state.view, language)}
        unread={chat.unread}
        openMenu={() => setOpen('menu')}
        openHelp={() => setOpen('help')}
      />
      <main class="table-main" id="content">
        <div class="table-play">
          {isInterrupted(shown, viewer) && (
            <Requests shown={shown} source={source} names={names} act={(act) => void playing.act(act)} />
          )}
          {features.handOver !== undefined && features.handOver !== null && (
            <HandOver
              seat={features.handOver}
              name={names[features.handOver] ?? ''}
              take={() => void features.takeOver?.()}
            />
          )}
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
          <section
            class="board"
            id="board"
            aria-label={texts.board}
            tabIndex={-1}
            onPointerDownCapture={() => motion.moving.length > 0 && motion.skip()}
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
            <ul class="seat-cards">
              {shown.table.seats
                .filter(({ seat }) => seat !== viewer || names.length === 0)
                .map((info) => (
                  <SeatCard
                    key={info.seat}
                    info={{ ...info, name: names[info.seat] ?? '' }}
                    state={state}
                    game={game}
                    isOwn={info.isYours}
                  />
                ))}
            </ul>
            {state.watching > 0 && <p class="rail-watchers">{texts.watchers({ count: state.watching })}</p>}
            {side}
          </Deferred>
        </aside>
      </main>
      {open === 'menu' && (
        <Menu
          shown={shown}
          source={source}
          features={features}
          text={text}
          act={(act) => void playing.act(act)}
          close={() => setOpen(undefined)}
        >
          {side}
        </Menu>
      )}
      {open === 'help' && <Help more={table.keys?.(language)} close={() => setOpen(undefined)} />}
    </div>
  );
}

const NO_OFFERS = {};
