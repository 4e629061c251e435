import type { LazyMessages } from '../messages.ts';

export const dePlies: LazyMessages['plies'] = {
  insure: '{cubes} versichern: {tiles} Versicherungsplättchen',
  sealInsurance: {
    nothing: 'Nichts versichern',
    cubes: 'Versicherung abschließen: {cubes} für {tiles} Plättchen',
  },
  activate: { move: 'Trupp {crew}: {from} → {to}', stay: 'Trupp {crew} bleibt stehen: {place}' },
  takeAlong: {
    useful: 'Mit Leistung {power} mitnehmen für {fee}: {to}',
    useless: 'Mit Leistung {power} mitnehmen für {fee}: {to}, dort ohne Wirkung',
  },
  bribe: {
    free: 'Trupp {crew} von {owner} bestechen: {from} → {to}',
    paid: 'Trupp {crew} von {owner} bestechen: {from} → {to}, für {fee} mit Subunternehmer',
  },
  hire: {
    hire: 'Leistung {power} anheuern für {fee}: {place}',
    useless: 'Leistung {power} anheuern für {fee}: {place}, dort ohne Wirkung',
    reset: 'Auf Leistung {power} ändern für {fee}: {place}',
  },
  extractionOrder: 'Zuerst auf {space} fördern',
  useInsurance: {
    nothing: 'Keine Versicherung nutzen: {cubes} verloren',
    tiles: '{tiles} Versicherungsplättchen nutzen: {cubes} verloren',
    saved: '{tiles} Versicherungsplättchen nutzen: nichts verloren',
  },
  alCrew: 'Trupp {crew} von Al, Leistung {power}: {place}',
  alDestination: 'Al versetzen: {place}',
  alUpgrade: 'Trupp {crew} von Al auf Leistung {power}: {place}',
  trade: { buys: '{cubes} für {money} kaufen', sells: '{cubes} für {money} verkaufen' },
  renounce: {
    stockExchange: 'Verzichten: keine weitere Transaktion in dieser Spielrunde',
    workshop: 'Verzichten: keine weitere Aktion in dieser Spielrunde',
  },
  improve: {
    crew: 'Trupp {crew} für {price} auf Leistung {power}: {place}',
    mobility: 'Mobilität, Stufe {level} für {price}: {effect}',
    safety: 'Schutz, Stufe {level} für {price}: {effect}',
  },
  buildShaft: 'Schacht auf {space} für {price}, Stufe {stage} ({ground})',
  moveShaft: 'Schacht {from} → {to} für {price}, Stufe {stage} ({ground})',
  deliver: { tile: '{cubes} für {prestige} ausliefern', empty: 'Stapel der Auslieferungen leer: {pile}' },
};
