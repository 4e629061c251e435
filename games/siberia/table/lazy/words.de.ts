import type { LazyWords } from './words.ts';

export const de: LazyWords = {
  roundOver: 'Runde {round} ist zu Ende',
  earned: '{name} {money}',
  earnings: 'In dieser Runde verdient: {earnings}.',
  nobodyEarned: 'In dieser Runde hat niemand etwas verkauft.',
  closedNow: 'In dieser Runde gesperrt: {territories}.',
  progress:
    '{closed, plural, =0 {Kein Gebiet ist gesperrt} one {{closed} von {closedEnd} Gebieten ist gesperrt} other {{closed} von {closedEnd} Gebieten sind gesperrt}}, ' +
    '{empty, plural, =0 {kein Nachschubfeld ist leer} one {{empty} von {emptyEnd} Nachschubfeldern ist leer} other {{empty} von {emptyEnd} Nachschubfeldern sind leer}}.',
  saleDetail: '{count} × {city}',
  actionsDone: 'Ausgeführte Aktionen',
  total: 'Geld',
  workersAt: 'Arbeiter',
  salesmenAt: 'Verkäufer',
  incomeOf: 'Einnahmen bisher',
  none: 'keine',
  leftTitle: 'Noch im Beutel',
  leftWithHands: 'Im Beutel oder bei den anderen auf der Hand',
  hints: {
    ready: 'macht die Aktion {action} bereit',
    earns: 'bringt {money} in {city}',
    pays: 'bringt {money}',
    ownWorker: 'dort steht einer deiner Arbeiter',
    reaches: 'bringt in Reichweite: {resources}',
    buys: 'kauft, was deine Arbeiter erreichen: {resources}',
    gains: {
      money: 'bringt sofort Geld',
      workers: 'damit verkaufst du die Rohstoffe deiner Arbeiter bald gut',
      research: 'bereitet neue Rohstoffsteine vor',
      joker: 'hilft dir zu einem Joker',
      investments: 'zahlt sich in jeder Runde aus',
      tiles: 'so musst du später keine Plättchen abgeben',
      figures: 'behält Figuren in Reserve',
      rivals: 'lässt den anderen weniger zu verkaufen',
    },
  },
};
