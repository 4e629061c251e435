import type { Messages } from './messages.ts';
import { nlLog } from './nl.log.ts';
import { nlNames } from './nl.names.ts';

export const nl: Messages = {
  title: 'Siberia',

  ...nlNames,

  tile: '{person}/{resource}',
  managerTile: 'managertegel',
  joker: 'joker',
  times: '{count} × {item}',
  price: '{resource} {money}',
  placement: '{tile} → {place}',
  figureFrom: {
    supply: 'eigen voorraad',
    exchange: 'andere beurs',
    salesman: 'verkoper uit {city}',
    worker: 'arbeider uit {place}',
  },

  facts: nlLog,

  reasons: {
    otherTile:
      'Deze beurstegel is niet aan de beurt: ze komen een voor een aan bod. Met ‘Ongedaan maken’ kom je bij een eerdere.',
    sidesMissing: 'Er ontbreken nog beurskanten: kies er een voor elke beurstegel, dan kun je bevestigen.',
    tileNotInHand: 'Deze tegel heb je niet in de hand.',
    tileDoesNotFit:
      'Deze actie staat niet op de tegel: leg de tegel bij een actie die erop staat of in het onderzoeksvak.',
    noFreeField: 'Geen vrij actieveld: beide blijven bezet tot je deze actie uitvoert.',
    tilesToPlace:
      '{tiles, plural, one {Nog # tegel in je hand: plaats die, dan kun je bevestigen.} other {Nog # tegels in je hand: plaats die, dan kun je bevestigen.}}',
    researchFirst:
      'Het onderzoek gaat voor: zolang er tegels in je onderzoeksvak liggen, is dat je eerste beurt. Daarna kan dit.',
    nothingToResearch:
      'Geen tegels in het onderzoeksvak: leg er in fase 1 een paar in, dan is het onderzoek je eerste beurt.',
    notExecutable:
      'Niet klaar: dat is de actie zodra beide actievelden bezet zijn, minstens één daarvan met een actietegel.',
    tileNotInResearch: 'Deze tegel hoort niet bij je onderzoek.',
    resourceNotAvailable:
      'Niet beschikbaar: het voorraadveld is leeg of de grondstof ligt al in elk open gebied.',
    territoryClosed: 'Gesloten voor de rest van de partij: kies een open gebied.',
    resourceLiesThere: 'Geen plaats: deze grondstof ligt al in dit gebied. Kies een gebied zonder.',
    noJokerThere: 'Geen joker bij de manager: kies een andere actie.',
    noWorkerThere: 'Geen arbeider: je hebt daar geen arbeider staan. Kies eerst een van je arbeiders.',
    notAdjacent:
      'Niet aangrenzend: met één stap kom je alleen in een buurgebied; gesloten gebieden sla je over.',
    noFigureThere: 'Geen figuur: daar heb je er geen. Kies eerst een van je figuren.',
    sameExchange: 'De figuur staat daar al: kies een andere beurs.',
    supplyFirst:
      'Je eigen voorraad is niet leeg: pas als die leeg is, mag je ergens anders een figuur terughalen.',
    notFaceUp: 'Niet open: je kunt alleen een van de open investeringstegels nemen.',
    investedAlready: 'Bij deze actie ligt al een investering, en meer dan één past er niet.',
    noSalesmanThere:
      'Geen verkoper: je hebt er geen op deze beurs. Met de actie verkoop zet je er daar een in.',
    notBoughtThere: 'Geen prijs: deze beurs koopt de grondstof niet. Kies er een die dat wel doet.',
    noTileThere: 'Deze tegel ligt niet bij deze actie.',
  },

  notNow: {
    'SB-2.10': 'Bevestig eerst de beurskanten: dan begint de eerste ronde.',
    'SB-4.2': 'Niet in fase 1: acties volgen in fase 2, zodra iedereen heeft bevestigd.',
    'SB-5.1':
      'Niet los: voer eerst de actie uit waar dit bij hoort. Nieuwe tegels krijg je in de volgende ronde.',
    'SB-6.1': 'Rond eerst het onderzoek af: kies de volgende tegel.',
    'SB-6.4': 'Rond eerst het onderzoek af: kies een grondstof voor de managertegel.',
    'SB-6.2': 'Rond eerst het onderzoek af: kies een gebied voor de grondstof.',
    'SB-7.2': 'Plaats eerst de joker of sla dit over.',
    'SB-7.7': 'Gebruik eerst je overige stappen of laat ze vervallen.',
    'SB-7.12': 'Zet eerst een verkoper in of sla dit over.',
    'SB-7.14': 'Zet eerst een arbeider in of sla dit over.',
    'SB-7.16': 'Neem eerst een investeringstegel of sla dit over.',
    'SB-7.22': 'Kies eerst de beurs waar je verkoopt, of ontgin niets.',
    'SB-5.10': 'Je actie is uitgevoerd: beëindig je beurt. In je volgende beurt kun je verder.',
    'SB-8.2': 'Lever eerst de overtollige tegels in: dan begint de volgende ronde.',
  },

  prompts: {
    sides: 'Beurs {number} van {count}: kies {first} of {second}.',
    sidesDone: 'Alle beurskanten zijn gekozen. Bevestig ze.',
    placing: '{round}, fase 1: kies een tegel en dan de plek (nog {count}).',
    placingDone: 'Alle tegels zijn geplaatst. Bevestig je keuze.',
    turn: '{round}, fase 2: kies een actie die klaar is, of pas. Klaar: {actions}.',
    turnResearch:
      '{round}, fase 2: eerst het onderzoek. Kies je onderzoeksvak ({count, plural, one {# tegel} other {# tegels}}).',
    research: 'Onderzoek: kies de volgende tegel (nog {count}).',
    managerResource: 'Onderzoek met een managertegel: kies een grondstof van de voorraadvelden.',
    cube: 'Onderzoek, {resource}: kies een open gebied zonder deze grondstof. {count, plural, one {Daarna nog # tegel.} other {Daarna nog # tegels.}}',
    cubeLast: 'Onderzoek, {resource}: kies een open gebied zonder deze grondstof.',
    joker: 'Je managertegel wordt een joker: kies een actie met een vrij actieveld, of sla dit over.',
    logistics:
      '{count, plural, one {Nog # stap: kies een arbeider en dan een gebied, of laat de stap vervallen.} other {Nog # stappen: kies een arbeider en dan een gebied, of laat de stappen vervallen.}}',
    salesman:
      'Zet 1 verkoper in: kies een figuur en dan een beurs, of sla dit over. Figuren in je eigen voorraad: {count}.',
    worker: 'Zet 1 arbeider in Vladivostok in, of sla dit over. Figuren in je eigen voorraad: {count}.',
    workerElsewhere:
      'Je eigen voorraad is leeg: kies een figuur die je naar Vladivostok terughaalt, of sla dit over.',
    investor: 'Kies 1 investeringstegel, of sla dit over. Passend: {count}.',
    selling: '{resource}, {count} binnen bereik: kies de beurs waar je verkoopt, of ontgin niets.',
    endOfTurn: 'Beëindig je beurt.',
    endOfTurnRefill: 'Beëindig je beurt. Daarna komt er een nieuwe investeringstegel open te liggen.',
    returning: 'Te veel tegels: lever er nog {count} in (je mag er {limit} houden).',
  },
  rounds: { round: 'Ronde {round}', last: 'Laatste ronde ({round})' },
  decided: {
    placing: 'Je keuze is bevestigd. Wachten op {name}',
    returning: 'Je bent klaar met inleveren. Wachten op {name}',
  },
  waiting: 'Wachten op {name}',
  over: 'De partij is afgelopen: {standings}.',
  standing: '{name} {money}',

  verbs: {
    chooseSide: 'Beurskant kiezen',
    confirmSides: 'Beurskanten bevestigen',
    placeTile: 'Tegel plaatsen',
    confirmPlacement: 'Keuze bevestigen',
    execute: 'Actie uitvoeren',
    pass: 'Passen',
    nameTile: 'Volgende tegel kiezen',
    nameResource: 'Grondstof kiezen',
    placeCube: 'Grondstof in een gebied leggen',
    placeJoker: 'Joker plaatsen',
    forgo: 'Overslaan',
    moveWorker: 'Arbeider verplaatsen',
    sendSalesman: 'Verkoper inzetten',
    sendWorker: 'Arbeider inzetten',
    invest: 'Investeringstegel nemen',
    sell: 'Verkopen',
    endTurn: 'Beurt beëindigen',
    returnTile: 'Tegel inleveren',
  },
  plies: {
    chooseSide: '{city}: {prices}',
    placeTile: {
      open: '{tile} bij {action}',
      ready: '{tile} bij {action}: dan klaar',
      research: '{tile} naar onderzoek: {cubes}',
      researchAny: '{tile} naar onderzoek: 1 grondstof naar keuze',
    },
    execute: {
      manager:
        'Manager: joker plaatsen ({count, plural, one {# vrij actieveld} other {# vrije actievelden}})',
      logistics: 'Logistiek: {steps} stappen voor {count, plural, one {# arbeider} other {# arbeiders}}',
      salesman: 'Verkoop: 1 verkoper inzetten ({count} in je voorraad)',
      worker: 'Arbeider: 1 arbeider in Vladivostok inzetten ({count} in je voorraad)',
      investor: 'Investeerder: 1 investering nemen ({count, plural, one {# past} other {# passen}})',
      research:
        '{count, plural, one {Onderzoek: # tegel, 1 grondstof naar de kaart van Siberië} other {Onderzoek: # tegels, elk 1 grondstof naar de kaart van Siberië}}',
      noEffect: '{action}: geen effect',
    },
    mine: {
      sale: '{mining}: {count} binnen bereik, beste beurs {city} {income}',
      nothingThere: '{mining}: niets binnen bereik, geen effect',
      noBuyer:
        '{mining}: {count} binnen bereik, maar geen van je verkopers staat op een beurs die dat koopt, geen effect',
    },
    pass: 'Passen: geen beurt meer in deze ronde',
    nameTile: { one: 'Hierna {tile}: {cubes}', any: 'Hierna {tile}: 1 grondstof naar keuze' },
    nameResource: '{resource} ({count} op het voorraadveld)',
    placeCube: {
      plain: '{resource} → {territory}, daar: {resources}',
      own: '{resource} → {territory}, daar: {resources}; {count, plural, one {# arbeider van jou} other {# arbeiders van jou}}',
      closed: '{resource} → {territory}: gesloten',
    },
    placeJoker: { open: 'Joker bij {action}', ready: 'Joker bij {action}: dan klaar' },
    forgo: {
      joker: 'Geen joker plaatsen',
      logistics: '{count, plural, one {# stap laten vervallen} other {# stappen laten vervallen}}',
      salesman: 'Geen verkoper inzetten',
      worker: 'Geen arbeider inzetten',
      investor: 'Geen investeringstegel nemen',
      selling: 'Niets ontginnen',
    },
    moveWorker: { open: '{from} → {to}, daar: {resources}', closed: '{from} → {to}: gesloten' },
    sendSalesman: '{source} → {city}: {prices}',
    sendWorker: '{source} → {place}',
    invest: {
      open: 'Investering {action}: voortaan is 1 actietegel genoeg',
      ready: 'Investering {action}: dan klaar',
    },
    sell: {
      sale: 'In {city} verkopen: {cubes} × {price} = {income}',
      notBought: '{city}: geen prijs voor {resource}',
    },
    returnTile: {
      open: 'Inleveren: {tile} van {action}',
      ready: 'Inleveren: {tile} van {action}, dan niet meer klaar',
    },
  },

  optionValues: { chosen: 'gekozen', drawn: 'geloot' },
  options: { exchangeSides: 'Beurskanten', roundLimit: 'Rondelimiet' },
};
