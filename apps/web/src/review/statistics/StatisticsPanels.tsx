/** Draws the panels that a game has computed, each as a chart or as a table. */
import type { Language } from '@pithead/text';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { STATISTICS_CATALOGUES } from '../../text/statistics/index.ts';
import type { StatisticsPageTexts } from '../../text/statistics/index.ts';
import type { statisticsPageEn } from '../../text/statistics/en.ts';
import { useCatalogue } from '../../useTexts.ts';
import { BarsChart } from './BarsChart.tsx';
import { barsSentence, stackSentence } from './chartSentences.ts';
import { LinesChart } from './LinesChart.tsx';
import type { NamedPanel } from './namedPanels.ts';
import { PanelTable } from './PanelTable.tsx';
import { StackChart } from './StackChart.tsx';
import './statistics.css';

export interface StatisticsPanelsProps {
  readonly panels: readonly NamedPanel[];
  /** Of the seats. */
  readonly names: readonly string[];
  readonly language: Language;
  /** Whether one of the panels shows the time per decision; without it a sentence says that it is not known. */
  readonly hasTimes: boolean;
  /** The seat of the person who looks, whose lines are thicker. */
  readonly ownSeat?: number;
}

interface PanelProps extends Pick<StatisticsPanelsProps, 'names' | 'language'> {
  readonly panel: NamedPanel;
  readonly texts: StatisticsPageTexts;
  readonly ownSeat: number | undefined;
}

function PanelChart({ panel, names, language, texts, ownSeat }: PanelProps): JSX.Element {
  const drawn = { names, language };
  if (panel.kind === 'lines') return <LinesChart panel={panel} texts={texts} ownSeat={ownSeat} {...drawn} />;
  return panel.kind === 'stack' ? (
    <StackChart panel={panel} label={stackSentence(panel, names, texts)} {...drawn} />
  ) : (
    <BarsChart panel={panel} label={barsSentence(panel, names, texts)} {...drawn} />
  );
}

/** Panels that need the whole width, which come first. */
const isWide = (panel: NamedPanel): boolean =>
  panel.kind === 'stack' || (panel.kind === 'lines' && panel.lines.length > 2);

/** A unit that the title names already is not repeated. */
const isUnitNamed = ({ title, unit }: NamedPanel): boolean =>
  title.toLowerCase().includes(unit.toLowerCase());

function Panel({ ownSeat, ...shown }: PanelProps): JSX.Element {
  const { panel, texts } = shown;
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <section class="statistics-panel" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{panel.title}</h2>
        {!isUnitNamed(panel) && <span class="statistics-unit">{panel.unit}</span>}
        <button
          type="button"
          class="text-button"
          aria-describedby={titleId}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? texts.showChart : texts.showTable}
        </button>
      </header>
      {isTable ? <PanelTable {...shown} /> : <PanelChart {...shown} ownSeat={ownSeat} />}
      {panel.note !== undefined && <p class="statistics-note">{panel.note}</p>}
    </section>
  );
}

export function StatisticsPanels({
  panels,
  names,
  language,
  hasTimes,
  ownSeat,
}: StatisticsPanelsProps): JSX.Element {
  const texts = useCatalogue<typeof statisticsPageEn>(STATISTICS_CATALOGUES);
  const draw = (panel: NamedPanel): JSX.Element => (
    <Panel key={panel.id} panel={panel} names={names} language={language} texts={texts} ownSeat={ownSeat} />
  );
  return (
    <div class="statistics">
      {panels.filter(isWide).map(draw)}
      <div class="statistics-columns">
        {panels.filter((panel) => !isWide(panel)).map(draw)}
        {!hasTimes && (
          <section class="statistics-panel" aria-labelledby="statistics-times">
            <header>
              <h2 id="statistics-times">{texts.timesTitle}</h2>
            </header>
            <p class="statistics-note">{texts.noTimes}</p>
          </section>
        )}
      </div>
    </div>
  );
}
