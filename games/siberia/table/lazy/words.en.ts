export const en = {
  roundOver: 'Round {round} is over',
  earned: '{name} {money}',
  earnings: 'Earned this round: {earnings}.',
  nobodyEarned: 'Nobody sold anything this round.',
  closedNow: 'Closed this round: {territories}.',
  progress:
    '{closed} of {closedEnd} territories are closed and {empty} of {emptyEnd} supply fields are empty.',
  saleDetail: '{count} × {city}',
  actionsDone: 'Actions carried out',
  total: 'Money',
  workersAt: 'Workers',
  salesmenAt: 'Salesmen',
  incomeOf: 'Income so far',
  none: 'none',
} as const;
