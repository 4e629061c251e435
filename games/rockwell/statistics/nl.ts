import type { Translation } from '@pithead/text';
import { nl } from '../text/nl.ts';
import { nl as lazyNl } from '../text/lazy/nl.ts';
import type { statisticsEn } from './en.ts';

export const statisticsNl: Translation<typeof statisticsEn> = {
  intro: 'Waar het prestige vandaan kwam en waarmee het is betaald.',
  panels: {
    score: { title: 'Prestige per bron' },
    achievements: { title: 'Prestaties', note: 'Prestaties die niemand haalde, ontbreken.' },
    money: { title: 'Geld per ronde' },
    stock: {
      title: 'Grondstoffen per ronde',
      note: 'Blokjes in voorraad aan het einde van elke ronde.',
    },
    extraction: {
      title: 'Ontginning',
      note: 'Blokjes die in een voorraad kwamen, en blokjes die door gevaar verloren gingen.',
    },
    bidsPaid: { title: 'Betaalde biedingen', note: 'Alle veilingen samen, blokjes tegen hun prijs.' },
  },
  units: {
    prestige: {
      name: 'prestigepunten',
      amount: '{count, plural, one {# prestigepunt} other {# prestigepunten}}',
    },
    dollars: { name: 'dollar', amount: '$\u00a0{count, number}' },
    cubes: { name: 'blokjes', amount: '{count, plural, one {# blokje} other {# blokjes}}' },
  },
  axes: { turns: { name: 'Ronde', start: 'Begin', moment: 'Ronde {number}' } },
  names: {
    score: lazyNl.sources,
    achievements: nl.achievements,
    money: { money: 'Geld' },
    stock: nl.resources,
    extraction: { ...nl.resources, lost: 'Verloren door gevaar' },
    bidsPaid: { money: 'Geld', ...nl.resources },
  },
};
