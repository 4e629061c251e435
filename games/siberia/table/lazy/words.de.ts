import type { LazyWords } from './words.ts';

export const de: LazyWords = {
  roundOver: 'Runde {round} ist zu Ende',
  earned: '{name} {money}',
  earnings: 'In dieser Runde verdient: {earnings}.',
  nobodyEarned: 'In dieser Runde hat niemand etwas verkauft.',
  closedNow: 'In dieser Runde gesperrt: {territories}.',
  progress:
    '{closed} von {closedEnd} Gebieten sind gesperrt und {empty} von {emptyEnd} Nachschubfeldern sind leer.',
  saleDetail: '{count} × {city}',
  actionsDone: 'Ausgeführte Aktionen',
  total: 'Geld',
  workersAt: 'Arbeiter',
  salesmenAt: 'Verkäufer',
  incomeOf: 'Einnahmen bisher',
  none: 'keine',
};
