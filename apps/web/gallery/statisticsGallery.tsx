/**
 * Draws the statistics of a golden record without a server:
 * `statistics.html?game=…&record=greedy-3-players&theme=…&lang=…&times`.
 */
/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
import '../src/base.css';
import { findGame } from '@pithead/games';
import type { GameRecord } from '@pithead/kernel';
import type { DecisionTime } from '@pithead/match';
import { ReplayTimeline } from '@pithead/match';
import { bindCatalogue, isLanguage } from '@pithead/text';
import { render } from 'preact';
import { computeStatistics } from '../src/review/statistics/computeStatistics.ts';
import { loadStatisticsText } from '../src/review/statistics/loadStatisticsText.ts';
import { toShownStatistics } from '../src/review/statistics/shownStatistics.ts';
import { StatisticsPanels } from '../src/review/statistics/StatisticsPanels.tsx';
import { loadLanguage } from '../src/settings.ts';
import type { statisticsPageEn } from '../src/text/statistics/en.ts';
import { STATISTICS_CATALOGUES } from '../src/text/statistics/index.ts';

const RECORDS = import.meta.glob<GameRecord>('../../../games/*/records/*.json', { import: 'default' });
const NAMES = ['Ida', 'Ben', 'Wilhelmina von Hohenstein', 'Cem'];

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? 'glueck-auf';
const file = query.get('record') ?? 'greedy-3-players';
const given = query.get('lang') ?? 'en';
const language = isLanguage(given) ? given : 'en';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';

const record = await RECORDS[`../../../games/${game}/records/${file}.json`]?.();
const manifest = findGame(game);
if (record === undefined || manifest === undefined) throw new Error(`no record ${file} of ${game}`);
const timeline = new ReplayTimeline(await manifest.rules(), record);
const names = NAMES.slice(0, record.seats.length);
// Colours of sources come with the style sheets of the table.
await manifest.table();

/** Spread like the times of people, without a random number. */
const inventedTimes = (): DecisionTime[] =>
  timeline
    .turns()
    .map(({ seat }, i) => ({ seat, ms: Math.round(Math.exp(((i * 37 + seat * 11) % 100) / 15) * 900) }));

const [panels, text] = await Promise.all([
  computeStatistics(game, { game: timeline.game, states: timeline.states, facts: timeline.allFacts }),
  loadStatisticsText(game, language),
  loadLanguage(language),
]);
const texts = bindCatalogue<typeof statisticsPageEn>(language, STATISTICS_CATALOGUES[language]);
const times = query.has('times') ? inventedTimes() : undefined;
const shown = toShownStatistics({ panels, times }, text, names, language, texts);

render(
  <div class="statistics-page">
    <h1>{texts.title}</h1>
    <p class="statistics-intro">{shown.intro}</p>
    <StatisticsPanels panels={shown.panels} names={names} language={language} hasTimes={shown.hasTimes} />
  </div>,
  document.querySelector('#gallery') as HTMLElement,
);
document.documentElement.dataset['drawn'] = '';
