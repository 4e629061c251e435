import type { Messages } from './messages.ts';
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

  prompts: {
    sides: 'Kies voor elke beurs een kant (nog {count}).',
    sidesDone: 'Alle beurskanten zijn gekozen. Bevestig ze.',
    placing: '{round}, fase 1: kies een tegel en dan de plek (nog {count}).',
    placingDone: 'Alle tegels zijn geplaatst. Bevestig je keuze.',
    turn: '{round}, fase 2: kies een actie die klaar is, of pas. Klaar: {actions}.',
    turnNoEffect:
      '{round}, fase 2: geen enkele actie die klaar is, heeft nu effect. Pas, of voer er een uit om de velden leeg te maken. Klaar: {actions}.',
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
    investor:
      'Kies 1 investeringstegel, of sla dit over. {count, plural, one {# daarvan past.} other {# daarvan passen.}}',
    selling: '{resource}, {count} binnen bereik: kies de beurs waar je verkoopt, of ontgin niets.',
    endOfTurn: 'Beëindig je beurt.',
    endOfTurnPassed:
      'Je past: deze ronde kom je niet meer aan de beurt. Beëindig je beurt of neem het terug.',
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
