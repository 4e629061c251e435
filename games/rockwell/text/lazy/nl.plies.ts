import type { LazyMessages } from '../messages.ts';

export const nlPlies: LazyMessages['plies'] = {
  insure:
    '{tiles, plural, one {{cubes} verzekeren: # verzekeringstegel} other {{cubes} verzekeren: # verzekeringstegels}}',
  sealInsurance: {
    nothing: 'Niets verzekeren',
    cubes:
      '{tiles, plural, one {Verzekering bevestigen: {cubes} voor # tegel} other {Verzekering bevestigen: {cubes} voor # tegels}}',
  },
  activate: { move: 'Team {crew}: {from} → {to}', stay: 'Team {crew} blijft staan: {place}' },
  takeAlong: {
    useful: 'Met kracht {power} meenemen voor {fee}: {to}',
    useless: 'Met kracht {power} meenemen voor {fee}: {to}, daar zonder effect',
  },
  bribe: {
    free: 'Team {crew} van {owner} omkopen: {from} → {to}',
    paid: 'Team {crew} van {owner} omkopen: {from} → {to}, voor {fee} met onderaannemer',
  },
  hire: {
    hire: 'Kracht {power} inhuren voor {fee}: {place}',
    useless: 'Kracht {power} inhuren voor {fee}: {place}, daar zonder effect',
    reset: 'Op kracht {power} zetten voor {fee}: {place}',
  },
  extractionOrder: 'Eerst {space} ontginnen',
  useInsurance: {
    nothing: 'Geen verzekering gebruiken: {cubes} verloren',
    tiles:
      '{tiles, plural, one {# verzekeringstegel gebruiken} other {# verzekeringstegels gebruiken}}: {cubes} verloren',
    saved:
      '{tiles, plural, one {# verzekeringstegel gebruiken} other {# verzekeringstegels gebruiken}}: niets verloren',
  },
  alCrew: 'Team {crew} van Al, kracht {power}: {place}',
  alDestination: 'Al verplaatsen: {place}',
  alUpgrade: 'Team {crew} van Al naar kracht {power}: {place}',
  trade: { buys: '{cubes} voor {money} kopen', sells: '{cubes} voor {money} verkopen' },
  renounce: {
    stockExchange: 'Passen: geen transacties meer in deze ronde',
    workshop: 'Passen: geen acties meer in deze ronde',
  },
  improve: {
    crew: 'Team {crew} voor {price} naar kracht {power}: {place}',
    mobility: 'Mobiliteit, niveau {level} voor {price}: {effect}',
    safety: 'Veiligheid, niveau {level} voor {price}: {effect}',
  },
  buildShaft: 'Schacht op {space} voor {price}, niveau {stage} ({ground})',
  moveShaft: 'Schacht {from} → {to} voor {price}, niveau {stage} ({ground})',
  deliver: { tile: '{cubes} voor {prestige} leveren', empty: 'Leveringsstapel leeg: {pile}' },
};
