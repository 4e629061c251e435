import type { StatisticsText } from '@pithead/manifest/statistics';
import { en } from '../text/en.ts';
import { en as lazyEn } from '../text/lazy/en.ts';

/** Defines keys and parameters of the other languages. */
export const statisticsEn = {
  intro: 'Where the prestige came from, and what it was paid with.',
  panels: {
    score: { title: 'Prestige by source' },
    achievements: { title: 'Achievements', note: 'Those that nobody reached are left out.' },
    money: { title: 'Money over time' },
    stock: { title: 'Resources over time', note: 'Cubes in stock at the end of each turn.' },
    extraction: { title: 'Extraction', note: 'Cubes that reached a stock, and cubes that danger took away.' },
    bidsPaid: { title: 'Bids paid', note: 'All auctions together, cubes at their price.' },
  },
  units: {
    prestige: {
      name: 'prestige points',
      amount: '{count, plural, one {# prestige point} other {# prestige points}}',
    },
    dollars: { name: 'dollars', amount: '${count, number}' },
    cubes: { name: 'cubes', amount: '{count, plural, one {# cube} other {# cubes}}' },
  },
  axes: { turns: { name: 'Turn', start: 'Start', moment: 'Turn {number}' } },
  names: {
    score: lazyEn.sources,
    achievements: en.achievements,
    money: { money: 'Money' },
    stock: en.resources,
    extraction: { ...en.resources, lost: 'Lost to danger' },
    bidsPaid: { money: 'Money', ...en.resources },
  },
} as const satisfies StatisticsText;
