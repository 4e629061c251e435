import type { Translation } from '@pithead/text';
import { nlNames } from '../text/nl.names.ts';
import type { statisticsEn } from './en.ts';

export const statisticsNl: Translation<typeof statisticsEn> = {
  intro: 'Waar het geld vandaan kwam en wat tegels en figuren deden.',
  panels: {
    score: { title: 'Geld per grondstof' },
    money: { title: 'Geld per ronde' },
    salesByCity: { title: 'Verkoop per stad', note: 'Steden waar niemand iets verkocht, ontbreken.' },
    cubesSold: { title: 'Verkochte blokjes' },
    figures: {
      title: 'Figuren per ronde',
      note: 'Aan het einde van elke ronde, ook die in Vladivostok.',
    },
    tilesByAction: { title: 'Tegels per actie', note: 'Waar actietegels en jokers zijn neergelegd.' },
  },
  units: {
    dollars: { name: 'dollar', amount: '$\u00a0{count, number}' },
    cubes: { name: 'blokjes', amount: '{count, plural, one {# blokje} other {# blokjes}}' },
    figures: { name: 'figuren', amount: '{count, plural, one {# figuur} other {# figuren}}' },
    tiles: { name: 'tegels', amount: '{count, plural, one {# tegel} other {# tegels}}' },
  },
  axes: { rounds: { name: 'Ronde', start: 'Begin', moment: 'Ronde {number}' } },
  names: {
    score: nlNames.resources,
    money: { money: 'Geld' },
    salesByCity: nlNames.cities,
    cubesSold: nlNames.resources,
    figures: { workers: 'Arbeiders', salesmen: 'Verkopers' },
    tilesByAction: nlNames.actions,
  },
};
