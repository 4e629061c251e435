import { deLog } from './de.log.ts';
import { deNames } from './de.names.ts';
import { dePlies } from './de.plies.ts';
import type { Messages } from './messages.ts';

export const de: Messages = {
  title: 'Rockwell',
  al: 'Al',

  ...deNames,

  cubes: '{count} {resource}',
  nothing: 'nichts',
  prestige: '{points, plural, one {# Prestigepunkt} other {# Prestigepunkte}}',
  slots: {
    bribery: '{board}, Position {slot} (Korruption)',
    subcontracting: '{board}, Position {slot} (Subunternehmen)',
    transactions: '{board}, Position {slot} ({count, plural, one {# Transaktion} other {# Transaktionen}})',
    actions: '{board}, Position {slot} ({count, plural, one {# Aktion} other {# Aktionen}})',
    closed: '{board}, Position {slot}',
  },
  ground: {
    lacking: 'Leistung {present} von {required}',
    ready: 'Förderung',
    revealed: 'umgedreht',
    core: 'scheidet aus',
    at: '{place} ({ground})',
    oneOfTwo: '{space}: {ground}',
  },
  shaftGround: { income: 'Ertrag {cubes}', unrevealed: 'nicht umgedreht' },
  mobilityLevels: [
    'Sprung auf das übernächste Feld links oder rechts',
    'Trupps dürfen sich auf Grenzen stellen',
    'zwei Schritte nacheinander',
  ],
  safetyLevels: ['1 Rohstoff weniger Verlust bei Gefahr', '3 Rohstoffe weniger Verlust bei Gefahr', 'kein Verlust bei Gefahr'],
  priority: {
    mineshaft: 'Vorrang durch den Minenschacht',
    power: 'Vorrang durch die größte Bohrleistung',
    trigger: 'Gleichstand bei der Bohrleistung, Vorrang durch das Auslösen',
  },
  ranked: '{name} {points} ({holding})',

  facts: deLog,

  reasons: {
    tooLittleMoney: 'Zu wenig Geld: Du brauchst {needed} und hast {money}.',
    tooFewCubes: 'Zu wenige Rohstoffe: Du brauchst {needed} und hast {owned}.',
    tooFewForDelivery: 'Zu wenige Rohstoffe: Dein Bestand reicht nicht für das, was das Auslieferungsplättchen verlangt.',
    bidAlready:
      'Schon angegeben: Tausender, Hunderter und jeden Rohstoff gibst du nur einmal an. Nimm die Angabe zurück, um sie zu ändern.',
    noSuchSlot: 'Keine solche Position: Mit so wenigen Personen hat dieses Phasenbrett weniger Positionen.',
    slotTaken: 'Nicht frei: Auf dieser Position steht schon ein Vizepräsident.',
    otherBoard: 'Kein anderes Phasenbrett: Auf diesem steht schon dein erster Vizepräsident.',
    crewInCore: 'Nicht mehr im Spiel: Dieser Bohrtrupp hat den Erdkern erreicht.',
    alreadyThere: 'Keine Bewegung: Der Bohrtrupp ist schon dort. Lass ihn stattdessen stehen.',
    notReachable: 'Außer Reichweite: Mit Stufe {mobility} der Mobilität kommt der Bohrtrupp nicht in einer Bewegung dorthin.',
    borderRevealed: 'Ein Feld ist schon umgedreht: Auf eine Grenze darf ein Bohrtrupp nur, solange es keines der beiden ist.',
    ownCrewOnBorder: 'Kein Platz: Auf dieser Grenze steht schon einer deiner Bohrtrupps.',
    dieTooStrong: 'Zu viel Bohrleistung: Auf diesem Level darf ein Subunternehmen höchstens {limit} haben.',
    noBribery: 'Keine Korruption: Dafür brauchst du einen Vizepräsidenten auf Position 1 oder 2 des Kontrollzentrums.',
    noBriberyTile: 'Kein Korruptionsplättchen mehr auf Phasenbrett I in dieser Spielrunde.',
    noSuchCrew: 'Diesen Bohrtrupp hat an diesem Tisch niemand.',
    ownCrew: 'Kein gegnerischer Bohrtrupp: Eigene kannst du nicht bestechen.',
    activeCrewElsewhere: 'Nicht das Feld deines aktiven Bohrtrupps: Bestochene kommen nur dorthin, wo er steht.',
    tileRevealed: 'Das Feld ist schon umgedreht: Hier geht nur ein nicht umgedrehtes.',
    crewOnEntrance: 'Noch auf keinem Feld: Bohrtrupps auf einem Mineneingang lassen sich nicht bestechen.',
    crewThereAlready: 'Keine Bewegung: Der Bohrtrupp steht schon auf diesem Feld.',
    notAdjacent: 'Nicht angrenzend: Der Bohrtrupp muss von einem angrenzenden Feld kommen.',
    noSubcontracting: 'Kein Subunternehmen: Dafür brauchst du einen Vizepräsidenten auf Position 3 oder 4 des Kontrollzentrums.',
    hiredAlready: 'Kein zweites Anheuern: Das Mitnehmen war schon dein Anheuern in dieser Bohrrunde.',
    noDieThere: 'Auf keinem Feld: Auf Mineneingängen und im Erdkern ist kein Subunternehmen erlaubt.',
    noDieLeft: 'Kein Subunternehmen mehr auf Phasenbrett I.',
    samePower: 'Keine andere Bohrleistung: Das Subunternehmen hat diese schon.',
    notReady: 'Zu wenig Bohrleistung: Auf diesem Feld ist gerade keine Förderung fällig.',
    tooMuchInsurance:
      '{loss, plural, one {Nur # Rohstoff zu retten: Mehr würdest du nicht verlieren.} other {Nur # Rohstoffe zu retten: Mehr würdest du nicht verlieren.}}',
    tooFewTiles: 'Zu wenige Versicherungsplättchen: Du hast {owned}.',
    tradedAlready: 'Keine zweite Transaktion: Mit diesem Rohstoff hast du in dieser Phase II schon gehandelt.',
    fullPower: 'Keine höhere Bohrleistung: Dieser Bohrtrupp hat schon die größte.',
    lastLevel: 'Keine weitere Stufe: Du hast die letzte schon erreicht.',
    shaftThere: 'Kein Platz: Auf diesem Feld ist schon ein Minenschacht.',
    opposingCrewThere: 'Nicht frei von gegnerischen Bohrtrupps: Auf einem nicht umgedrehten Feld erlaubt diese Schachtstufe keine.',
    noOwnCrewNear: 'Kein eigener Bohrtrupp in der Nähe: Diese Schachtstufe verlangt einen auf dem Feld oder auf einem angrenzenden.',
    stageNotReached: 'Noch nicht erreicht: Nur Schachtstufen, die du schon hast, kannst du noch einmal bezahlen.',
    noShaft: 'Noch nicht errichtet: Diesen Minenschacht hast du nicht.',
    pileEmpty: 'Kein Plättchen mehr: Dieser Stapel der Auslieferungen ist leer.',
    notAlsCrew: 'Nicht zur Wahl: Dieser Bohrtrupp von Al kommt hier nicht infrage, oder ein gleicher steht für ihn.',
    notAlsDestination: 'Nicht zur Wahl: Al geht auf das angrenzende nicht umgedrehte Feld, dem am wenigsten Bohrleistung fehlt.',
  },

  prompts: {
    auctionBegun: '{turn}, Angebotsabgabe: Stelle ein Angebot zusammen und gib es ab; auch ein leeres zählt. Du hast {goods}.',
    auction: '{turn}, Angebotsabgabe: Ergänze dein Angebot oder gib es ab. Bisher: {bid} (Wert {value}). Du hast {goods}.',
    vicePresidents: '{turn}: Stelle deinen ersten Vizepräsidenten auf eine freie Position.',
    secondVicePresident: '{turn}: Stelle deinen zweiten Vizepräsidenten auf, auf ein anderes Phasenbrett als den ersten.',
    insuranceBegun:
      '{turn}, Phase I: Tausche Rohstoffe eins zu eins gegen Versicherungsplättchen oder versichere nichts. Du hast {cubes}. Versicherungsplättchen: {tiles}.',
    insurance:
      '{turn}, Phase I: Versichere weitere Rohstoffe oder schließe die Versicherung ab. Bisher: {chosen}. Du hast {cubes}. Versicherungsplättchen: {tiles}.',
    drilling:
      '{turn}, Bohrrunde {round}: Aktiviere einen deiner Bohrtrupps; versetze ihn oder lass ihn stehen. Mobilität: Stufe {mobility}.',
    die: 'Bohrtrupp {crew}, {from} → {to}: Nimm sein Subunternehmen gegen neue Personalkosten mit oder lass es zurück. Du hast {money}.',
    bribery:
      'Korruption: Hole einen gegnerischen Bohrtrupp zu deinem Bohrtrupp {crew} oder verzichte auf den Vorteil. Korruptionsplättchen: {bribes}.',
    hire: 'Subunternehmen: Heuere eines für Bohrtrupp {crew} an (höchstens Bohrleistung {limit}) oder verzichte auf den Vorteil. Du hast {money}.',
    reset:
      'Subunternehmen: Ändere die Bohrleistung bei Bohrtrupp {crew} (höchstens {limit}) oder verzichte auf den Vorteil. Du hast {money}.',
    extractionOrder: 'Beide Felder haben genug Bohrleistung: Auf welchem wird zuerst gefördert?',
    danger:
      '{loss, plural, one {Gefahr auf {space}: Du würdest # Rohstoff verlieren.} other {Gefahr auf {space}: Du würdest # Rohstoffe verlieren.}} Wie viel Versicherung nutzt du? Versicherungsplättchen: {tiles}.',
    alCrew: 'Al ist dran: Welchen seiner Bohrtrupps versetzt er?',
    alDestination: 'Al ist dran: Wohin geht sein Bohrtrupp {crew} ({from})?',
    alUpgrade: '{turn}: Welchen Bohrtrupp von Al verbesserst du um 1?',
    trading:
      '{turn}, Phase II: {count, plural, one {Noch # Transaktion.} other {Noch # Transaktionen.}} Kaufe oder verkaufe einen Rohstoff oder verzichte. Du hast {goods}.',
    tradingUnseen:
      '{turn}, Phase II: {count, plural, one {Noch # Transaktion.} other {Noch # Transaktionen.}} Kaufe oder verkaufe hinter dem Sichtschirm einen Rohstoff oder verzichte. Du hast {goods}.',
    workshop:
      '{turn}, Phase III: {count, plural, one {Noch # Aktion.} other {Noch # Aktionen.}} Verbessere, errichte oder versetze einen Schacht, liefere aus oder verzichte. Du hast {goods}.',
  },
  turns: { turn: 'Spielrunde {turn}', last: 'Letzte Spielrunde ({turn})' },
  decided: {
    auction: 'Dein Angebot ist abgegeben. Warten auf {name}',
    insurance: 'Du bist mit dem Versichern fertig. Warten auf {name}',
  },
  waiting: 'Warten auf {name}',
  over: 'Die Partie ist zu Ende: {standings}.',
  standing: '{name} {prestige}',
  plies: dePlies,
};
