import type { Translation } from '@pithead/text';
import { de } from '../text/de.ts';
import { de as lazyDe } from '../text/lazy/de.ts';
import type { statisticsEn } from './en.ts';

export const statisticsDe: Translation<typeof statisticsEn> = {
  intro: 'Woher das Prestige kam und womit es bezahlt wurde.',
  panels: {
    score: { title: 'Prestige nach Herkunft' },
    achievements: { title: 'Realisierungen', note: 'Die niemand geschafft hat, fehlen.' },
    money: { title: 'Geld im Verlauf' },
    stock: { title: 'Rohstoffe im Verlauf', note: 'Würfel im Vorrat am Ende jeder Spielrunde.' },
    extraction: {
      title: 'Förderung',
      note: 'Würfel, die in einen Vorrat kamen, und solche, die durch Gefahr verloren gingen.',
    },
    bidsPaid: { title: 'Bezahlte Angebote', note: 'Alle Angebotsabgaben zusammen, Würfel zu ihrem Preis.' },
  },
  units: {
    prestige: {
      name: 'Prestigepunkte',
      amount: '{count, plural, one {# Prestigepunkt} other {# Prestigepunkte}}',
    },
    dollars: { name: 'Dollar', amount: '{count, number}\u00a0$' },
    cubes: { name: 'Würfel', amount: '{count, plural, one {# Würfel} other {# Würfel}}' },
  },
  axes: { turns: { name: 'Spielrunde', start: 'Beginn', moment: 'Spielrunde {number}' } },
  names: {
    score: lazyDe.sources,
    achievements: de.achievements,
    money: { money: 'Geld' },
    stock: de.resources,
    extraction: { ...de.resources, lost: 'Durch Gefahr verloren' },
    bidsPaid: { money: 'Geld', ...de.resources },
  },
};
