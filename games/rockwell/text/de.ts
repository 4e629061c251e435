import type { OpeningMessages } from './messages.ts';

export const de: OpeningMessages = {
  title: 'Rockwell',
  al: 'Al',
  resources: { zinc: 'Zink', copper: 'Kupfer', silver: 'Silber', gold: 'Gold' },
  boards: { controlCentre: 'Kontrollzentrum', stockExchange: 'Börse', workshop: 'Werkstatt' },
  achievements: {
    zincCopperStock: '8 Zink + 8 Kupfer',
    sixExtractions: '6 Förderungskarten',
    silverStock: '10 Silber',
    threeCrewsPower2: '3 Trupps mit Leistung 2+',
    goldStock: '12 Gold',
    allCrewsDeep: 'alle Trupps auf Level C oder tiefer',
    sixOfEach: '6 von jedem Rohstoff',
    twoCrewsPower4: '2 Trupps mit Leistung 4',
    coreReached: 'Erdkern erreicht',
  },
  optionValues: {
    staggered: 'versetzt',
    aligned: 'bündig',
    slots: 'von links nach rechts',
    management: 'nach der Direktionsreihenfolge',
  },
  options: {
    layout: 'Anordnung der Levels',
    phaseOrder: 'Reihenfolge in Phase II und III',
    zeroHoldingScores: 'Bonuspunkte ohne Besitz',
    hiddenLog: 'Geheimer Spielverlauf',
    turnLimit: 'Höchstzahl der Spielrunden',
  },
  places: { border: 'Grenze {first}–{second}', core: 'Erdkern', entrance: 'Mineneingang {number}' },
  cubes: '{count} {resource}',
  nothing: 'nichts',
  prestige: '{points, plural, one {# Prestigepunkt} other {# Prestigepunkte}}',
  slots: {
    bribery: '{board}, Position {slot} (Korruption)',
    subcontracting: '{board}, Position {slot} (Subunternehmer)',
    transactions: '{board}, Position {slot} ({count, plural, one {# Transaktion} other {# Transaktionen}})',
    actions: '{board}, Position {slot} ({count, plural, one {# Aktion} other {# Aktionen}})',
    closed: '{board}, Position {slot}',
  },
  mobilityLevels: [
    'Sprung auf das übernächste Feld links oder rechts',
    'Trupps dürfen auf Grenzen stehen',
    'zwei Schritte nacheinander',
  ],
  safetyLevels: [
    'Gefahr kostet 1 Rohstoff weniger',
    'Gefahr kostet 3 Rohstoffe weniger',
    'Gefahr kostet nichts',
  ],
  turns: { turn: 'Spielrunde {turn}', last: 'Letzte Spielrunde ({turn})' },
  decided: {
    auction: 'Dein Angebot ist abgegeben. Warten auf {name}',
    insurance: 'Du bist mit dem Versichern fertig. Warten auf {name}',
  },
  waiting: 'Warten auf {name}',
  facts: {
    ordersDrawn: 'Ausgelost: Direktionsreihenfolge {management}; Kontrollreihenfolge {control}.',
    turnBegun: 'Spielrunde {turn} beginnt mit der Angebotsabgabe.',
    moneyBid: 'Im Angebot von {name}: {money}.',
    cubesBid: 'Im Angebot von {name}: {cubes}.',
    bidSealed: '{name} gibt das Angebot verdeckt ab.',
  },
  prompts: {
    auctionBegun:
      '{turn}, Angebotsabgabe: Stelle dein Angebot zusammen und gib es ab. Du darfst auch nichts bieten. Du hast {goods}.',
    auction:
      '{turn}, Angebotsabgabe: Ergänze dein Angebot oder gib es ab. Bisher: {bid} (Wert {value}). Du hast {goods}.',
  },
  plies: {
    bid: { money: '{money} mehr bieten', cubes: '{cubes} mehr bieten (Wert {money})' },
    sealBid: { nothing: 'Leeres Angebot abgeben', goods: 'Angebot abgeben: {goods} (Wert {value})' },
  },
};
