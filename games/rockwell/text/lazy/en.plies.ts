export const enPlies = {
  insure: '{tiles, plural, one {Insure {cubes}: # insurance tile} other {Insure {cubes}: # insurance tiles}}',
  sealInsurance: {
    nothing: 'Insure nothing',
    cubes:
      '{tiles, plural, one {Seal the insurance: {cubes} for # tile} other {Seal the insurance: {cubes} for # tiles}}',
  },
  activate: { move: 'Crew {crew}: {from} → {to}', stay: 'Crew {crew} stays: {place}' },
  takeAlong: {
    useful: 'Take along with power {power} for {fee}: {to}',
    useless: 'Take along with power {power} for {fee}: {to}, no effect there',
  },
  bribe: {
    free: 'Bribe {owner}’s crew {crew}: {from} → {to}',
    paid: 'Bribe {owner}’s crew {crew}: {from} → {to}, for {fee} with its subcontractor',
  },
  hire: {
    hire: 'Hire power {power} for {fee}: {place}',
    useless: 'Hire power {power} for {fee}: {place}, no effect there',
    reset: 'Change to power {power} for {fee}: {place}',
  },
  extractionOrder: 'Extract {space} first',
  useInsurance: {
    nothing: 'Use no insurance: {cubes} lost',
    tiles: '{tiles, plural, one {Use # insurance tile} other {Use # insurance tiles}}: {cubes} lost',
    saved: '{tiles, plural, one {Use # insurance tile} other {Use # insurance tiles}}: nothing lost',
  },
  alCrew: 'Al’s crew {crew}, power {power}: {place}',
  alDestination: 'Al goes to {place}',
  alUpgrade: 'Al’s crew {crew} to power {power}: {place}',
  trade: { buys: 'Buy {cubes} for {money}', sells: 'Sell {cubes} for {money}' },
  renounce: {
    stockExchange: 'Pass: no more transactions this turn',
    workshop: 'Pass: no more actions this turn',
  },
  improve: {
    crew: 'Crew {crew} to power {power} for {price}: {place}',
    mobility: 'Mobility, level {level} for {price}: {effect}',
    safety: 'Safety, level {level} for {price}: {effect}',
  },
  buildShaft: 'Mineshaft on {space} for {price}, stage {stage} ({ground})',
  moveShaft: 'Mineshaft {from} → {to} for {price}, stage {stage} ({ground})',
  deliver: { tile: 'Deliver {cubes} for {prestige}', empty: 'Delivery pile empty: {pile}' },
} as const;
