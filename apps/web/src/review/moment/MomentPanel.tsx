import type { ReviewedDecision } from '@pithead/review';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { PlayOnButton } from '../../branch/PlayOnButton.tsx';
import type { ReplaySource } from '../../replay/replaySource.ts';
import { useReplayState } from '../../replay/usePlayback.ts';
import { betterMoves, estimatedChances } from './betterMoves.ts';
import { FindBetter } from './FindBetter.tsx';
import type { Attempt } from './judgeAttempt.ts';
import { judgeAttempt } from './judgeAttempt.ts';
import { MomentBoard } from './MomentBoard.tsx';
import { MomentReasons } from './MomentReasons.tsx';
import type { RingedMove } from './MoveRings.tsx';
import { OptionList } from './OptionList.tsx';
import { moveWords, stationsOf } from './moveWords.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { nameOf, placeInGame } from '../reviewContext.ts';
import { formatError, formatPoints } from '../reviewFormats.ts';
import { MarkSign } from './TurningPoints.tsx';

interface Props {
  readonly context: ReviewContext;
  readonly replay: ReplaySource;
  readonly decision: ReviewedDecision;
  /** Of the turning point; undefined for other decisions. */
  readonly number: number | undefined;
  readonly isTrying: boolean;
  readonly isThinkingLonger: boolean;
  setTrying(isTrying: boolean): void;
  thinkLonger(): void;
  copyLink(): void;
  step(by: 1 | -1): void;
}

const doNothing = (): void => undefined;

export function MomentPanel(props: Props): JSX.Element {
  const { context, replay, decision, number, isTrying, setTrying, step } = props;
  const { texts, text, names, language } = context;
  const { seat, firstPly, verdict, mark, played } = decision;
  const shown = useReplayState(replay, doNothing);
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  useEffect(() => {
    setAttempts([]);
    void replay.viewAs(seat);
    void replay.go(firstPly);
  }, [replay, seat, firstPly]);
  const at = replay.position();
  const state = at.ply === firstPly && at.seat === seat ? shown?.state : undefined;
  const betterOnes = useMemo(() => (verdict === undefined ? [] : betterMoves(verdict)), [verdict]);
  const [selected, setSelected] = useState<typeof played>();
  const better = selected ?? betterOnes[0];
  const chances = verdict && estimatedChances(verdict);
  const isBetter = selected === undefined || betterOnes.includes(selected);
  const moves = useMemo<RingedMove[]>(
    () => [
      { kind: 'played', tag: texts.played, plies: played },
      ...(better === undefined
        ? []
        : [{ kind: 'better' as const, tag: isBetter ? texts.better : texts.other, plies: better }]),
    ],
    [texts, played, better, isBetter],
  );
  const words = (plies: typeof played): string =>
    state === undefined ? '…' : moveWords(plies, state.view, names, text);
  const sentence = [
    texts.playedIs({ move: words(played) }),
    ...(better === undefined ? [] : [texts.betterIs({ move: words(better) })]),
  ].join('. ');
  const attempt = (plies: typeof played): void => {
    if (verdict !== undefined) setAttempts((made) => [...made, judgeAttempt(verdict, plies)]);
  };
  const stations = state && verdict && stationsOf(verdict.continuation, state.view, names, text);
  return (
    <section class="panel panel-moment" aria-labelledby="moment-title">
      <header>
        {number !== undefined && <span class="moment-number">{number}</span>}
        <h2 id="moment-title" tabIndex={-1}>
          {placeInGame(context, firstPly, seat)} <SeatGlyph seat={seat} /> <bdi>{nameOf(context, seat)}</bdi>
        </h2>
        <small class="push">
          {seat === context.ownSeat ? texts.judgedOwn : texts.judged({ name: nameOf(context, seat) })}
        </small>
        <span class="moment-steps">
          <button type="button" class="button" aria-label={texts.previous} onClick={() => step(-1)}>
            ‹
          </button>
          <button type="button" class="button" aria-label={texts.next} onClick={() => step(1)}>
            ›
          </button>
        </span>
      </header>
      <div class="moment-words">
        {isTrying && verdict !== undefined && state !== undefined ? (
          <FindBetter
            context={context}
            verdict={verdict}
            view={state.view}
            attempts={attempts}
            attempt={attempt}
            close={() => setTrying(false)}
          />
        ) : (
          <>
            <div class="moment-moves">
              {verdict === undefined ? (
                <p>{texts.waiting}</p>
              ) : betterOnes.length === 0 ? (
                <p>{texts.best}</p>
              ) : (
                <p class="moment-size">
                  <b>−{formatPoints(language, verdict.error)} %</b>
                  <small>± {formatError(language, verdict.standardError)}</small>
                  <MarkSign mark={mark} context={context} />
                </p>
              )}
              <p class="moment-move">
                <b class="move-tag is-played">{texts.played}</b>
                <span>{words(played)}</span>
                {betterOnes.length > 0 && chances !== undefined && (
                  <b>{formatPoints(language, chances.played)} %</b>
                )}
              </p>
              {better !== undefined && (
                <BetterMove
                  texts={texts}
                  words={words(better)}
                  chance={
                    better === betterOnes[0] && chances !== undefined
                      ? `${formatPoints(language, chances.better)} %`
                      : undefined
                  }
                  place={betterOnes.indexOf(better)}
                  count={betterOnes.length}
                  show={(place) => setSelected(betterOnes[place])}
                />
              )}
            </div>
            {betterOnes.length > 0 && verdict !== undefined && (
              <MomentReasons context={context} reasons={verdict.reasons} />
            )}
            <Buttons {...props} />
          </>
        )}
      </div>
      {state !== undefined && (
        <MomentBoard
          context={context}
          state={state}
          viewer={seat}
          moves={moves}
          label={texts.boardLabel({ moves: isTrying ? '' : sentence })}
          isWhole={false}
          attempt={isTrying ? attempt : undefined}
        />
      )}
      {!isTrying && verdict !== undefined && state !== undefined && verdict.options.length > 1 && (
        <OptionList
          context={context}
          verdict={verdict}
          view={state.view}
          shown={selected}
          show={setSelected}
        />
      )}
      {!isTrying && stations !== undefined && stations.length > 0 && (
        <>
          <h3>{betterOnes.length === 0 ? texts.linePlayed : texts.line}</h3>
          <ol class="stations">
            {stations.map((station, i) => (
              <li key={i}>
                <SeatGlyph seat={station.seat} />
                <span>
                  <b>{nameOf(context, station.seat)}</b> {station.words}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface BetterMoveProps {
  readonly texts: ReviewContext['texts'];
  readonly words: string;
  /** Only of the move that was measured. */
  readonly chance: string | undefined;
  /** Among the moves that are equally good; −1 if another one was selected from the list. */
  readonly place: number;
  readonly count: number;
  show(place: number): void;
}

function BetterMove({ texts, words, chance, place, count, show }: BetterMoveProps): JSX.Element {
  const step = (by: number): void => show((Math.max(0, place) + by + count) % count);
  const isOneOf = count > 1 && place >= 0;
  return (
    <p
      class="moment-move"
      onKeyDown={({ key }) => {
        if (count > 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) step(key === 'ArrowLeft' ? -1 : 1);
      }}
    >
      <b class={place < 0 ? 'move-tag' : 'move-tag is-better'}>
        {place < 0 ? texts.other : isOneOf ? texts.oneOf({ count }) : texts.better}
      </b>
      <span>
        {words}
        {isOneOf && (
          <span class="moment-steps">
            <button type="button" class="button" aria-label={texts.previousBetter} onClick={() => step(-1)}>
              ‹
            </button>
            <button type="button" class="button" aria-label={texts.nextBetter} onClick={() => step(1)}>
              ›
            </button>
          </span>
        )}
      </span>
      {chance !== undefined && <b>{chance}</b>}
    </p>
  );
}

function Buttons(props: Props): JSX.Element {
  const { context, replay, decision, isThinkingLonger, setTrying, thinkLonger, copyLink } = props;
  const { texts, names } = context;
  return (
    <div class="moment-buttons">
      {decision.verdict?.better !== undefined && (
        <button type="button" class="button is-main" onClick={() => setTrying(true)}>
          {texts.tryIt}
        </button>
      )}
      <PlayOnButton
        isOver={false}
        position={{ from: replay.input, ply: decision.firstPly, names, seat: decision.seat }}
      />
      <button type="button" class="button" aria-disabled={isThinkingLonger} onClick={thinkLonger}>
        {isThinkingLonger ? texts.isThinking : texts.thinkLonger}
      </button>
      <button type="button" class="text-button" onClick={copyLink}>
        {texts.copyLink}
      </button>
    </div>
  );
}
