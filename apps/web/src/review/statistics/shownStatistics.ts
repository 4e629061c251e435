import type { StatisticsText } from '@pithead/manifest/statistics';
import type { Language } from '@pithead/text';
import type { ReplayStatistics } from '../../replay/replayApi.ts';
import type { StatisticsPageTexts } from '../../text/statistics/index.ts';
import type { NamedPanel } from './namedPanels.ts';
import { namePanels } from './namedPanels.ts';
import { timesPanel } from './timesPanel.ts';

export interface ShownStatistics {
  readonly intro: string;
  readonly panels: readonly NamedPanel[];
  readonly hasTimes: boolean;
}

/** All panels with their words, the one of times last. None until everything is loaded, or without statistics. */
export function toShownStatistics(
  computed: ReplayStatistics | undefined,
  text: StatisticsText | undefined,
  names: readonly string[],
  language: Language,
  texts: StatisticsPageTexts,
): ShownStatistics {
  if (computed === undefined || text === undefined) return { intro: '', panels: [], hasTimes: false };
  const { panels, times } = computed;
  // Nobody reached an achievement, for example.
  const filled = panels.filter((panel) => panel.kind !== 'bars' || panel.rows.length > 0);
  const named = namePanels(filled, text, language);
  return {
    intro: text.intro,
    panels: times === undefined ? named : [...named, timesPanel(times, names, texts)],
    hasTimes: times !== undefined,
  };
}
