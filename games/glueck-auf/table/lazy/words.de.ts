import type { LazyWords } from '../lazyParts.tsx';

export const de: LazyWords = {
  clockTitle: 'Schichtuhr, Schicht {shift} von {shifts}',
  close: 'Schließen',
  element: 'Element',
  worth: '1. / 2.',
  first: '1. Platz, {points}',
  second: '2. Platz, {points}',
  atLeast: 'mindestens {count}',
  sumNow: 'Bei Wertung jetzt',
  notYet: 'ab Schicht {shift}',
  clockNote:
    'Ausgelieferte Aufträge, die noch verdeckt liegen, zählen hier nicht mit. Ohne sie steht nicht fest, wer vorn liegt.',
  sheetTitle: 'Schicht {shift} wird gewertet',
  gets: '{name} bekommt {points}',
  sheetTotal: 'Siegpunkte',
  deliveredOrders: 'Ausgelieferte Aufträge',
  noneDelivered: 'keine',
  faceDown: '{count, plural, one {# Auftrag verdeckt} other {# Aufträge verdeckt}}',
  storageSentence: 'Lager: {list}',
};
