import type { LazyWords } from './words.ts';

export const nl: LazyWords = {
  roundOver: 'Ronde {round} is voorbij',
  earned: '{name} {money}',
  earnings: 'Deze ronde verdiend: {earnings}.',
  nobodyEarned: 'Niemand heeft deze ronde iets verkocht.',
  closedNow: 'Deze ronde gesloten: {territories}.',
  progress:
    '{closed, plural, =0 {Geen gebied is gesloten} one {{closed} van {closedEnd} gebieden is gesloten} other {{closed} van {closedEnd} gebieden zijn gesloten}}, ' +
    '{empty, plural, =0 {geen voorraadveld is leeg} one {{empty} van {emptyEnd} voorraadvelden is leeg} other {{empty} van {emptyEnd} voorraadvelden zijn leeg}}.',
  saleDetail: '{count} × {city}',
  actionsDone: 'Uitgevoerde acties',
  total: 'Geld',
  workersAt: 'Arbeiders',
  salesmenAt: 'Verkopers',
  incomeOf: 'Inkomsten tot nu toe',
  none: 'geen',
  leftTitle: 'Nog in de zak',
  leftWithHands: 'In de zak of bij de anderen in de hand',
  hints: {
    ready: 'maakt de actie {action} klaar',
    earns: 'levert {money} op in {city}',
    pays: 'levert {money} op',
    ownWorker: 'daar staat een van jouw arbeiders',
    reaches: 'brengt binnen bereik: {resources}',
    buys: 'koopt wat jouw arbeiders bereiken: {resources}',
    gains: {
      money: 'levert meteen geld op',
      workers: 'zo verkoop je de grondstoffen van je arbeiders straks goed',
      research: 'bereidt nieuwe grondstofblokjes voor',
      joker: 'helpt je aan een joker',
      investments: 'betaalt zich elke ronde terug',
      tiles: 'zo hoef je later geen tegels af te leggen',
      figures: 'houdt figuren in reserve',
      rivals: 'laat de anderen minder over om te verkopen',
    },
  },
};
