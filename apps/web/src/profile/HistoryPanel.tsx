/** The rating over time with its 95 % band, the bots as dotted lines. A point tells its game. */
import type { BotRating, RatingPoint } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PageIcon } from '../components/pageIcons.tsx';
import { titleOf } from '../games.ts';
import { Link } from '../router.tsx';
import type { ProfileContext } from './profileContext.ts';
import {
  levelName,
  dayNumber,
  formatChange,
  formatDay,
  formatRating,
  formatShortMonth,
  opponentName,
} from './profileFormats.ts';
import type { ChangeAudience } from './ProfilePanelFrame.tsx';
import { ProfilePanelFrame } from './ProfilePanelFrame.tsx';
import { ratingScale } from './ratingScale.ts';

const MONTH_DAYS = 30.4;
const MAX_MONTHS = 8;
const DAYS_OF_A_PAUSE = 45;
/** As the server calls a rating provisional. */
const PROVISIONAL_ABOVE = 110;

interface ChartProps {
  readonly context: ProfileContext;
  readonly points: readonly RatingPoint[];
  readonly bots: readonly BotRating[];
  /** An index into the points. */
  readonly selected: number;
  select(point: number): void;
}

interface TimeScale {
  readonly months: readonly number[];
  x(day: string): number;
}

function timeScale(points: readonly RatingPoint[]): TimeScale {
  const days = points.map(({ day }) => dayNumber(day));
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  const length = Math.max(1, last - first);
  const step = Math.max(1, Math.ceil(length / MONTH_DAYS / MAX_MONTHS)) * MONTH_DAYS;
  const count = Math.floor(length / step);
  return {
    months: Array.from({ length: count }, (_, i) => first + (i + 1) * step),
    x: (day) => (100 * (dayNumber(day) - first)) / length,
  };
}

/** Long times without a game, in which the rating becomes less certain. */
const pausesOf = (points: readonly RatingPoint[]): readonly RatingPoint[] =>
  points.filter(({ day, game }, i) => {
    const before = points[i - 1];
    return game === null && before !== undefined && dayNumber(day) - dayNumber(before.day) >= DAYS_OF_A_PAUSE;
  });

function HistoryChart({ context, points, bots, selected, select }: ChartProps): JSX.Element {
  const { language, texts, profileTexts, profile } = context;
  const levels = bots.filter(({ bot }) => Object.hasOwn(texts.levels, bot));
  const ranges = points.flatMap(({ rating, plusMinus }) => [rating - plusMinus, rating + plusMinus]);
  const scale = ratingScale([...ranges, ...levels.map(({ rating }) => rating)]);
  const time = timeScale(points);
  const y = (rating: number): number => 100 - scale.at(rating);
  const line = points.map(({ day, rating }) => `${time.x(day)} ${y(rating)}`).join('L');
  const top = points.map(({ day, rating, plusMinus }) => `${time.x(day)} ${y(rating + plusMinus)}`);
  const bottom = points.map(({ day, rating, plusMinus }) => `${time.x(day)} ${y(rating - plusMinus)}`);
  const [first, last] = [points[0] as RatingPoint, points.at(-1) as RatingPoint];
  const all = points.map(({ rating }) => rating);
  const sentence = profileTexts.historySentence({
    game: titleOf(profile.game),
    first: formatRating(language, first.rating),
    from: formatDay(language, first.day),
    last: formatRating(language, last.rating),
    until: formatDay(language, last.day),
    highest: formatRating(language, Math.max(...all)),
    lowest: formatRating(language, Math.min(...all)),
  });
  const marked = points[selected] as RatingPoint;
  const pressed = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = (100 * (event.clientX - box.left)) / box.width;
    const distances = points.map(({ day, game }) => (game === null ? Infinity : Math.abs(time.x(day) - at)));
    select(distances.indexOf(Math.min(...distances)));
  };
  return (
    <div class="history-chart">
      <div class="history-plot" role="img" aria-label={sentence} onClick={pressed}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {time.months.map((month) => (
            <path key={month} class="history-grid" d={`M${time.x(dayText(month))} 0V100`} />
          ))}
          <path class="history-band" d={`M${top.join('L')}L${bottom.toReversed().join('L')}Z`} />
          {levels.map(({ bot, rating }) => (
            <path key={bot} class="history-bot" d={`M0 ${y(rating)}H100`} />
          ))}
          <path class="history-line" d={`M${line}`} />
        </svg>
        {scale.ticks.map((tick) => (
          <span key={tick} class="history-value" style={{ top: `${y(tick)}%` }}>
            {formatRating(language, tick)}
          </span>
        ))}
        {levels.map(({ bot, rating }) => (
          <span key={bot} class="history-name" style={{ top: `${y(rating)}%` }}>
            {levelName(bot, texts, profileTexts)}
          </span>
        ))}
        {pausesOf(points).map(({ day, rating, plusMinus }) => (
          <span
            key={day}
            class="history-pause"
            style={{ insetInlineStart: `${time.x(day)}%`, top: `${y(rating - plusMinus)}%` }}
          >
            {profileTexts.pause}
          </span>
        ))}
        {first.plusMinus > PROVISIONAL_ABOVE && (
          <span class="history-provisional">{profileTexts.provisional}</span>
        )}
        <span
          class="history-point"
          style={{ insetInlineStart: `${time.x(marked.day)}%`, top: `${y(marked.rating)}%` }}
        />
      </div>
      <div class="history-months" aria-hidden="true">
        {time.months.map((month) => (
          <span key={month} style={{ insetInlineStart: `${time.x(dayText(month))}%` }}>
            {formatShortMonth(language, month)}
          </span>
        ))}
      </div>
    </div>
  );
}

const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

function PointWords({
  context,
  point,
}: {
  readonly context: ProfileContext;
  readonly point: RatingPoint;
}): JSX.Element {
  const { language, texts, profileTexts, text } = context;
  const { day, rating, plusMinus, game } = point;
  return (
    <p class="history-words" aria-live="polite">
      <b>
        {profileTexts.point({
          day: formatDay(language, day),
          rating: formatRating(language, rating),
          plusMinus: formatRating(language, plusMinus),
        })}
      </b>{' '}
      {game !== null && (
        <>
          {profileTexts.placeOf({ place: game.place, count: game.others.length + 1 })}
          {game.points !== null && ` · ${text.score(game.points)}`} ·{' '}
          {game.others
            .map((other) => {
              const points = other.points === null ? '' : ` ${text.score(other.points)}`;
              return opponentName(other, texts, profileTexts) + points;
            })
            .join(', ')}{' '}
          · {formatChange(language, game.change)}{' '}
          {game.table !== null && <Link to={`/replay/table/${game.table}`}>{profileTexts.replay}</Link>}
        </>
      )}
    </p>
  );
}

/** The next point with a game before or after `from`. */
function neighbour(points: readonly RatingPoint[], from: number, step: 1 | -1): number | undefined {
  for (let i = from + step; i >= 0 && i < points.length; i += step) if (points[i]?.game != null) return i;
  return undefined;
}

interface Props {
  readonly context: ProfileContext;
  readonly points: readonly RatingPoint[];
  readonly change: ChangeAudience;
}

export function HistoryPanel({ context, points, change }: Props): JSX.Element {
  const { profile, profileTexts, language } = context;
  const newest = points.findLastIndex(({ game }) => game !== null);
  const [chosen, setChosen] = useState<number>();
  const selected = Math.max(0, Math.min(chosen ?? newest, points.length - 1));
  const bots = profile.ratings?.find(({ game }) => game === profile.game)?.bots ?? [];
  const table = (): JSX.Element => (
    <table>
      <thead>
        <tr>
          <th scope="col">{profileTexts.day}</th>
          <th scope="col">{profileTexts.ratingColumn}</th>
          <th scope="col">{profileTexts.plusMinus}</th>
          <th scope="col">{profileTexts.change}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ day, rating, plusMinus, game }) => (
          <tr key={`${day}${game?.number ?? ''}`}>
            <th scope="row">{formatDay(language, day)}</th>
            <td>{formatRating(language, rating)}</td>
            <td>{formatRating(language, plusMinus)}</td>
            <td>{game === null ? '' : formatChange(language, game.change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  const step = (towards: 1 | -1, label: string, path: string): JSX.Element => {
    const to = neighbour(points, selected, towards);
    return (
      <button
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        disabled={to === undefined}
        onClick={() => setChosen(to)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
      </button>
    );
  };
  const point = points[selected];
  return (
    <ProfilePanelFrame
      context={context}
      panel="history"
      change={change}
      class="is-wide"
      table={points.length > 0 ? table : undefined}
    >
      {point === undefined ? (
        <p class="community-note">
          <PageIcon name="eye" /> {profileTexts.noHistory({ game: titleOf(profile.game) })}
        </p>
      ) : (
        <>
          <HistoryChart {...{ context, points, bots, selected }} select={setChosen} />
          <div class="history-selected">
            {step(-1, profileTexts.earlierGame, 'M15 5l-7 7 7 7')}
            <PointWords context={context} point={point} />
            {step(1, profileTexts.laterGame, 'M9 5l7 7-7 7')}
          </div>
        </>
      )}
    </ProfilePanelFrame>
  );
}
