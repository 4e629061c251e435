import type { Fact } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { AnimationContext, GameTable } from '@pithead/ui';
import { SeatGlyph, shownSeatOf, useAnimationQueue } from '@pithead/ui';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { PlayOnButton } from '../branch/PlayOnButton.tsx';
import { copyText, saveFile } from '../components/exportText.ts';
import { Link } from '../router.tsx';
import { isMotionReduced } from '../settings.ts';
import type { ReplayInfo, ReplayViewer } from './replayApi.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { replayLineAt, toReplayLines } from './replayLines.ts';
import type { ReplaySource } from './replaySource.ts';
import { PlaybackBar } from './PlaybackBar.tsx';
import { useReplayAddress, usePlaybackKeys, usePlayback, useReplayState } from './usePlayback.ts';
import type { ReplayTexts } from '../text/replay/index.ts';
import { useTooltips } from '../table/tooltips/useTooltips.tsx';
import { useTexts } from '../useTexts.ts';

export interface ReplayTableProps {
  readonly source: ReplaySource;
  readonly info: ReplayInfo;
  readonly table: GameTable;
  readonly text: GameText;
  readonly language: Language;
  readonly texts: ReplayTexts;
}

const doNothing = (): void => undefined;
const NOTHING: Pick<ViewerState, 'facts'> = { facts: [] };

export function ReplayTable({ source, info, table, text, language, texts }: ReplayTableProps): JSX.Element {
  const pageTexts = useTexts();
  const speed = useRef(1);
  const animationContext = useRef<AnimationContext>({ shownSeat: 0, hasReplacedDecision: false });
  const animations = useAnimationQueue(
    (fact: Fact) => table.duration(fact, animationContext.current) / speed.current,
    isMotionReduced,
  );
  const shown = useReplayState(source, (facts) =>
    facts.length === 0 ? animations.skip() : animations.add(facts),
  );
  const { ply, seat } = source.position();
  const playing = usePlayback(source, ply, info.plies, animations.moving.length > 0);
  speed.current = playing.speed;
  usePlaybackKeys(source, playing);
  useReplayAddress(source, shown);
  const state = shown?.state;
  animationContext.current = {
    shownSeat: shownSeatOf(source.viewer, state?.asked ?? 0),
    hasReplacedDecision: false,
  };
  const { listeners, tooltips } = useTooltips({
    game: info.table.game,
    loadedGame: { table, text },
    view: state?.view,
    viewer: source.viewer,
    shownSeat: animationContext.current.shownSeat,
  });
  const lines = useMemo(
    () =>
      toReplayLines(
        state ?? NOTHING,
        { names: info.names, text, table, hasResigned: texts.hasResigned, dealtAnew: texts.dealtAnew },
        info.branches.filter(({ ply: at }) => at <= ply),
      ),
    [state, info, ply, text, texts],
  );
  const go = (to: number): void => {
    playing.play(false);
    void source.go(to);
  };
  const step = (by: number): void => {
    playing.play(false);
    void source.step(by);
  };
  return (
    <div class="replay-stage">
      <section class="replay-board" aria-label={texts.table}>
        {!info.isOver && <p class="replay-calm">{texts.notOver}</p>}
        {state !== undefined && (
          <div class="replay-table" {...listeners}>
            <table.Board
              view={state.view}
              offers={state.offers}
              names={info.names}
              viewer={source.viewer}
              facts={state.facts}
              {...animationContext.current}
              language={text.language}
              text={text}
              moving={animations.moving}
              prompt={null}
              isAlwaysConfirming={false}
              play={doNothing}
              explain={doNothing}
              note={doNothing}
            />
          </div>
        )}
        {tooltips}
        {seat === 'open' && <Pictures views={source.views()} names={info.names} table={table} text={text} />}
      </section>
      <aside class="replay-rail">
        <PlayOnButton
          isOver={state?.outcome != null}
          position={{
            from: source.input,
            ply,
            names: info.names,
            seat: shownSeatOf(source.viewer, state?.asked ?? 0),
          }}
          opened={() => playing.play(false)}
        />
        {info.isOver && location.pathname.startsWith('/replay/') && (
          <Link to={location.pathname.replace('replay', 'review')} class="button">
            {pageTexts.review}
          </Link>
        )}
        <SeatChoice
          names={info.names}
          seat={seat}
          texts={texts}
          viewAs={(next) => void source.viewAs(next)}
        />
        {state !== undefined && (
          <Seats
            names={info.names}
            view={state.view}
            asked={state.asked}
            resigned={state.resigned}
            table={table}
            language={text.language}
          />
        )}
        <ReplayLog lines={lines} ply={ply} texts={texts} go={go} />
        <Tools source={source} game={info.table.game} texts={texts} />
      </aside>
      <PlaybackBar
        info={info}
        ply={ply}
        line={replayLineAt(lines, ply)}
        texts={texts}
        language={language}
        {...playing}
        go={go}
        step={step}
      />
    </div>
  );
}

function Pictures({
  views,
  names,
  table,
  text,
}: {
  views: readonly unknown[];
  names: readonly string[];
  table: GameTable;
  text: GameText;
}): JSX.Element {
  return (
    <ul class="replay-pictures">
      {views.map((view, seat) => (
        <li key={seat}>
          <h3>
            <SeatGlyph seat={seat} /> {names[seat]}
          </h3>
          <table.SeatPicture view={view} seat={seat} text={text} />
        </li>
      ))}
    </ul>
  );
}

interface SeatsProps {
  readonly names: readonly string[];
  readonly view: unknown;
  /** Seats as bits. */
  readonly asked: number;
  readonly resigned: number;
  readonly table: GameTable;
  readonly language: Language;
}

function Seats({ names, view, asked, resigned, table, language }: SeatsProps): JSX.Element {
  const texts = useTexts();
  return (
    <ul class="replay-seats">
      {names.map((name, seat) => {
        const [big] = table.figures(view, seat, language);
        return (
          <li key={seat} class={(asked & (1 << seat)) === 0 ? '' : 'is-asked'}>
            <SeatGlyph seat={seat} />
            <bdi>{name}</bdi>
            {(resigned & (1 << seat)) !== 0 && <em>{texts.resigned}</em>}
            {big !== undefined && (
              <span>
                {big.label} <b>{big.value}</b>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SeatChoiceProps {
  readonly names: readonly string[];
  readonly seat: ReplayViewer;
  readonly texts: ReplayTexts;
  viewAs(seat: ReplayViewer): void;
}

function SeatChoice({ names, seat, texts, viewAs }: SeatChoiceProps): JSX.Element {
  const read = (value: string): ReplayViewer =>
    value === 'open' ? value : value === '' ? null : Number(value);
  return (
    <label class="replay-choice">
      <span>{texts.seenBy}</span>
      <select
        value={seat === null ? '' : String(seat)}
        onChange={(event) => viewAs(read(event.currentTarget.value))}
      >
        <option value="">{texts.spectators}</option>
        {names.map((name, each) => (
          <option key={each} value={String(each)}>
            {name}
          </option>
        ))}
        <option value="open">{texts.open}</option>
      </select>
    </label>
  );
}

function Tools({
  source,
  game,
  texts,
}: {
  readonly source: ReplaySource;
  readonly game: string;
  readonly texts: ReplayTexts;
}): JSX.Element {
  const [status, setStatus] = useState('');
  const save = async (form: 'json' | 'notation'): Promise<void> => {
    const isJson = form === 'json';
    const content = await source.text(form).catch(() => undefined);
    if (content === undefined) return setStatus(texts.failed);
    saveFile(`${game}.${isJson ? 'json' : 'txt'}`, isJson ? 'application/json' : 'text/plain', content);
  };
  const copy = async (): Promise<void> =>
    setStatus((await copyText(location.href)) ? texts.copied : texts.notCopied);
  return (
    <div class="replay-tools">
      <button type="button" onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <button type="button" onClick={() => void save('json')}>
        {texts.saveJson}
      </button>
      <button type="button" onClick={() => void save('notation')}>
        {texts.saveNotation}
      </button>
      <p role="status">{status}</p>
      <p class="replay-calm replay-keys">{texts.keys}</p>
    </div>
  );
}
