import type { Messages } from './messages.ts';
import { nlLog } from './nl.log.ts';
import { nlNames } from './nl.names.ts';
import { nlPlies } from './nl.plies.ts';

export const nl: Messages = {
  title: 'Rockwell',
  al: 'Al',

  ...nlNames,

  cubes: '{count} {resource}',
  nothing: 'niets',
  prestige: '{points, plural, one {# prestigepunt} other {# prestigepunten}}',
  slots: {
    bribery: '{board}, positie {slot} (omkoping)',
    subcontracting: '{board}, positie {slot} (onderaanneming)',
    transactions: '{board}, positie {slot} ({count, plural, one {# transactie} other {# transacties}})',
    actions: '{board}, positie {slot} ({count, plural, one {# actie} other {# acties}})',
    closed: '{board}, positie {slot}',
  },
  ground: {
    lacking: 'kracht {present} van {required}',
    ready: 'ontginning',
    revealed: 'omgedraaid',
    core: 'verlaat het spel',
    at: '{place} ({ground})',
    oneOfTwo: '{space}: {ground}',
  },
  shaftGround: { income: 'opbrengst {cubes}', unrevealed: 'niet omgedraaid' },
  mobilityLevels: ['zijsprong naar de tweede tegel links of rechts', 'teams mogen op een rand gaan staan', 'twee stappen achter elkaar'],
  safetyLevels: ['1 blokje minder verlies bij gevaar', '3 blokjes minder verlies bij gevaar', 'geen verlies bij gevaar'],
  priority: {
    mineshaft: 'prioriteit door de mijnschacht',
    power: 'prioriteit door de meeste kracht',
    trigger: 'gelijke stand in kracht, prioriteit door het starten',
  },
  ranked: '{name} {points} ({holding})',

  facts: nlLog,

  reasons: {
    tooLittleMoney: 'Te weinig geld: je hebt {needed} nodig en bezit {money}.',
    tooFewCubes: 'Te weinig grondstofblokjes: je hebt er {needed} nodig en bezit er {owned}.',
    tooFewForDelivery: 'Te weinig grondstofblokjes: je voorraad dekt niet wat de leveringstegel vraagt.',
    bidAlready: 'Al gekozen: duizenden, honderden en elke soort blokje noem je maar één keer. Neem je keuze terug om die te wijzigen.',
    noSuchSlot: 'Geen positie: met zo weinig spelers heeft dit fasebord minder posities.',
    slotTaken: 'Niet vrij: op deze positie staat al een vicepresident.',
    otherBoard: 'Geen ander fasebord: op dit fasebord staat je eerste vicepresident al.',
    crewInCore: 'Niet meer in het spel: dit team heeft het centrum bereikt.',
    alreadyThere: 'Geen verplaatsing: het team is daar al. Laat het in plaats daarvan staan.',
    notReachable: 'Buiten bereik: met mobiliteit, niveau {mobility}, komt het team daar niet in één verplaatsing.',
    borderRevealed: 'Er is al een tegel omgedraaid: op een rand mag een team alleen zolang geen van beide tegels dat is.',
    ownCrewOnBorder: 'Geen plaats: op deze rand staat al een team van jou.',
    dieTooStrong: 'Te veel kracht: in deze laag mag een onderaannemer hoogstens {limit} hebben.',
    noBribery: 'Geen omkoping: daarvoor heb je een vicepresident op positie 1 of 2 van het controlecentrum nodig.',
    noBriberyTile: 'Geen omkooptegel meer op fasebord I in deze ronde.',
    noSuchCrew: 'Dit team is van niemand aan deze tafel.',
    ownCrew: 'Geen team van een tegenstander: eigen teams kun je niet omkopen.',
    activeCrewElsewhere: 'Niet de tegel van je actieve team: omgekochte teams komen alleen waar dat staat.',
    tileRevealed: 'De tegel is al omgedraaid: hier kan alleen een tegel die dat niet is.',
    crewOnEntrance: 'Nog niet op een tegel: teams op een mijningang kun je niet omkopen.',
    crewThereAlready: 'Geen verplaatsing: het team staat al op deze tegel.',
    notAdjacent: 'Niet aangrenzend: het team moet van een aangrenzende tegel komen.',
    noSubcontracting: 'Geen onderaanneming: daarvoor heb je een vicepresident op positie 3 of 4 van het controlecentrum nodig.',
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
    opposingCrewThere: 'Niet vrij van teams van tegenstanders: dit schachtniveau staat die op een niet omgedraaide tegel niet toe.',
    noOwnCrewNear: 'Geen eigen team in de buurt: dit schachtniveau vraagt er een op de tegel of op een aangrenzende tegel.',
    stageNotReached: 'Nog niet bereikt: alleen schachtniveaus die je al hebt, kun je opnieuw betalen.',
    noShaft: 'Nog niet gebouwd: deze mijnschacht heb je niet.',
    pileEmpty: 'Geen tegel meer: deze leveringsstapel is leeg.',
    notAlsCrew: 'Niet te kiezen: dit team van Al komt hier niet in aanmerking, of een gelijk team staat ervoor in de plaats.',
    notAlsDestination: 'Niet te kiezen: Al gaat naar de aangrenzende niet omgedraaide tegel waar de minste kracht ontbreekt.',
  },

  prompts: {
    auctionBegun: '{turn}, veiling: stel een bod samen en bevestig het; ook een leeg bod telt. Je hebt {goods}.',
    auction: '{turn}, veiling: vul je bod aan of bevestig het. Tot nu toe: {bid} (waarde {value}). Je hebt {goods}.',
    vicePresidents: '{turn}: plaats je eerste vicepresident op een vrije positie.',
    secondVicePresident: '{turn}: plaats je tweede vicepresident, op een ander fasebord dan de eerste.',
    insuranceBegun:
      '{turn}, fase I: ruil grondstofblokjes één tegen één voor verzekeringstegels of verzeker niets. Je hebt {cubes}. Verzekeringstegels: {tiles}.',
    insurance:
      '{turn}, fase I: verzeker meer of bevestig de verzekering. Tot nu toe: {chosen}. Je hebt {cubes}. Verzekeringstegels: {tiles}.',
    drilling:
      '{turn}, ontginningsronde {round}: activeer een van je teams; verplaats het of laat het staan. Mobiliteit: niveau {mobility}.',
    die: 'Team {crew}, {from} → {to}: neem de onderaannemer tegen nieuwe inhuurkosten mee of laat die achter. Je hebt {money}.',
    bribery: 'Omkoping: haal een team van een tegenstander naar je team {crew} of zie af van het voordeel. Omkooptegels: {bribes}.',
    hire: 'Onderaanneming: huur een onderaannemer in voor team {crew} (hoogstens kracht {limit}) of zie af van het voordeel. Je hebt {money}.',
    reset:
      'Onderaanneming: stel de onderaannemer van team {crew} anders in (hoogstens kracht {limit}) of zie af van het voordeel. Je hebt {money}.',
    extractionOrder: 'Beide tegels hebben genoeg kracht: welke wordt het eerst ontgonnen?',
    danger:
      '{loss, plural, one {Gevaar op {space}: je zou # blokje verliezen.} other {Gevaar op {space}: je zou # blokjes verliezen.}} Hoeveel verzekering gebruik je? Verzekeringstegels: {tiles}.',
    alCrew: 'Al is aan de beurt: welk van zijn teams verplaatst hij?',
    alDestination: 'Al is aan de beurt: waar gaat zijn team {crew} heen ({from})?',
    alUpgrade: '{turn}: welk team van Al verbeter je met 1?',
    trading:
      '{turn}, fase II: {count, plural, one {nog # transactie.} other {nog # transacties.}} Koop of verkoop één grondstof of zie ervan af. Je hebt {goods}.',
    tradingUnseen:
      '{turn}, fase II: {count, plural, one {nog # transactie.} other {nog # transacties.}} Koop of verkoop achter het scherm één grondstof of zie ervan af. Je hebt {goods}.',
    workshop:
      '{turn}, fase III: {count, plural, one {nog # actie.} other {nog # acties.}} Verbeter, bouw of verplaats een schacht, lever, of zie ervan af. Je hebt {goods}.',
  },
  turns: { turn: 'Ronde {turn}', last: 'Laatste ronde ({turn})' },
  decided: {
    auction: 'Je bod is bevestigd. Wachten op {name}',
    insurance: 'Je bent klaar met verzekeren. Wachten op {name}',
  },
  waiting: 'Wachten op {name}',
  over: 'De partij is afgelopen: {standings}.',
  standing: '{name} {prestige}',
  plies: nlPlies,
};
