import type { LazyMessages } from '../messages.ts';

export const deReasons: LazyMessages['reasons'] = {
  tooLittleMoney: 'Zu wenig Geld: Du brauchst {needed} und hast {money}.',
  tooFewCubes: 'Zu wenige Rohstoffe: Du brauchst {needed} und hast {owned}.',
  tooFewForDelivery:
    'Zu wenige Rohstoffe: Dein Bestand reicht nicht für das, was das Auslieferungsplättchen verlangt.',
  bidAlready:
    'Schon angegeben: Tausender, Hunderter und jeden Rohstoff gibst du nur einmal an. Nimm die Angabe zurück, um sie zu ändern.',
  noSuchSlot: 'Keine solche Position: Mit so wenigen Personen hat dieses Phasenbrett weniger Positionen.',
  slotTaken: 'Nicht frei: Auf dieser Position steht schon ein Vizepräsident.',
  otherBoard: 'Kein anderes Phasenbrett: Auf diesem steht schon dein erster Vizepräsident.',
  crewInCore: 'Nicht mehr im Spiel: Dieser Bohrtrupp hat den Erdkern erreicht.',
  alreadyThere: 'Keine Bewegung: Der Bohrtrupp ist schon dort. Lass ihn stattdessen stehen.',
  notReachable:
    'Außer Reichweite: Mit Stufe {mobility} der Mobilität kommt der Bohrtrupp nicht in einer Bewegung dorthin.',
  borderRevealed:
    'Ein Feld ist schon umgedreht: Auf eine Grenze darf ein Bohrtrupp nur, solange es keines der beiden ist.',
  ownCrewOnBorder: 'Kein Platz: Auf dieser Grenze steht schon einer deiner Bohrtrupps.',
  dieTooStrong: 'Zu viel Bohrleistung: Auf diesem Level darf ein Subunternehmen höchstens {limit} haben.',
  noBribery:
    'Keine Korruption: Dafür brauchst du einen Vizepräsidenten auf Position 1 oder 2 des Kontrollzentrums.',
  noBriberyTile: 'Kein Korruptionsplättchen mehr auf Phasenbrett I in dieser Spielrunde.',
  noSuchCrew: 'Diesen Bohrtrupp hat an diesem Tisch niemand.',
  ownCrew: 'Kein gegnerischer Bohrtrupp: Eigene kannst du nicht bestechen.',
  activeCrewElsewhere:
    'Nicht das Feld deines aktiven Bohrtrupps: Bestochene kommen nur dorthin, wo er steht.',
  tileRevealed: 'Das Feld ist schon umgedreht: Hier geht nur ein nicht umgedrehtes.',
  crewOnEntrance: 'Noch auf keinem Feld: Bohrtrupps auf einem Mineneingang lassen sich nicht bestechen.',
  crewThereAlready: 'Keine Bewegung: Der Bohrtrupp steht schon auf diesem Feld.',
  notAdjacent: 'Nicht angrenzend: Der Bohrtrupp muss von einem angrenzenden Feld kommen.',
  noSubcontracting:
    'Kein Subunternehmen: Dafür brauchst du einen Vizepräsidenten auf Position 3 oder 4 des Kontrollzentrums.',
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
  opposingCrewThere:
    'Nicht frei von gegnerischen Bohrtrupps: Auf einem nicht umgedrehten Feld erlaubt diese Schachtstufe keine.',
  noOwnCrewNear:
    'Kein eigener Bohrtrupp in der Nähe: Diese Schachtstufe verlangt einen auf dem Feld oder auf einem angrenzenden.',
  stageNotReached:
    'Noch nicht erreicht: Nur Schachtstufen, die du schon hast, kannst du noch einmal bezahlen.',
  noShaft: 'Noch nicht errichtet: Diesen Minenschacht hast du nicht.',
  pileEmpty: 'Kein Plättchen mehr: Dieser Stapel der Auslieferungen ist leer.',
  notAlsCrew:
    'Nicht zur Wahl: Dieser Bohrtrupp von Al kommt hier nicht infrage, oder ein gleicher steht für ihn.',
  notAlsDestination:
    'Nicht zur Wahl: Al geht auf das angrenzende nicht umgedrehte Feld, dem am wenigsten Bohrleistung fehlt.',
};
