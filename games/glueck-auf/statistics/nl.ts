import type { Translation } from '@pithead/text';
import { nl } from '../text/nl.ts';
import type { statisticsEn } from './en.ts';

export const statisticsNl: Translation<typeof statisticsEn> = {
  intro: 'Waar de punten vandaan kwamen en wat de arbeiders deden.',
  panels: {
    score: { title: 'Punten per bron' },
    workersByArea: { title: 'Arbeiders per gebied', note: 'Alle drie de diensten, ook de trekvakken.' },
    money: { title: 'Geld per beurt', note: 'Vijf mark is aan het einde één punt waard.' },
    ordersDelivered: { title: 'Geleverde opdrachten', note: 'Per vervoermiddel.' },
    coalLoaded: { title: 'Opgehaalde kolen', note: 'Blokjes die uit mijnwagens in de kooi zijn geladen.' },
  },
  units: {
    points: { name: 'punten', amount: '{count, plural, one {# punt} other {# punten}}' },
    workers: { name: 'arbeiders', amount: '{count, plural, one {# arbeider} other {# arbeiders}}' },
    marks: { name: 'mark', amount: '{count, plural, one {# mark} other {# mark}}' },
    orders: { name: 'opdrachten', amount: '{count, plural, one {# opdracht} other {# opdrachten}}' },
    cubes: { name: 'blokjes', amount: '{count, plural, one {# blokje} other {# blokjes}}' },
  },
  axes: {
    turns: {
      name: 'Beurt',
      start: 'Begin',
      moment: 'Dienst {section}, beurt {number}',
      section: 'Dienst {number}',
    },
  },
  names: {
    score: nl.sources,
    workersByArea: {
      factory: 'Mijnwagenfabriek',
      mining: 'Delven',
      delivery: 'Levering',
      money: 'Loonkantoor',
      orders: 'Opdrachten',
      bank: 'Bank',
    },
    money: { money: 'Mark' },
    ordersDelivered: nl.transports,
    coalLoaded: nl.coals,
  },
};
