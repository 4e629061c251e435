import type { StatisticsText } from '@pithead/manifest/statistics';
import { en } from '../text/en.ts';

/** Defines keys and parameters of the other languages. */
export const statisticsEn = {
  intro: 'Where the points came from, and what the workers did.',
  panels: {
    score: { title: 'Points by source' },
    workersByArea: { title: 'Workers by area', note: 'All three shifts; the draw spaces are included.' },
    money: { title: 'Money over time', note: 'Five marks are worth one point at the end.' },
    ordersDelivered: { title: 'Orders delivered', note: 'By means of transport.' },
    coalLoaded: { title: 'Coal brought up', note: 'Cubes loaded from minecarts into the pit cage.' },
  },
  units: {
    points: { name: 'points', amount: '{count, plural, one {# point} other {# points}}' },
    workers: { name: 'workers', amount: '{count, plural, one {# worker} other {# workers}}' },
    marks: { name: 'marks', amount: '{count, plural, one {# mark} other {# marks}}' },
    orders: { name: 'orders', amount: '{count, plural, one {# order} other {# orders}}' },
    cubes: { name: 'cubes', amount: '{count, plural, one {# cube} other {# cubes}}' },
  },
  axes: {
    turns: {
      name: 'Turn',
      start: 'Start',
      moment: 'Shift {section}, turn {number}',
      section: 'Shift {number}',
    },
  },
  names: {
    score: en.sources,
    workersByArea: {
      factory: 'Minecart factory',
      mining: 'Mining',
      delivery: 'Delivery',
      money: 'Wages office',
      orders: 'Orders',
      bank: 'Bank',
    },
    money: { money: 'Marks' },
    ordersDelivered: en.transports,
    coalLoaded: en.coals,
  },
} as const satisfies StatisticsText;
