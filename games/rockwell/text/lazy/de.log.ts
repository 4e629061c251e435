import type { LazyMessages } from '../messages.ts';

export const deLog: LazyMessages['facts'] = {
  bidRevealed: {
    nothing: '{name} bietet nichts.',
    money: '{name} bietet {goods}.',
    cubes: '{name} bietet {goods} (Wert {value}).',
  },
  managementOrder: 'Direktionsreihenfolge: {order}.',
  vpPlaced: '{name} stellt einen Vizepräsidenten auf: {slot}.',
  vpStayedHome: 'Für {name} ist keine Position frei: Der Vizepräsident bleibt zu Hause.',
  cubesToInsure: '{name} legt zum Versichern bereit: {cubes}.',
  insuranceSealed: '{name} ist mit dem Versichern fertig.',
  insured: '{name} versichert {cubes} und erhält {tiles} Versicherungsplättchen.',
  controlOrder: 'Kontrollreihenfolge: {order}.',
  roundBegun: 'Bohrrunde {round} beginnt.',
  crewStayed: '{owner} lässt Trupp {crew} stehen: {place}.',
  crewMoved: '{owner} versetzt Trupp {crew}: {from} → {to}.',
  dieTakenAlong: '{name} nimmt den Subunternehmer von Trupp {crew} mit (Leistung {power}) und zahlt {fee}.',
  dieReturned: 'Der Subunternehmer von Trupp {crew} ({name}) kommt auf Phasenbrett I zurück.',
  coreEntered: 'Trupp {crew} von {name} erreicht den Erdkern und scheidet aus.',
  crewBribed: {
    free: '{name} besticht Trupp {crew} von {owner}: {from} → {to}.',
    paid: '{name} besticht Trupp {crew} von {owner}: {from} → {to}. Der Subunternehmer kommt mit, {name} zahlt {fee}.',
  },
  dieHired: '{name} heuert für Trupp {crew} einen Subunternehmer mit Leistung {power} an und zahlt {fee}.',
  dieReset: '{name} ändert den Subunternehmer von Trupp {crew} auf Leistung {power} und zahlt {fee}.',
  noAdvantage: '{name} nutzt den Vorteil nicht.',
  extractionOrdered: '{name} fördert zuerst auf {space}.',
  crewPulled: 'Trupp {crew} von {owner} kommt auf das Feld: {from} → {to}.',
  tileRevealed:
    '{owner} löst auf {space} eine Förderung aus (benötigte Leistung {power}). Die Rückseite zeigt Förderungsstapel {pile} und als Ertrag {income}.',
  cardDrawn: {
    safe: 'Förderungskarte von Stapel {pile}: {cubes}.',
    danger: 'Förderungskarte von Stapel {pile}: {cubes} – und Gefahr.',
  },
  bootyShared: {
    player: {
      share: '{owner} erhält einen Anteil: {share}.',
      leftovers: '{owner} erhält den Überschuss: {leftovers} ({priority}).',
      both: '{owner} erhält einen Anteil: {share}; dazu den Überschuss: {leftovers} ({priority}).',
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
  bootyTaken: '{name} nimmt in den Bestand: {cubes}.',
  cardKept: '{name} behält die Förderungskarte (insgesamt {cards}).',
  cardDiscarded: 'Al behält keine Karten: Die Förderungskarte wird abgelegt.',
  incomeReceived: 'Minenschacht auf {space}: {name} erhält {cubes}.',
  bought: '{name} kauft {cubes} für {money}.',
  sold: '{name} verkauft {cubes} für {money}.',
  tradedUnseen: {
    hidden: '{name} führt eine geheime Transaktion aus.',
    buys: '{name} kauft geheim {cubes} für {money}.',
    sells: '{name} verkauft geheim {cubes} für {money}.',
  },
  renounced: {
    stockExchange: '{name} verzichtet auf weitere Transaktionen.',
    workshop: '{name} verzichtet auf weitere Aktionen.',
  },
  powerImproved: '{name} verbessert Trupp {crew} für {price} auf Leistung {power}.',
  mobilityImproved: '{name} verbessert die Mobilität für {price} auf Stufe {level}.',
  safetyImproved: '{name} verbessert den Schutz für {price} auf Stufe {level}.',
  shaftBuilt: '{name} errichtet auf {space} für {price} einen Minenschacht (Schachtstufe {stage}).',
  shaftMoved: '{name} versetzt für {price} einen Minenschacht: {from} → {to} (Schachtstufe {stage}).',
  delivered: '{name} liefert {cubes} für {prestige} aus.',
  achievementReached: '{name} schafft eine Realisierung: {achievement} ({prestige}).',
  alImproved: {
    chosen: '{name} verbessert Trupp {crew} von Al auf Leistung {power}.',
    byItself: 'Trupp {crew} von Al verbessert sich auf Leistung {power}.',
  },
  cleanedUp:
    'Spielrunde {turn} ist zu Ende: Korruptionsplättchen, Subunternehmer und Vizepräsidenten kehren zurück.',
  endConditionMet: {
    coreReached: '{players} Personen haben den Erdkern erreicht: Dies ist die letzte Spielrunde.',
    achievements:
      '{name} hat mindestens {achievements} Realisierungen, darunter alle der Klasse {tier}: Dies ist die letzte Spielrunde.',
  },
  turnLimitReached:
    'Höchstzahl der Spielrunden erreicht: Die Partie endet nach Spielrunde {turn} (Sicherung gegen endlose Partien, RW-18.4).',
  bonusScored: '{bonus}: {ranked}.',
  gameEnded: {
    one: '{points, plural, one {{name} gewinnt die Partie mit # Prestigepunkt.} other {{name} gewinnt die Partie mit # Prestigepunkten.}}',
    tieBreak:
      '{points, plural, one {Gleichstand mit # Prestigepunkt} other {Gleichstand mit # Prestigepunkten}}: {name} gewinnt durch mehr Realisierungen oder, wenn auch die gleich sind, durch mehr Rohstoffe.',
    shared:
      '{points, plural, one {{name} gewinnen die Partie gemeinsam mit je # Prestigepunkt.} other {{name} gewinnen die Partie gemeinsam mit je # Prestigepunkten.}}',
  },
};
