import type { LazyMessages } from '../messages.ts';

export const deLog: LazyMessages['facts'] = {
  cubesToInsure: '{name} legt zum Versichern bereit: {cubes}.',
  insuranceSealed: '{name} ist mit dem Versichern fertig.',
  insured: '{name} versichert {cubes} und erhält {tiles} Versicherungsplättchen.',
  controlOrder: 'Kontrollreihenfolge: {order}.',
  roundBegun: 'Bohrrunde {round} beginnt.',
  crewStayed: '{owner} lässt Bohrtrupp {crew} stehen: {place}.',
  crewMoved: '{owner} versetzt Bohrtrupp {crew}: {from} → {to}.',
  dieTakenAlong:
    '{name} nimmt das Subunternehmen von Bohrtrupp {crew} mit (Bohrleistung {power}) und zahlt {fee}.',
  dieReturned: 'Das Subunternehmen von Bohrtrupp {crew} ({name}) kommt auf Phasenbrett I zurück.',
  coreEntered: 'Bohrtrupp {crew} von {name} erreicht den Erdkern und scheidet aus.',
  crewBribed: {
    free: '{name} besticht Bohrtrupp {crew} von {owner}: {from} → {to}.',
    paid: '{name} besticht Bohrtrupp {crew} von {owner}: {from} → {to}. Das Subunternehmen kommt mit, {name} zahlt {fee}.',
  },
  dieHired:
    '{name} heuert für Bohrtrupp {crew} ein Subunternehmen mit Bohrleistung {power} an und zahlt {fee}.',
  dieReset: '{name} ändert das Subunternehmen von Bohrtrupp {crew} auf Bohrleistung {power} und zahlt {fee}.',
  noAdvantage: '{name} nutzt den Vorteil nicht.',
  extractionOrdered: '{name} bestimmt die erste Förderung: {space}.',
  crewPulled: 'Bohrtrupp {crew} von {owner} kommt auf das Feld: {from} → {to}.',
  tileRevealed:
    '{owner} löst auf {space} eine Förderung aus (benötigte Bohrleistung {power}). Die Rückseite zeigt Förderungsstapel {pile} und als Ertrag {income}.',
  cardDrawn: {
    safe: 'Förderungskarte von Stapel {pile}: {cubes}.',
    danger: 'Förderungskarte von Stapel {pile}: {cubes} – und Gefahr.',
  },
  bootyShared: {
    player: {
      share: '{owner} erhält einen Anteil: {share}.',
      leftovers: '{owner} erhält den Überschuss: {leftovers} ({priority}).',
      both: '{owner} erhält einen Anteil: {share}; und den Überschuss: {leftovers} ({priority}).',
      nothing: 'Kein Anteil für {owner}: Es sind zu wenige Rohstoffe.',
    },
    al: {
      share: 'Der Anteil von {owner} kommt zurück in die allgemeine Reserve: {share}.',
      leftovers:
        'Der Überschuss fällt an {owner} und kommt zurück in die allgemeine Reserve: {leftovers} ({priority}).',
      both: 'Anteil und Überschuss von {owner} kommen zurück in die allgemeine Reserve: {share}; {leftovers} ({priority}).',
      nothing: 'Kein Anteil für {owner}: Es sind zu wenige Rohstoffe.',
    },
  },
  insuranceDecided: '{name} entscheidet über die Versicherung.',
  dangerStruck: {
    nothing: 'Gefahr: {name} hat nichts zu verlieren.',
    unprotected: 'Gefahr: {name} verliert {lost}.',
    safety:
      'Gefahr für {loss, plural, one {# Rohstoff} other {# Rohstoffe}} von {name}: Der Schutz rettet {saved}. Verloren: {lost}.',
    insurance:
      'Gefahr für {loss, plural, one {# Rohstoff} other {# Rohstoffe}} von {name}: Die Versicherung rettet {insurance}. Verloren: {lost}.',
    both: 'Gefahr für {loss, plural, one {# Rohstoff} other {# Rohstoffe}} von {name}: Der Schutz rettet {saved}, die Versicherung {insurance}. Verloren: {lost}.',
  },
  bootyTaken: '{name} bringt in den Bestand ein: {cubes}.',
  cardKept: '{name} behält die Förderungskarte (insgesamt {cards}).',
  cardDiscarded: 'Al behält keine Karten: Die Förderungskarte wird abgelegt.',
  incomeReceived: 'Minenschacht auf {space}: {name} erhält als Ertrag {cubes}.',
  bought: '{name} kauft {cubes} für {money}.',
  sold: '{name} verkauft {cubes} für {money}.',
  tradedUnseen: {
    hidden: '{name} führt hinter dem Sichtschirm eine Transaktion aus.',
    buys: '{name} kauft hinter dem Sichtschirm {cubes} für {money}.',
    sells: '{name} verkauft hinter dem Sichtschirm {cubes} für {money}.',
  },
  renounced: {
    stockExchange: '{name} verzichtet auf weitere Transaktionen.',
    workshop: '{name} verzichtet auf weitere Aktionen.',
  },
  powerImproved: '{name} verbessert Bohrtrupp {crew} für {price} auf Bohrleistung {power}.',
  mobilityImproved: '{name} verbessert die Mobilität für {price} auf Stufe {level}.',
  safetyImproved: '{name} verbessert den Schutz für {price} auf Stufe {level}.',
  shaftBuilt: '{name} errichtet auf {space} für {price} einen Minenschacht (Schachtstufe {stage}).',
  shaftMoved: '{name} versetzt für {price} einen Minenschacht: {from} → {to} (Schachtstufe {stage}).',
  delivered: '{name} liefert {cubes} für {prestige} aus.',
  achievementReached: '{name} erlangt eine Errungenschaft: {achievement} ({prestige}).',
  alImproved: {
    chosen: '{name} verbessert Bohrtrupp {crew} von Al auf Bohrleistung {power}.',
    byItself: 'Bohrtrupp {crew} von Al verbessert sich auf Bohrleistung {power}.',
  },
  cleanedUp:
    'Spielrunde {turn} ist zu Ende: Korruptionsplättchen, Subunternehmen und Vizepräsidenten kehren zurück.',
  endConditionMet: {
    coreReached:
      'Endbedingung: {players} Personen haben den Erdkern erreicht. Dies ist die letzte Spielrunde.',
    achievements:
      'Endbedingung: {name} hat mindestens {achievements} Errungenschaften, darunter alle der Klasse {tier}. Dies ist die letzte Spielrunde.',
  },
  turnLimitReached:
    'Höchstzahl der Spielrunden erreicht: Die Partie endet nach Spielrunde {turn} (Schutzregel des Programms, RW-18.4).',
  bonusScored: '{bonus}: {ranked}.',
  gameEnded: {
    one: '{points, plural, one {{name} gewinnt die Partie mit # Prestigepunkt.} other {{name} gewinnt die Partie mit # Prestigepunkten.}}',
    tieBreak:
      '{points, plural, one {Gleichstand mit # Prestigepunkt} other {Gleichstand mit # Prestigepunkten}}: {name} gewinnt die Partie durch mehr Errungenschaften oder, wenn auch die gleich sind, durch mehr Rohstoffe.',
    shared:
      '{points, plural, one {{name} gewinnen die Partie gemeinsam mit je # Prestigepunkt.} other {{name} gewinnen die Partie gemeinsam mit je # Prestigepunkten.}}',
  },
};
