import type { LazyWords } from '../lazyParts.tsx';

export const nl: LazyWords = {
  clockTitle: 'Dienstklok, dienst {shift} van {shifts}',
  close: 'Sluiten',
  element: 'Element',
  worth: '1e / 2e',
  first: '1e plaats, {points}',
  second: '2e plaats, {points}',
  atLeast: 'minstens {count}',
  sumNow: 'Bij telling nu',
  notYet: 'vanaf dienst {shift}',
  clockNote:
    'Geleverde opdrachten die nog gedekt liggen, tellen hier niet mee. Zonder die staat niet vast wie voorop ligt.',
  sheetTitle: 'Dienst {shift} wordt geteld',
  gets: '{name} krijgt {points}',
  sheetTotal: 'Punten',
  deliveredOrders: 'Geleverde opdrachten',
  noneDelivered: 'geen',
  faceDown: '{count, plural, one {# opdracht gedekt} other {# opdrachten gedekt}}',
  storageSentence: 'Opslag: {list}',
};
