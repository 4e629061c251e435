import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChartProps } from './ChanceChart.tsx';
import { largestLuck } from '../LuckPanel.tsx';
import type { ChartView } from './reviewChartScale.ts';
import {
  bandPath,
  chartSections,
  glyphPath,
  momentAt,
  PIN,
  placePins,
  reviewChartScale,
  seatLinePath,
  spread,
} from './reviewChartScale.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { momentTitle, nameOf, placeInGame } from '../reviewContext.ts';
import { formatError, formatPoints } from '../reviewFormats.ts';

const HEIGHT = { wide: 240, narrow: 200 };
const seatClass = (seat: number): string => `seat-${(seat % 4) + 1}`;

function momentSentence(context: ReviewContext, moment: number, view: ChartView): string {
  const { review, names, texts, language, points, text } = context;
  const at = review.moments[moment];
  if (at === undefined) return '';
  const place = placeInGame(context, at.ply, at.seats[0]);
  const mover = at.seats.map((seat) => nameOf(context, seat)).join(', ');
  const values = names.map((name, seat) => {
    if (view === 'points')
      return texts.pointsOnly({ name, points: text.score(Math.round(at.points[seat] ?? 0)) });
    const percent = formatPoints(language, at.chances[seat] ?? 0, 0);
    return seat === context.seat
      ? texts.percentPlus({ name, percent, error: formatError(language, at.standardErrors[seat] ?? 0) })
      : texts.percentOnly({ name, percent });
  });
  const point = points.find(({ decision }) => decision.momentBefore === moment);
  return [
    at.seats.length === 0 ? `${texts.theEnd}.` : `${place}, ${texts.toMove({ name: mover })}.`,
    `${values.join('; ')}.`,
    ...(point?.number === undefined ? [] : [texts.turningPoint({ number: point.number })]),
  ].join(' ');
}

/** What a moment changed for each seat: from before the decision to after it. */
function MomentChange({ context, view, moment }: Omit<ChartProps, 'select' | 'setView'>): JSX.Element {
  const { review, names, texts, language, text } = context;
  const [before, after] = [review.moments[moment], review.moments[moment + 1]];
  const value = (at: typeof before, seat: number): string =>
    view === 'points'
      ? text.score(Math.round(at?.points[seat] ?? 0))
      : formatPoints(language, at?.chances[seat] ?? 0, 0);
  return (
    <p class="chart-now" aria-hidden="true">
      <b>{before === undefined ? texts.theEnd : momentTitle(context, before)}</b>
      {names.map((_, seat) => (
        <span key={seat}>
          <SeatGlyph seat={seat} /> {value(before, seat)}
          {after !== undefined && `\u202f→\u202f${value(after, seat)}`}
          {view === 'chances' && ' %'}
        </span>
      ))}
    </p>
  );
}

function useWidth(): readonly [{ current: HTMLDivElement | null }, number] {
  const holder = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [holder, width];
}

export function ChancePlot({ context, view, moment, select }: ChartProps): JSX.Element {
  const { review, names, texts, language, text, points, lines, seat: shownSeat } = context;
  const [holder, width] = useWidth();
  const [hovered, setHovered] = useState<number>();
  const isNarrow = width < 560;
  const chartHeight = isNarrow ? HEIGHT.narrow : HEIGHT.wide;
  const box = {
    left: view === 'chances' ? 32 : 44,
    top: 34,
    width: Math.max(80, width - (isNarrow ? 92 : 170)),
    height: chartHeight - 34 - 46,
  };
  const scale = reviewChartScale(review, view, box);
  const last = review.moments.length - 1;
  const label = (value: number): string =>
    view === 'chances' ? formatPoints(language, value, 0) : text.score(Math.round(value));
  const ends = spread(
    names.map((_, seat) => scale.y(scale.value(last, seat))),
    18,
  );
  const sections = chartSections(review, lines);
  const bottom = box.top + box.height;
  const luck = largestLuck(context);
  const luckAt = spread(
    luck.map(({ event }) => scale.x(momentAt(review, event.ply))),
    20,
  );
  const pins = points.map(({ decision: { momentBefore, seat } }) => ({
    x: scale.x(momentBefore),
    y: scale.y(scale.value(momentBefore, seat)),
  }));
  const pinLabels = placePins(pins, { top: 2, bottom: bottom + 16 });
  /** One tick for each decision; those that are analysed are dark. */
  const ticksPath = (isDone: boolean): string =>
    review.decisions
      .filter(({ verdict }) => (verdict !== undefined) === isDone)
      .map(({ momentBefore }) => `M${scale.x(momentBefore).toFixed(1)} ${bottom + 18}v4`)
      .join('');
  const marked = points.map(({ decision }) => decision.momentBefore);
  const step = (event: KeyboardEvent): number | undefined => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by !== 0 && event.shiftKey)
      return by > 0 ? marked.find((each) => each > moment) : marked.findLast((each) => each < moment);
    if (by !== 0) return Math.max(0, Math.min(last, moment + by));
    return event.key === 'Home' ? 0 : event.key === 'End' ? last : undefined;
  };
  const nearest = (event: PointerEvent & { readonly currentTarget: EventTarget }): number => {
    const { left } = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.round(((event.clientX - left - box.left) / box.width) * last);
    const close = marked.find((each) => Math.abs(scale.x(each) - (event.clientX - left)) < 9);
    return close ?? Math.max(0, Math.min(last, at));
  };
  return (
    <div
      ref={holder}
      class="chance-chart"
      role="slider"
      tabIndex={0}
      aria-label={texts.slider}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={moment}
      aria-valuetext={momentSentence(context, moment, view)}
      onKeyDown={(event) => {
        const to = step(event);
        if (to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        select(to);
      }}
    >
      <svg
        width={width}
        height={chartHeight}
        viewBox={`0 0 ${width} ${chartHeight}`}
        aria-hidden="true"
        onPointerUp={(event) => select(nearest(event))}
        onPointerMove={(event) => setHovered(nearest(event))}
        onPointerLeave={() => setHovered(undefined)}
      >
        {sections.map(({ name, from, to }, i) => (
          <g key={from}>
            {i % 2 === 1 && (
              <rect
                class="chart-band"
                x={scale.x(from)}
                y={box.top}
                width={scale.x(to) - scale.x(from)}
                height={box.height}
              />
            )}
            <rect
              class="chart-ruler"
              x={scale.x(from)}
              y={bottom + 18}
              width={scale.x(to) - scale.x(from)}
              height={22}
            />
            {scale.x(to) - scale.x(from) > name.length * 7 && (
              <text class="chart-section" x={(scale.x(from) + scale.x(to)) / 2} y={bottom + 34}>
                {name}
              </text>
            )}
          </g>
        ))}
        {scale.ticks.map((value) => (
          <g key={value}>
            <path class="chart-grid" d={`M${box.left} ${scale.y(value)}h${box.width}`} />
            <text class="chart-value" x={box.left - 6} y={scale.y(value) + 4}>
              {label(value)}
            </text>
          </g>
        ))}
        {view === 'chances' &&
          names.map((_, seat) => (
            <path key={seat} class={`chart-interval ${seatClass(seat)}`} d={bandPath(review, seat, scale)} />
          ))}
        {names.map((_, seat) => (
          <g key={seat} class={seatClass(seat)}>
            <path
              class={seat === shownSeat ? 'chart-line is-own' : 'chart-line'}
              d={seatLinePath(review, seat, scale)}
            />
            {[0.25, 0.5, 0.75].map((share) => {
              const at = Math.round(share * last) + seat * 2;
              return at >= last ? null : (
                <path
                  key={share}
                  class="chart-glyph"
                  d={glyphPath(seat)}
                  transform={`translate(${scale.x(at)} ${scale.y(scale.value(at, seat))})`}
                />
              );
            })}
            <path
              class="chart-glyph"
              d={glyphPath(seat)}
              transform={`translate(${box.left + box.width + 12} ${ends[seat] ?? 0})`}
            />
            <text class="chart-end" x={box.left + box.width + 22} y={(ends[seat] ?? 0) + 5}>
              {isNarrow ? '' : `${(names[seat] ?? '').slice(0, 10)} `}
              {label(scale.value(last, seat))}
              {view === 'chances' && !isNarrow ? ' %' : ''}
            </text>
          </g>
        ))}
        {luck.map(({ letter }, i) => (
          <g key={letter} class="chart-luck" transform={`translate(${luckAt[i] ?? 0} ${bottom - 2})`}>
            <path d="M0-10 10 0 0 10-10 0z" />
            <text y="4">{letter}</text>
          </g>
        ))}
        <path class="chart-ticks" d={ticksPath(false)} />
        <path class="chart-ticks is-done" d={ticksPath(true)} />
        {hovered !== undefined && hovered !== moment && (
          <path class="chart-hover" d={`M${scale.x(hovered)} ${box.top - 4}V${bottom + 18}`} />
        )}
        <g class="chart-cable" transform={`translate(${scale.x(moment)} 0)`}>
          <path d={`M0 ${box.top - 4}V${bottom + 18}`} />
          <circle cy={box.top - 8} r="4" />
        </g>
        {points.map(({ number, decision, mark }, i) => {
          const { x, y } = pins[i] as (typeof pins)[number];
          const pinTop = pinLabels[i] as number;
          const isNow = decision.momentBefore === moment;
          return (
            <g
              key={decision.number}
              class={`chart-pin ${seatClass(decision.seat)}${isNow ? ' is-now' : ''}${mark === undefined ? ' is-close' : ''}`}
            >
              <path d={`M${x} ${y}V${pinTop < y ? pinTop + PIN.height : pinTop}`} />
              <rect x={x - PIN.width / 2} y={pinTop} width={PIN.width} height={PIN.height} rx="3" />
              <text x={x} y={pinTop + 14}>
                {number ?? '…'}
              </text>
              <circle cx={x} cy={y} r="3.500" />
            </g>
          );
        })}
      </svg>
      <MomentChange context={context} view={view} moment={hovered ?? moment} />
    </div>
  );
}
