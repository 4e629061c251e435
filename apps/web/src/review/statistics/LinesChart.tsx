/** Labels are HTML around a stretched drawing, so that text has its size on every screen. */
import type { Language } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { spreadLabels } from '../../table/end/chartScale.ts';
import type { StatisticsPageTexts } from '../../text/statistics/index.ts';
import { lineSentence } from './chartSentences.ts';
import { formatFigure } from '../reviewFormats.ts';
import { linesScale, numberedMoments, steppedPath } from './linesScale.ts';
import type { LinesScale } from './linesScale.ts';
import type { NamedLine, NamedLines } from './namedPanels.ts';
import { SeatKey } from './PanelTable.tsx';

interface Props {
  readonly panel: NamedLines;
  readonly names: readonly string[];
  readonly language: Language;
  readonly texts: StatisticsPageTexts;
  /** Its line is thicker. */
  readonly ownSeat: number | undefined;
}

/** Heights of the plots in pixels, as in statistics.css. */
const HEIGHT = 300;
const SMALL_HEIGHT = 132;
const LABEL_DISTANCE = 22;

interface AxisProps {
  readonly panel: NamedLines;
  readonly scale: LinesScale;
  readonly language: Language;
}

function Axis({ panel: { axis, moments, sections }, scale, language }: AxisProps): JSX.Element {
  const last = moments.length - 1;
  const ends = sections.map((_, i) => sections[i + 1]?.from ?? last);
  return (
    <>
      <div class="lines-axis">
        {sections.length > 0
          ? sections.map(({ name, from }, i) => (
              <span
                key={from}
                class="lines-section"
                style={{
                  insetInlineStart: `${scale.x(from)}%`,
                  width: `${scale.x(ends[i] ?? last) - scale.x(from)}%`,
                }}
              >
                {name}
              </span>
            ))
          : numberedMoments(moments.length).map((moment) => (
              <span key={moment} class="lines-moment" style={{ insetInlineStart: `${scale.x(moment)}%` }}>
                {formatFigure(language, moment)}
              </span>
            ))}
      </div>
      {sections.length === 0 && <span class="lines-axis-name">{axis}</span>}
    </>
  );
}

interface ChartProps extends Props {
  readonly line: NamedLine;
  readonly isSmall: boolean;
}

function Chart({ panel, line, names, language, texts, ownSeat, isSmall }: ChartProps): JSX.Element {
  const { values } = line;
  const scale = linesScale(values);
  const last = values.at(-1) ?? [];
  const height = isSmall ? SMALL_HEIGHT : HEIGHT;
  const ends = spreadLabels(
    last.map((value) => (scale.y(value) * height) / 100),
    height + LABEL_DISTANCE / 2,
    LABEL_DISTANCE,
  );
  const { sections } = panel;
  return (
    <div
      class={isSmall ? 'lines-chart is-small' : 'lines-chart'}
      role="img"
      aria-label={lineSentence(panel, line, names, texts)}
    >
      {isSmall && <b class="lines-name">{line.name}</b>}
      <div class="lines-plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {sections.map(({ from }, i) => {
            const to = sections[i + 1]?.from ?? values.length - 1;
            return i % 2 === 1 ? (
              <rect
                key={from}
                class="lines-band"
                x={scale.x(from)}
                y="0"
                width={scale.x(to) - scale.x(from)}
                height="100"
              />
            ) : null;
          })}
          {scale.ticks.map((value) => (
            <path key={value} class="lines-grid" d={`M0 ${scale.y(value)}H100`} />
          ))}
          {names.map((_, seat) => (
            <path
              key={seat}
              class={`lines-path seat-${(seat % 4) + 1}${seat === ownSeat ? ' is-own' : ''}`}
              d={steppedPath(values, seat, scale)}
            />
          ))}
        </svg>
        {scale.ticks.map((value) => (
          <span key={value} class="lines-value" style={{ top: `${scale.y(value)}%` }}>
            {formatFigure(language, value)}
          </span>
        ))}
        {names.map((_, seat) => (
          <span key={seat} class="lines-last" style={{ top: `${ends[seat] ?? 0}px` }}>
            <SeatGlyph seat={seat} />
            <b>{formatFigure(language, last[seat] ?? 0)}</b>
          </span>
        ))}
      </div>
      <Axis panel={panel} scale={scale} language={language} />
    </div>
  );
}

export function LinesChart(props: Props): JSX.Element {
  const { panel, names } = props;
  const isSmall = panel.lines.length > 1;
  return (
    <>
      <SeatKey names={names} />
      <div class={isSmall ? 'lines-charts is-small' : 'lines-charts'}>
        {panel.lines.map((line) => (
          <Chart key={line.id} {...props} line={line} isSmall={isSmall} />
        ))}
      </div>
    </>
  );
}
