/** Texts of the enlarged boards and the scoring sheet. */
export const en = {
  clockTitle: 'Shift clock, shift {shift} of {shifts}',
  close: 'Close',
  element: 'Element',
  worth: '1st / 2nd',
  first: '1st place, {points}',
  second: '2nd place, {points}',
  atLeast: 'at least {count}',
  sumNow: 'If scored now',
  notYet: 'from shift {shift}',
  clockNote:
    'Counts of delivered orders that are still face down are unknown. Without them nobody can tell who is first.',
  sheetTitle: 'Shift {shift} is scored',
  gets: '{name} gets {points}',
  sheetTotal: 'Points',
  deliveredOrders: 'Delivered orders',
  noneDelivered: 'none',
  faceDown: '{count, plural, one {# order face down} other {# orders face down}}',
  storageSentence: 'Storage: {list}',
} as const;
