import type { Translation } from '@pithead/text';
import { de } from '../text/de.ts';
import type { statisticsEn } from './en.ts';

export const statisticsDe: Translation<typeof statisticsEn> = {
  intro: 'Woher die Punkte kamen und was die Arbeiter getan haben.',
  panels: {
    score: { title: 'Punkte nach Herkunft' },
    workersByArea: { title: 'Arbeiter nach Bereich', note: 'Alle drei Schichten, auch die Ziehfelder.' },
    money: { title: 'Geld im Verlauf', note: 'Fünf Mark sind am Ende einen Punkt wert.' },
    ordersDelivered: { title: 'Ausgelieferte Aufträge', note: 'Nach Transportmittel.' },
    coalLoaded: { title: 'Geförderte Kohle', note: 'Würfel, die aus Loren in den Förderkorb kamen.' },
  },
  units: {
    points: { name: 'Punkte', amount: '{count, plural, one {# Punkt} other {# Punkte}}' },
    workers: { name: 'Arbeiter', amount: '{count, plural, one {# Arbeiter} other {# Arbeiter}}' },
    marks: { name: 'Mark', amount: '{count, plural, one {# Mark} other {# Mark}}' },
    orders: { name: 'Aufträge', amount: '{count, plural, one {# Auftrag} other {# Aufträge}}' },
    cubes: { name: 'Würfel', amount: '{count, plural, one {# Würfel} other {# Würfel}}' },
  },
  axes: {
    turns: {
      name: 'Zug',
      start: 'Beginn',
      moment: 'Schicht {section}, Zug {number}',
      section: 'Schicht {number}',
    },
  },
  names: {
    score: de.sources,
    workersByArea: {
      factory: 'Lorenfabrik',
      mining: 'Fördern',
      delivery: 'Auslieferung',
      money: 'Lohnbüro',
      orders: 'Aufträge',
      bank: 'Bank',
    },
    money: { money: 'Mark' },
    ordersDelivered: de.transports,
    coalLoaded: de.coalNouns,
  },
};
