/** Chances or expected points over the game. The chart is a slider: its value is the selected moment. */
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { ChancePlot } from './ChancePlot.tsx';
import type { ChartView } from './reviewChartScale.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { momentTitle } from '../reviewContext.ts';
import { formatError, formatPoints } from '../reviewFormats.ts';

export interface ChartProps {
  readonly context: ReviewContext;
  readonly view: ChartView;
  /** An index into the moments. */
  readonly moment: number;
  setView(view: ChartView): void;
  select(moment: number): void;
}

export function ChanceChart(props: ChartProps): JSX.Element {
  const { context, view, setView } = props;
  const { texts, text } = context;
  const [isTable, setTable] = useState(false);
  const isMoney = /\D/.test(text.score(5));
  return (
    <section class="panel panel-chart" aria-labelledby="chart-title">
      <header>
        <h2 id="chart-title">{texts.chartTitle}</h2>
        <SegmentedControl<ChartView>
          label={texts.chartView}
          value={view}
          choices={[
            { value: 'chances', text: texts.chances },
            { value: 'points', text: isMoney ? texts.money : texts.points },
          ]}
          choose={setView}
        />
        <button type="button" class="text-button push" onClick={() => setTable(!isTable)}>
          {isTable ? texts.showChart : texts.showTable}
        </button>
      </header>
      {isTable ? <MomentTable {...props} /> : <ChancePlot {...props} />}
    </section>
  );
}

function MomentTable({ context, view }: ChartProps): JSX.Element {
  const { review, names, texts, language, text } = context;
  return (
    <div class="review-scroll is-tall" tabIndex={0} role="group" aria-label={texts.chartTitle}>
      <table class="seat-table">
        <thead>
          <tr>
            <th scope="col">{texts.moment}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatGlyph seat={seat} /> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.moments.map((moment, i) => (
            <tr key={i}>
              <th scope="row">{momentTitle(context, moment)}</th>
              {names.map((_, seat) => (
                <td key={seat}>
                  {view === 'points'
                    ? text.score(Math.round(moment.points[seat] ?? 0))
                    : [
                        formatPoints(language, moment.chances[seat] ?? 0),
                        formatError(language, moment.standardErrors[seat] ?? 0),
                      ].join(' ± ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
