import type { LazyMessages } from '../messages.ts';

export const nlReasons: LazyMessages['reasons'] = {
  tooLittleMoney:
    'Te weinig geld: je hebt {needed} nodig en hebt maar {money}. Geld krijg je door in fase II grondstoffen te verkopen.',
  tooFewCubes:
    'Te weinig grondstofblokjes: je hebt er {needed} nodig en hebt er maar {owned}. Blokjes krijg je door ontginningen, mijnschachten en de beurs.',
  tooFewForDelivery:
    'Te weinig grondstofblokjes: je hebt niet wat deze leveringstegel vraagt. Blokjes krijg je door ontginningen, mijnschachten en de beurs.',
  bidAlready: 'Al ingevuld. Maak het ongedaan om het te wijzigen.',
  noSuchSlot: 'Die positie bestaat niet: met zo weinig spelers heeft dit fasebord er minder.',
  slotTaken: 'Bezet in deze ronde: hier staat al een vicepresident. Kies een vrije positie.',
  otherBoard: 'Op dit fasebord staat je eerste vicepresident al. Kies een positie op een ander fasebord.',
  crewInCore: 'Dit team heeft het centrum bereikt en doet niet meer mee.',
  alreadyThere: 'Het team is daar al. Laat het gewoon staan.',
  notReachable:
    'Buiten bereik: met mobiliteit op niveau {mobility} komt het team daar niet in één verplaatsing.',
  borderRevealed: 'Op een rand mag een team alleen staan zolang geen van beide tegels is omgedraaid.',
  ownCrewOnBorder: 'Op deze rand staat al een team van jou. Er is weer plaats als dat vertrekt.',
  dieTooStrong:
    'Te sterk: in deze laag heeft een onderaannemer hoogstens kracht {limit}. Dieper mag het meer zijn.',
  noBribery:
    'In deze ronde kun je niet omkopen: daarvoor heb je een vicepresident op positie 1 of 2 van het controlecentrum nodig.',
  noBriberyTile: 'Er zijn geen omkooptegels meer. Aan het einde van de ronde komen ze terug.',
  noSuchCrew: 'Dit team is van niemand aan deze tafel.',
  ownCrew: 'Je eigen teams kun je niet omkopen. Kies een team van een tegenstander.',
  activeCrewElsewhere: 'Een omgekocht team kan alleen naar de tegel van je actieve team komen.',
  tileRevealed: 'De tegel is al omgedraaid. Kies een tegel die nog niet is omgedraaid.',
  crewOnEntrance: 'Een team op een mijningang kun je pas omkopen als het op een tegel staat.',
  crewThereAlready: 'Het team staat al op deze tegel.',
  notAdjacent: 'Te ver weg: een omgekocht team moet van een aangrenzende tegel komen.',
  noSubcontracting:
    'In deze ronde kun je niemand inhuren: daarvoor heb je een vicepresident op positie 3 of 4 van het controlecentrum nodig.',
  hiredAlready: 'Je hebt in deze ontginningsronde al iemand meegenomen. In de volgende kun je weer inhuren.',
  noDieThere: 'Onderaannemers werken alleen op tegels, niet op een mijningang of in het centrum.',
  noDieLeft:
    'Er zijn geen onderaannemers meer. Er komt er een vrij als een team hem achterlaat; aan het einde van de ronde komen ze allemaal terug.',
  samePower: 'De onderaannemer heeft deze kracht al. Kies een andere.',
  notReady: 'Op deze tegel is nu niet genoeg kracht om te ontginnen.',
  tooMuchInsurance:
    '{loss, plural, one {Je zou maar # blokje verliezen; meer verzekering kun je niet gebruiken.} other {Je zou maar # blokjes verliezen; meer verzekering kun je niet gebruiken.}}',
  tooFewTiles: 'Te weinig verzekeringstegels: je hebt er {owned}.',
  tradedAlready: 'Deze grondstof heb je in deze fase al verhandeld. In de volgende ronde kan het weer.',
  fullPower: 'Dit team heeft al de hoogste kracht.',
  lastLevel: 'Je hebt het laatste niveau al bereikt.',
  shaftThere: 'Op deze tegel staat al een mijnschacht.',
  opposingCrewThere:
    'Op deze niet omgedraaide tegel staan teams van tegenstanders; dat mag niet op dit schachtniveau. Met niveau 3 mag elke tegel.',
  noOwnCrewNear:
    'Op dit schachtniveau heb je een team nodig op de tegel of ernaast. Met niveau 3 mag elke tegel.',
  stageNotReached: 'Je kunt alleen schachtniveaus betalen die je al hebt. Bouw dit eerst.',
  noShaft: 'Deze mijnschacht heb je nog niet gebouwd.',
  pileEmpty: 'Deze leveringsstapel is leeg.',
  notAlsCrew:
    'Niet te kiezen: dit team van Al komt hier niet in aanmerking, of je kunt al een gelijkwaardig team kiezen.',
  notAlsDestination:
    'Niet te kiezen: Al gaat naar de aangrenzende niet omgedraaide tegel waar de minste kracht ontbreekt.',
  dieUnchanged:
    'Een team dat blijft staan, houdt zijn onderaannemer zoals die is. Verplaatst het zich, dan kun je een andere kracht kiezen.',
};

export const nlNotNow: LazyMessages['notNow'] = {
  'RW-4.2': 'Niet tijdens de veiling: stel eerst je bod samen en bevestig het.',
  'RW-5.1': 'Nog niet: plaats eerst je vicepresident.',
  'RW-6.2': 'Nog niet: beslis eerst wat je verzekert, dan zijn de teams aan de beurt.',
  'RW-7.1': 'Kies eerst een van je teams en waar het heen gaat.',
  'RW-10.5': 'Beslis eerst of de onderaannemer meegaat.',
  'RW-7.10': 'Gebruik eerst je voordeel of sla het over.',
  'RW-8.7': 'Kies eerst welke van de twee tegels het eerst wordt ontgonnen.',
  'RW-12.5': 'Kies eerst hoeveel verzekering je gebruikt.',
  'RW-14.1': 'Het is nu fase II: koop of verkoop één grondstof, of pas.',
  'RW-15.1': 'Het is nu fase III: verbeter iets, bouw of verplaats een schacht, lever, of pas.',
  'RW-21.5': 'Kies eerst welk team Al verplaatst.',
  'RW-21.6': 'Kies eerst waar Al heen gaat.',
  'RW-21.10': 'Kies eerst welk team van Al je verbetert.',
};

const AUCTION = 'Elke ronde begint met een veiling waarin je één keer biedt.';
const INSURANCE = 'Verzekeren doe je aan het begin van fase I, voordat de teams zich verplaatsen.';
const DIE =
  'Of een onderaannemer meegaat, beslis je in fase I, als je een team met een onderaannemer verplaatst.';
const AL = 'Teams van Al verplaatsen zich in fase I, als Al in de ontginningsronde aan de beurt is.';
const TRADE = 'Handelen doe je in fase II, met een vicepresident op de beurs.';

export const nlWhen: LazyMessages['when'] = {
  bid: AUCTION,
  sealBid: AUCTION,
  placeVp: 'Vicepresidenten plaats je aan het begin van een ronde, meteen na de veiling.',
  insure: INSURANCE,
  sealInsurance: INSURANCE,
  activate: 'Teams verplaats je in fase I, één in elk van de vier ontginningsrondes.',
  takeAlong: DIE,
  leaveBehind: DIE,
  bribe:
    'Omkopen doe je in fase I, meteen na de verplaatsing van je team, met een vicepresident op positie 1 of 2 van het controlecentrum.',
  hire: 'Inhuren doe je in fase I, meteen na de verplaatsing van je team, met een vicepresident op positie 3 of 4 van het controlecentrum.',
  noAdvantage: 'Een voordeel sla je over in fase I, als ernaar wordt gevraagd.',
  extractionOrder:
    'De volgorde kies je in fase I, als door een team op een rand beide tegels klaar zijn om te ontginnen.',
  useInsurance: 'Verzekeringstegels gebruik je in fase I, als gevaar je blokjes zou kosten.',
  alCrew: AL,
  alDestination: AL,
  trade: TRADE,
  tradeUnseen: TRADE,
  renounce: 'Passen kan in fase II en III, zolang je nog transacties of acties over hebt.',
  improve: 'Verbeteren doe je in fase III, met een vicepresident in de werkplaats.',
  buildShaft: 'Schachten bouw je in fase III, met een vicepresident in de werkplaats.',
  moveShaft: 'Schachten verplaats je in fase III, met een vicepresident in de werkplaats.',
  deliver: 'Leveren doe je in fase III, met een vicepresident in de werkplaats.',
  alUpgrade: 'Teams van Al worden na fase III verbeterd.',
};
