import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import type { ReplayInfo } from './replayApi.ts';
import { nextTurn, previousTurn, turnAt } from './replayPosition.ts';
import type { ReplayTexts } from '../text/replay/index.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaybackSpeed = (typeof SPEEDS)[number];

export interface PlaybackBarProps {
  readonly info: ReplayInfo;
  readonly ply: number;
  /** The latest log line, for screens that do not show the log. */
  readonly line: string | undefined;
  readonly isPlaying: boolean;
  readonly speed: PlaybackSpeed;
  readonly texts: ReplayTexts;
  readonly language: Language;
  go(ply: number): void;
  step(by: number): void;
  play(isPlaying: boolean): void;
  setSpeed(speed: PlaybackSpeed): void;
}

/** Paths in a box of 24 by 24. */
const ICONS = {
  first: 'M5 5h2.500v14H5zM20 5v14L9 12z',
  previousTurn: 'M12 5v14L2 12zM22 5v14L12 12z',
  previous: 'M17 5v14L6 12z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  next: 'M7 5v14l11-7z',
  nextTurn: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M16.500 5H19v14h-2.500zM4 5v14l11-7z',
} as const;

function PlaybackButton({
  sign,
  label,
  isOff,
  press,
}: {
  sign: keyof typeof ICONS;
  label: string;
  isOff: boolean;
  press(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`transport-key is-${sign}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && press()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[sign]} />
      </svg>
    </button>
  );
}

export function PlaybackBar({
  info,
  ply,
  line,
  isPlaying,
  speed,
  texts,
  language,
  go,
  step,
  play,
  setSpeed,
}: PlaybackBarProps): JSX.Element {
  const { plies, turns, resignations, names } = info;
  const turn = turnAt(turns, ply);
  const positionText = texts.at({ turn: turn + 1, turns: turns.length, ply, plies });
  const factor = new Intl.NumberFormat(language);
  const isFirst = ply === 0;
  const isLast = ply === plies;
  return (
    <section class="transport" aria-label={texts.transport}>
      <p class="transport-line">{line ?? texts.nothingYet}</p>
      <span class="transport-timeline">
        <input
          class="transport-scrub"
          type="range"
          min={0}
          max={plies}
          value={ply}
          aria-label={texts.moment}
          aria-valuetext={positionText}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
        {/* The log says the same in words. */}
        {resignations.map(([seat, at]) => (
          <i
            key={seat}
            class="transport-mark"
            aria-hidden="true"
            title={texts.hasResigned({ name: names[seat] ?? '' })}
            style={{ '--share': at / Math.max(1, plies) }}
          />
        ))}
      </span>
      <div class="transport-keys">
        <PlaybackButton sign="first" label={texts.first} isOff={isFirst} press={() => go(0)} />
        <PlaybackButton
          sign="previousTurn"
          label={texts.previousTurn}
          isOff={isFirst}
          press={() => go(previousTurn(turns, ply))}
        />
        <PlaybackButton sign="previous" label={texts.previous} isOff={isFirst} press={() => step(-1)} />
        <PlaybackButton
          sign={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? texts.pause : texts.play}
          isOff={false}
          press={() => play(!isPlaying)}
        />
        <PlaybackButton sign="next" label={texts.next} isOff={isLast} press={() => step(1)} />
        <PlaybackButton
          sign="nextTurn"
          label={texts.nextTurn}
          isOff={isLast}
          press={() => go(nextTurn(turns, ply, plies))}
        />
        <PlaybackButton sign="last" label={texts.last} isOff={isLast} press={() => go(plies)} />
      </div>
      <p class="transport-position">{positionText}</p>
      <label class="transport-choice">
        <span>{texts.jump}</span>
        <select
          value={String(turn)}
          onChange={(event) => go(turns[Number(event.currentTarget.value)]?.ply ?? 0)}
        >
          {turns.map(({ ply: start, seat }, i) => (
            <option key={start} value={String(i)}>
              {texts.turn({ number: i + 1, name: names[seat] ?? '' })}
            </option>
          ))}
        </select>
      </label>
      <label class="transport-choice">
        <span>{texts.speed}</span>
        <select
          value={String(speed)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value) as PlaybackSpeed)}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={String(each)}>
              {`${factor.format(each)}×`}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
