import { readFileSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { parseRecord } from '@pithead/kernel';
import { ReplayTimeline } from '@pithead/match';
import { bindCatalogue, LANGUAGES } from '@pithead/text';
import type { Language } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { statisticsPageEn } from '../../text/statistics/en.ts';
import type { StatisticsPageTexts } from '../../text/statistics/index.ts';
import { STATISTICS_CATALOGUES } from '../../text/statistics/index.ts';
import { barsSentence, lineSentence, stackSentence } from './chartSentences.ts';
import { computeStatistics } from './computeStatistics.ts';
import { linesScale, numberedMoments, steppedPath } from './linesScale.ts';
import { loadStatisticsText } from './loadStatisticsText.ts';
import type { NamedBars, NamedLines, NamedPanel } from './namedPanels.ts';
import { namePanels } from './namedPanels.ts';
import { toShownStatistics } from './shownStatistics.ts';
import { formatDuration, medianOf, timesPanel } from './timesPanel.ts';

const NAMES = ['Ida', 'Ben', 'Cem'];
const textsIn = (language: Language): StatisticsPageTexts =>
  bindCatalogue<typeof statisticsPageEn>(language, STATISTICS_CATALOGUES[language]);
const texts = textsIn('en');

async function panelsOf(id: string, language: Language): Promise<NamedPanel[]> {
  const url = new URL(`../../../../../games/${id}/records/greedy-3-players.json`, import.meta.url);
  const { game } = LOADED_GAMES[id] as (typeof LOADED_GAMES)[string];
  const timeline = new ReplayTimeline(game, parseRecord(readFileSync(url, 'utf8')));
  const replayed = { game: timeline.game, states: timeline.states, facts: timeline.allFacts };
  const text = await loadStatisticsText(id, language);
  if (text === undefined) throw new Error(`${id} has no statistics`);
  return namePanels(await computeStatistics(id, replayed), text, language);
}

const sentencesOf = (panel: NamedPanel, words: StatisticsPageTexts): string[] => {
  if (panel.kind === 'stack') return [stackSentence(panel, NAMES, words)];
  if (panel.kind === 'bars') return [barsSentence(panel, NAMES, words)];
  return panel.lines.map((line) => lineSentence(panel, line, NAMES, words));
};

describe.each(Object.keys(LOADED_GAMES))('statistics of %s on the page', (id) => {
  it.each(LANGUAGES)(
    'every chart is told in one sentence with the name of every seat (%s)',
    async (language) => {
      for (const panel of await panelsOf(id, language))
        for (const sentence of sentencesOf(panel, textsIn(language))) {
          expect(sentence).toMatch(/^[^.]+(?:\.\d{3}[^.]*)*\.$/);
          for (const name of [...NAMES, panel.title]) expect(sentence).toContain(name);
          expect(sentence).not.toMatch(/undefined|NaN|[{}]/);
        }
    },
  );

  it('every moment of a chart of lines has a name of its own', async () => {
    const lines = (await panelsOf(id, 'de')).filter((panel) => panel.kind === 'lines');
    expect(lines.length).toBeGreaterThan(0);
    for (const { moments } of lines) expect(new Set(moments).size).toBe(moments.length);
  });
});

it('a game without statistics has no panels and no text', async () => {
  const replayed = { game: { outcome: () => ({ seats: [] }) }, states: [], facts: [] };
  expect(await computeStatistics('unknown', replayed)).toEqual([]);
  expect(await loadStatisticsText('unknown', 'en')).toBeUndefined();
  expect(toShownStatistics({ panels: [], times: undefined }, undefined, NAMES, 'en', texts).panels).toEqual(
    [],
  );
});

describe('moments with sections', () => {
  it('turns are counted within their shift', async () => {
    const panels = await panelsOf('glueck-auf', 'en');
    const { moments, sections } = panels.find(({ id }) => id === 'money') as NamedLines;
    expect(sections.map(({ name }) => name)).toEqual(['Shift 1', 'Shift 2', 'Shift 3']);
    const second = sections[1]?.from ?? 0;
    expect(moments.slice(0, 2)).toEqual(['Start', 'Shift 1, turn 1']);
    expect(moments[second]).toBe(`Shift 1, turn ${second}`);
    expect(moments[second + 1]).toBe('Shift 2, turn 1');
  });
});

describe('scale of lines', () => {
  const values = [
    [0, 3],
    [7, 3],
    [7, -2],
    [23, 12],
  ];
  const scale = linesScale(values);

  it('ticks are round and enclose all values', () => {
    expect(scale.ticks).toEqual([-5, 0, 5, 10, 15, 20, 25]);
    expect([scale.y(25), scale.y(-5), scale.x(0), scale.x(3)]).toEqual([0, 100, 0, 100]);
  });

  it('a line is horizontal until the value changes, and ends at the right edge', () => {
    expect(steppedPath(values, 0, scale)).toBe('M0 83.33H33.33V60H100V6.67H100');
  });

  it('a game that has just begun can be drawn', () => {
    expect(steppedPath([[5, 5]], 0, linesScale([[5, 5]]))).toBe('M0 0H100');
  });

  it.each([
    [2, [1]],
    [7, [1, 2, 3, 4, 5, 6]],
    [13, [2, 4, 6, 8, 10, 12]],
    [31, [5, 10, 15, 20, 25, 30]],
    [61, [10, 20, 30, 40, 50, 60]],
  ])('an axis of %i moments has at most six numbers', (count, numbers) =>
    expect(numberedMoments(count)).toEqual(numbers),
  );
});

describe('time per decision', () => {
  const times = [1_000, 2_000, 14_999, 15_000, 59_000, 61_000, 400_000].map((ms) => ({ seat: 0, ms }));
  const panel = timesPanel([...times, { seat: 1, ms: 4_999 }], ['Ida', 'Ben'], texts) as NamedBars;

  it('decisions are counted by how long they took', () => {
    expect(panel.rows.map(({ values }) => values)).toEqual([
      [2, 1],
      [1, 0],
      [2, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('the note names the median and the longest time of each seat', () => {
    expect(panel.note).toBe('Typical: Ida 15 s, at most 7 min; Ben 5 s, at most 5 s.');
  });

  it('a seat without decisions is left out of the note', () => {
    expect(timesPanel(times, ['Ida', 'Ben'], texts).note).not.toContain('Ben');
    expect(medianOf([])).toBe(0);
  });

  it.each([
    [0, '0 s'],
    [940, '0.9 s'],
    [9_960, '10 s'],
    [119_000, '119 s'],
    [121_000, '2 min'],
  ])('%i ms are written as %s', (ms, text) => expect(formatDuration(ms, texts)).toBe(text));

  it('without times there is no such panel', async () => {
    const text = await loadStatisticsText('siberia', 'en');
    const shown = (given?: typeof times): string[] =>
      toShownStatistics({ panels: [], times: given }, text, NAMES, 'en', texts).panels.map(({ id }) => id);
    expect([shown(), shown(times)]).toEqual([[], ['times']]);
  });
});
