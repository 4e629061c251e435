import type { LazyMessages } from '../messages.ts';

export const nlReasons: LazyMessages['reasons'] = {
  tooLittleMoney: 'Te weinig geld: je hebt {needed} nodig en bezit {money}.',
  tooFewCubes: 'Te weinig grondstofblokjes: je hebt er {needed} nodig en bezit er {owned}.',
  tooFewForDelivery: 'Te weinig grondstofblokjes: je voorraad dekt niet wat de leveringstegel vraagt.',
  bidAlready:
    'Al gekozen: duizenden, honderden en elke soort blokje noem je maar één keer. Neem je keuze terug om die te wijzigen.',
  noSuchSlot: 'Geen positie: met zo weinig spelers heeft dit fasebord minder posities.',
  slotTaken: 'Niet vrij: op deze positie staat al een vicepresident.',
  otherBoard: 'Geen ander fasebord: op dit fasebord staat je eerste vicepresident al.',
  crewInCore: 'Niet meer in het spel: dit team heeft het centrum bereikt.',
  alreadyThere: 'Geen verplaatsing: het team is daar al. Laat het in plaats daarvan staan.',
  notReachable:
    'Buiten bereik: met mobiliteit, niveau {mobility}, komt het team daar niet in één verplaatsing.',
  borderRevealed:
    'Er is al een tegel omgedraaid: op een rand mag een team alleen zolang geen van beide tegels dat is.',
  ownCrewOnBorder: 'Geen plaats: op deze rand staat al een team van jou.',
  dieTooStrong: 'Te veel kracht: in deze laag mag een onderaannemer hoogstens {limit} hebben.',
  noBribery:
    'Geen omkoping: daarvoor heb je een vicepresident op positie 1 of 2 van het controlecentrum nodig.',
  noBriberyTile: 'Geen omkooptegel meer op fasebord I in deze ronde.',
  noSuchCrew: 'Dit team is van niemand aan deze tafel.',
  ownCrew: 'Geen team van een tegenstander: eigen teams kun je niet omkopen.',
  activeCrewElsewhere: 'Niet de tegel van je actieve team: omgekochte teams komen alleen waar dat staat.',
  tileRevealed: 'De tegel is al omgedraaid: hier kan alleen een tegel die dat niet is.',
  crewOnEntrance: 'Nog niet op een tegel: teams op een mijningang kun je niet omkopen.',
  crewThereAlready: 'Geen verplaatsing: het team staat al op deze tegel.',
  notAdjacent: 'Niet aangrenzend: het team moet van een aangrenzende tegel komen.',
  noSubcontracting:
    'Geen onderaanneming: daarvoor heb je een vicepresident op positie 3 of 4 van het controlecentrum nodig.',
  hiredAlready: 'Geen tweede keer inhuren: in deze ontginningsronde was dat het meenemen.',
  noDieThere: 'Niet op een tegel: op een mijningang en in het centrum is geen onderaannemer mogelijk.',
  noDieLeft: 'Geen onderaannemer meer op fasebord I.',
  samePower: 'Geen andere kracht: de onderaannemer heeft deze al.',
  notReady: 'Te weinig kracht: op deze tegel valt nu niets te ontginnen.',
  tooMuchInsurance:
    '{loss, plural, one {Maar # blokje te redden: meer zou je niet verliezen.} other {Maar # blokjes te redden: meer zou je niet verliezen.}}',
  tooFewTiles: 'Te weinig verzekeringstegels: je hebt er {owned}.',
  tradedAlready: 'Geen tweede transactie: deze grondstof heb je in deze fase II al verhandeld.',
  fullPower: 'Geen hogere kracht: dit team heeft de hoogste al.',
  lastLevel: 'Geen volgend niveau: je hebt het laatste al bereikt.',
  shaftThere: 'Geen plaats: op deze tegel staat al een mijnschacht.',
  opposingCrewThere:
    'Niet vrij van teams van tegenstanders: dit schachtniveau staat die op een niet omgedraaide tegel niet toe.',
  noOwnCrewNear:
    'Geen eigen team in de buurt: dit schachtniveau vraagt er een op de tegel of op een aangrenzende tegel.',
  stageNotReached: 'Nog niet bereikt: alleen schachtniveaus die je al hebt, kun je opnieuw betalen.',
  noShaft: 'Nog niet gebouwd: deze mijnschacht heb je niet.',
  pileEmpty: 'Geen tegel meer: deze leveringsstapel is leeg.',
  notAlsCrew:
    'Niet te kiezen: dit team van Al komt hier niet in aanmerking, of een gelijk team staat ervoor in de plaats.',
  notAlsDestination:
    'Niet te kiezen: Al gaat naar de aangrenzende niet omgedraaide tegel waar de minste kracht ontbreekt.',
};
