import type { StatisticsText } from '@pithead/manifest/statistics';
import { enNames } from '../text/en.names.ts';

/** Defines keys and parameters of the other languages. */
export const statisticsEn = {
  intro: 'Where the money came from, and what tiles and figures did.',
  panels: {
    score: { title: 'Money by resource' },
    money: { title: 'Money over time' },
    salesByCity: { title: 'Sales by city', note: 'Cities where nobody sold anything are left out.' },
    cubesSold: { title: 'Cubes sold' },
    figures: { title: 'Figures over time', note: 'At the end of each round, those in Vladivostok included.' },
    tilesByAction: { title: 'Tiles by action', note: 'Where action tiles and jokers were placed.' },
  },
  units: {
    dollars: { name: 'dollars', amount: '${count, number}' },
    cubes: { name: 'cubes', amount: '{count, plural, one {# cube} other {# cubes}}' },
    figures: { name: 'figures', amount: '{count, plural, one {# figure} other {# figures}}' },
    tiles: { name: 'tiles', amount: '{count, plural, one {# tile} other {# tiles}}' },
  },
  axes: { rounds: { name: 'Round', start: 'Start', moment: 'Round {number}' } },
  names: {
    score: enNames.resources,
    money: { money: 'Money' },
    salesByCity: enNames.cities,
    cubesSold: enNames.resources,
    figures: { workers: 'Workers', salesmen: 'Salesmen' },
    tilesByAction: enNames.actions,
  },
} as const satisfies StatisticsText;
