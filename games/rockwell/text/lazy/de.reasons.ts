import type { LazyMessages } from '../messages.ts';

export const deReasons: LazyMessages['reasons'] = {
  tooLittleMoney:
    'Zu wenig Geld: Du brauchst {needed} und hast {money}. Geld bekommst du, wenn du in Phase II Rohstoffe verkaufst.',
  tooFewCubes:
    'Zu wenige Rohstoffe: Du brauchst {needed} und hast {owned}. Rohstoffe gibt es durch Förderungen, Minenschächte und an der Börse.',
  tooFewForDelivery:
    'Zu wenige Rohstoffe: Du hast nicht, was dieses Auslieferungsplättchen verlangt. Rohstoffe gibt es durch Förderungen, Minenschächte und an der Börse.',
  bidAlready: 'Schon angegeben. Nimm es zurück, um es zu ändern.',
  noSuchSlot: 'Diese Position gibt es nicht: Mit so wenigen Personen hat das Phasenbrett weniger.',
  slotTaken: 'In dieser Spielrunde besetzt: Hier steht ein Vizepräsident. Wähle eine freie Position.',
  otherBoard:
    'Auf diesem Phasenbrett steht schon dein erster Vizepräsident. Wähle eine Position auf einem anderen.',
  crewInCore: 'Dieser Trupp hat den Erdkern erreicht und ist nicht mehr im Spiel.',
  alreadyThere: 'Der Trupp ist schon dort. Lass ihn stattdessen stehen.',
  notReachable:
    'Außer Reichweite: Mit Mobilität auf Stufe {mobility} kommt der Trupp nicht in einer Bewegung dorthin.',
  borderRevealed:
    'Auf einer Grenze darf ein Trupp nur stehen, solange beide Felder noch nicht umgedreht sind.',
  ownCrewOnBorder:
    'Auf dieser Grenze steht schon einer deiner Trupps. Platz ist wieder, wenn er sie verlässt.',
  dieTooStrong:
    'Zu stark: Auf diesem Level hat ein Subunternehmer höchstens Leistung {limit}. Weiter unten darf es mehr sein.',
  noBribery:
    'Du kannst in dieser Spielrunde nicht bestechen: Dafür brauchst du einen Vizepräsidenten auf Position 1 oder 2 des Kontrollzentrums.',
  noBriberyTile: 'Kein Korruptionsplättchen mehr da. Am Ende der Spielrunde kommen sie zurück.',
  noSuchCrew: 'Diesen Trupp hat an diesem Tisch niemand.',
  ownCrew: 'Eigene Trupps kannst du nicht bestechen. Wähle einen gegnerischen.',
  activeCrewElsewhere: 'Ein bestochener Trupp kommt nur auf das Feld deines aktiven Trupps.',
  tileRevealed: 'Das Feld ist schon umgedreht. Wähle eines, das es noch nicht ist.',
  crewOnEntrance: 'Ein Trupp auf einem Mineneingang lässt sich erst bestechen, wenn er auf einem Feld steht.',
  crewThereAlready: 'Der Trupp steht schon auf diesem Feld.',
  notAdjacent: 'Zu weit weg: Ein bestochener Trupp muss von einem angrenzenden Feld kommen.',
  noSubcontracting:
    'Du kannst in dieser Spielrunde niemanden anheuern: Dafür brauchst du einen Vizepräsidenten auf Position 3 oder 4 des Kontrollzentrums.',
  hiredAlready:
    'Du hast einen Subunternehmer mitgenommen, und das gilt als Anheuern. In der nächsten Bohrrunde kannst du wieder anheuern.',
  noDieThere: 'Subunternehmer arbeiten nur auf Feldern, nicht auf einem Mineneingang oder im Erdkern.',
  noDieLeft:
    'Kein Subunternehmer mehr da. Einer wird frei, wenn ein Trupp ihn zurücklässt; am Ende der Spielrunde sind es alle.',
  samePower: 'Der Subunternehmer hat diese Leistung schon. Wähle eine andere.',
  notReady: 'Auf diesem Feld reicht die Leistung gerade nicht für eine Förderung.',
  tooMuchInsurance:
    '{loss, plural, one {Du würdest nur # Rohstoff verlieren; mehr Versicherung kannst du nicht nutzen.} other {Du würdest nur # Rohstoffe verlieren; mehr Versicherung kannst du nicht nutzen.}}',
  tooFewTiles: 'Zu wenige Versicherungsplättchen: Du hast {owned}.',
  tradedAlready:
    'Mit diesem Rohstoff hast du in dieser Phase schon gehandelt. In der nächsten Spielrunde geht es wieder.',
  fullPower: 'Dieser Trupp hat schon die größte Leistung.',
  lastLevel: 'Du hast die letzte Stufe schon erreicht.',
  shaftThere: 'Auf diesem Feld ist schon ein Minenschacht.',
  opposingCrewThere:
    'Auf diesem nicht umgedrehten Feld stehen gegnerische Trupps; das lässt diese Schachtstufe nicht zu. Stufe 3 erlaubt jedes Feld.',
  noOwnCrewNear:
    'Für diese Schachtstufe brauchst du einen Trupp auf dem Feld oder direkt daneben. Stufe 3 erlaubt jedes Feld.',
  stageNotReached: 'Du kannst nur Schachtstufen bezahlen, die du schon hast. Errichte diese zuerst.',
  noShaft: 'Diesen Minenschacht hast du noch nicht errichtet.',
  pileEmpty: 'Dieser Stapel der Auslieferungen ist leer.',
  notAlsCrew:
    'Nicht zur Wahl: Dieser Trupp von Al kommt hier nicht infrage, oder ein gleichwertiger steht schon zur Wahl.',
  notAlsDestination:
    'Nicht zur Wahl: Al geht auf das angrenzende nicht umgedrehte Feld, dem am wenigsten Leistung fehlt.',
  dieUnchanged:
    'Ein Trupp, der stehen bleibt, behält seinen Subunternehmer unverändert. Bewegt er sich, kannst du eine andere Leistung wählen.',
};

export const deNotNow: LazyMessages['notNow'] = {
  'RW-4.2': 'Nicht während der Angebotsabgabe: Stelle zuerst dein Angebot zusammen und gib es ab.',
  'RW-5.1': 'Noch nicht: Stelle zuerst deinen Vizepräsidenten auf.',
  'RW-6.2': 'Noch nicht: Entscheide zuerst, was du versicherst, dann sind die Trupps dran.',
  'RW-7.1': 'Wähle zuerst einen deiner Trupps und sein Ziel.',
  'RW-10.5': 'Entscheide zuerst, ob der Subunternehmer mitkommt.',
  'RW-7.10': 'Nutze zuerst deinen Vorteil oder verzichte darauf.',
  'RW-8.7': 'Wähle zuerst, auf welchem der beiden Felder zuerst gefördert wird.',
  'RW-12.5': 'Wähle zuerst, wie viel Versicherung du nutzt.',
  'RW-14.1': 'Jetzt ist Phase II: Kaufe oder verkaufe einen Rohstoff oder verzichte.',
  'RW-15.1':
    'Jetzt ist Phase III: Verbessere, errichte oder versetze einen Schacht, liefere aus oder verzichte.',
  'RW-21.5': 'Wähle zuerst, welchen Trupp Al versetzt.',
  'RW-21.6': 'Wähle zuerst, wohin Al geht.',
  'RW-21.10': 'Wähle zuerst, welchen Trupp von Al du verbesserst.',
};

const AUCTION = 'Jede Spielrunde beginnt mit der Angebotsabgabe; dort bietest du einmal.';
const INSURANCE = 'Versichert wird zu Beginn von Phase I, bevor die Trupps sich bewegen.';
const DIE =
  'Ob ein Subunternehmer mitkommt, entscheidest du in Phase I, wenn du einen Trupp mit Subunternehmer bewegst.';
const AL = 'Trupps von Al bewegen sich in Phase I, wenn Al in der Bohrrunde an der Reihe ist.';
const TRADE = 'Gehandelt wird in Phase II, mit einem Vizepräsidenten an der Börse.';

export const deWhen: LazyMessages['when'] = {
  bid: AUCTION,
  sealBid: AUCTION,
  placeVp: 'Vizepräsidenten stellst du zu Beginn der Spielrunde auf, gleich nach der Angebotsabgabe.',
  insure: INSURANCE,
  sealInsurance: INSURANCE,
  activate: 'Trupps bewegst du in Phase I, einen in jeder der vier Bohrrunden.',
  takeAlong: DIE,
  leaveBehind: DIE,
  bribe:
    'Bestochen wird in Phase I, gleich nach der Bewegung deines Trupps, mit einem Vizepräsidenten auf Position 1 oder 2 des Kontrollzentrums.',
  hire: 'Angeheuert wird in Phase I, gleich nach der Bewegung deines Trupps, mit einem Vizepräsidenten auf Position 3 oder 4 des Kontrollzentrums.',
  noAdvantage: 'Auf einen Vorteil verzichtest du in Phase I, wenn du danach gefragt wirst.',
  extractionOrder:
    'Die Reihenfolge wählst du in Phase I, wenn durch einen Trupp auf einer Grenze beide Felder förderbereit sind.',
  useInsurance: 'Versicherungsplättchen nutzt du in Phase I, wenn dich eine Gefahr Rohstoffe kosten würde.',
  alCrew: AL,
  alDestination: AL,
  trade: TRADE,
  tradeUnseen: TRADE,
  renounce: 'Verzichten kannst du in Phase II und III, solange du Transaktionen oder Aktionen übrig hast.',
  improve: 'Verbessert wird in Phase III, mit einem Vizepräsidenten in der Werkstatt.',
  buildShaft: 'Schächte errichtest du in Phase III, mit einem Vizepräsidenten in der Werkstatt.',
  moveShaft: 'Schächte versetzt du in Phase III, mit einem Vizepräsidenten in der Werkstatt.',
  deliver: 'Ausgeliefert wird in Phase III, mit einem Vizepräsidenten in der Werkstatt.',
  alUpgrade: 'Trupps von Al werden nach Phase III verbessert.',
};
