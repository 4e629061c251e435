/** The statistics of an opened replay: loads figures and words, then draws them below a heading. */
import type { JSX } from 'preact';
import { useLoad } from '../../lazy/useLoad.ts';
import { workerClient } from '../../offline/workerClient.ts';
import { STATISTICS_CATALOGUES } from '../../text/statistics/index.ts';
import type { statisticsPageEn } from '../../text/statistics/en.ts';
import { useCatalogue, useLanguage } from '../../useTexts.ts';
import { loadStatisticsText } from './loadStatisticsText.ts';
import { toShownStatistics } from './shownStatistics.ts';
import { StatisticsPanels } from './StatisticsPanels.tsx';

interface Props {
  /** From the worker's `openReplay`. */
  readonly replayId: number;
  readonly game: string;
  readonly names: readonly string[];
  readonly ownSeat?: number;
}

export function Statistics({ replayId, game, names, ownSeat }: Props): JSX.Element {
  const language = useLanguage();
  const texts = useCatalogue<typeof statisticsPageEn>(STATISTICS_CATALOGUES);
  const load = async () => {
    const [computed, text] = await Promise.all([
      workerClient().call('replayStatistics', replayId),
      loadStatisticsText(game, language),
    ]);
    return { computed, text };
  };
  const { value, isFailed, retry } = useLoad(load, [replayId, game, language]);
  const { intro, panels, hasTimes } = toShownStatistics(value?.computed, value?.text, names, language, texts);
  return (
    <div class="statistics-page">
      <h1>{texts.title}</h1>
      {isFailed ? (
        <p role="alert">
          {texts.failed}{' '}
          <button type="button" class="text-button" onClick={retry}>
            {texts.again}
          </button>
        </p>
      ) : value === undefined ? (
        <p role="status">{texts.loading}</p>
      ) : panels.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p class="statistics-intro">{intro}</p>
          <StatisticsPanels
            panels={panels}
            names={names}
            language={language}
            hasTimes={hasTimes}
            {...(ownSeat !== undefined && { ownSeat })}
          />
        </>
      )}
    </div>
  );
}
