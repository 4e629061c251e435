import type { Translation } from '@pithead/text';
import { deNames } from '../text/de.names.ts';
import type { statisticsEn } from './en.ts';

export const statisticsDe: Translation<typeof statisticsEn> = {
  intro: 'Woher das Geld kam und was Plättchen und Figuren getan haben.',
  panels: {
    score: { title: 'Geld nach Rohstoff' },
    money: { title: 'Geld im Verlauf' },
    salesByCity: { title: 'Verkäufe nach Stadt', note: 'Städte, in denen niemand verkauft hat, fehlen.' },
    cubesSold: { title: 'Verkaufte Würfel' },
    figures: { title: 'Figuren im Verlauf', note: 'Am Ende jeder Runde, auch die in Wladiwostok.' },
    tilesByAction: {
      title: 'Plättchen nach Aktion',
      note: 'Wo Aktionsplättchen und Joker hingelegt wurden.',
    },
  },
  units: {
    dollars: { name: 'Dollar', amount: '{count, number}\u00a0$' },
    cubes: { name: 'Würfel', amount: '{count, plural, one {# Würfel} other {# Würfel}}' },
    figures: { name: 'Figuren', amount: '{count, plural, one {# Figur} other {# Figuren}}' },
    tiles: { name: 'Plättchen', amount: '{count, plural, one {# Plättchen} other {# Plättchen}}' },
  },
  axes: { rounds: { name: 'Runde', start: 'Beginn', moment: 'Runde {number}' } },
  names: {
    score: deNames.resources,
    money: { money: 'Geld' },
    salesByCity: deNames.cities,
    cubesSold: deNames.resources,
    figures: { workers: 'Arbeiter', salesmen: 'Verkäufer' },
    tilesByAction: deNames.actions,
  },
};
