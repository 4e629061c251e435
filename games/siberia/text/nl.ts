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
    otherTile: 'Deze beurstegel is nu niet aan de beurt.',
    sidesMissing: 'Er ontbreken nog beurskanten: kies eerst voor elke beurstegel een kant.',
    tileNotInHand: 'Deze tegel heb je niet in je hand.',
    tileDoesNotFit:
      'Deze actie staat niet op de tegel: leg de tegel bij een actie die erop staat of in het onderzoeksvak.',
    noFreeField: 'Geen vrij actieveld: beide actievelden zijn bezet.',
    tilesToPlace:
      '{tiles, plural, one {Nog # tegel in je hand: plaats die voordat je bevestigt.} other {Nog # tegels in je hand: plaats die voordat je bevestigt.}}',
    researchFirst:
      'Het onderzoek gaat voor: zolang er tegels in je onderzoeksvak liggen, is dat je eerste beurt.',
    nothingToResearch: 'Geen tegels in het onderzoeksvak: er valt niets te onderzoeken.',
    notExecutable:
      'Niet gereed: beide actievelden moeten bezet zijn, minstens één daarvan met een actietegel.',
    tileNotInResearch: 'Deze tegel hoort niet bij je onderzoek.',
    resourceNotAvailable:
      'Niet beschikbaar: het voorraadveld is leeg of de grondstof ligt al in elk open gebied.',
    territoryClosed: 'Geen open gebied: het is gesloten.',
    resourceLiesThere: 'Geen plaats: deze grondstof ligt al in dit gebied.',
    noJokerThere: 'Geen joker bij de manager: kies een andere actie.',
    noWorkerThere: 'Geen arbeider: je hebt daar geen arbeider staan.',
    notAdjacent: 'Niet aangrenzend: één stap gaat alleen naar een buurgebied, gesloten gebieden sla je over.',
    noFigureThere: 'Geen figuur: daar heb je er geen.',
    sameExchange: 'Geen andere beurs: de figuur staat daar al.',
    supplyFirst:
      'Er zijn nog figuren in je eigen voorraad: pas als die leeg is, mag je ergens anders een figuur terughalen.',
    notFaceUp: 'Deze investeringstegel ligt niet open.',
    investedAlready: 'Bij deze actie ligt al een investering: een tweede is niet mogelijk.',
    noSalesmanThere: 'Geen verkoper: je hebt geen verkoper op deze beurs.',
    notBoughtThere: 'Geen prijs: deze beurs koopt de grondstof niet.',
    noTileThere: 'Deze tegel ligt niet bij deze actie.',
  },

  prompts: {
    sides: 'Beurskanten kiezen, {number} van {count}: {first} of {second}?',
    sidesDone: 'Alle beurskanten zijn gekozen. Bevestig ze.',
    placing: '{round}, fase 1: plaats je tegels (nog {count}).',
    placingDone: 'Alle tegels zijn geplaatst. Bevestig je plaatsing.',
    turn: '{round}, fase 2: voer een actie uit of pas. Gereed: {actions}.',
    turnResearch:
      '{round}, fase 2: {count, plural, one {begin met je onderzoek (# tegel).} other {begin met je onderzoek (# tegels).}}',
    research: 'Onderzoek: welke tegel is de volgende? (nog {count})',
    managerResource: 'Onderzoek met een managertegel: kies een grondstof van de voorraadvelden.',
    cube: 'Onderzoek, {resource}: kies een open gebied zonder deze grondstof. {count, plural, one {Daarna nog # tegel.} other {Daarna nog # tegels.}}',
    cubeLast: 'Onderzoek, {resource}: kies een open gebied zonder deze grondstof.',
    joker: 'Leg de managertegel als joker op een vrij actieveld of zie ervan af.',
    logistics:
      '{count, plural, one {Nog # stap: verplaats een arbeider of laat de stap vervallen.} other {Nog # stappen: verplaats een arbeider of laat de stappen vervallen.}}',
    salesman: 'Zet 1 verkoper in op een beurs of zie ervan af. Figuren in je eigen voorraad: {count}.',
    worker: 'Zet 1 arbeider in Vladivostok in of zie ervan af. Figuren in je eigen voorraad: {count}.',
    workerElsewhere:
      'Je eigen voorraad is leeg: haal een figuur terug en zet die in Vladivostok in, of zie ervan af.',
    investor: 'Neem 1 investeringstegel of zie ervan af. Passend: {count}.',
    selling: '{resource}, {count} binnen bereik: kies de beurs of ontgin niets.',
    endOfTurn: 'Beëindig je beurt.',
    endOfTurnRefill: 'Beëindig je beurt. Daarna wordt een nieuwe investeringstegel opengelegd.',
    returning: 'Overtollige tegels: geef er nog {count} af, {limit} mogen blijven liggen.',
  },
  rounds: { round: 'Ronde {round}', last: 'Laatste ronde ({round})' },
  decided: {
    placing: 'Je plaatsing is bevestigd. Wachten op {name}',
    returning: 'Je bent klaar met afgeven. Wachten op {name}',
  },
  waiting: 'Wachten op {name}',
  over: 'De partij is afgelopen: {standings}.',
  standing: '{name} {money}',

  verbs: {
    chooseSide: 'Beurskant kiezen',
    confirmSides: 'Beurskanten bevestigen',
    placeTile: 'Tegel plaatsen',
    confirmPlacement: 'Plaatsing bevestigen',
    execute: 'Actie uitvoeren',
    pass: 'Passen',
    nameTile: 'Volgende tegel kiezen',
    nameResource: 'Grondstof kiezen',
    placeCube: 'Grondstof in een gebied leggen',
    placeJoker: 'Joker plaatsen',
    forgo: 'Afzien',
    moveWorker: 'Arbeider verplaatsen',
    sendSalesman: 'Verkoper inzetten',
    sendWorker: 'Arbeider inzetten',
    invest: 'Investeringstegel nemen',
    sell: 'Verkopen',
    endTurn: 'Beurt beëindigen',
    returnTile: 'Tegel afgeven',
  },
  plies: {
    chooseSide: '{city}: {prices}',
    placeTile: {
      open: '{tile} bij {action}',
      ready: '{tile} bij {action}, dan gereed',
      research: '{tile} naar onderzoek: {cubes}',
      researchAny: '{tile} naar onderzoek: 1 grondstof naar keuze',
    },
    execute: {
      manager:
        'Manager: joker plaatsen ({count, plural, one {# vrij actieveld} other {# vrije actievelden}})',
      logistics: 'Logistiek: {steps} stappen voor {count, plural, one {# arbeider} other {# arbeiders}}',
      salesman: 'Verkoop: 1 verkoper inzetten ({count} in je eigen voorraad)',
      worker: 'Arbeider: 1 arbeider in Vladivostok inzetten ({count} in je eigen voorraad)',
      investor: 'Investeerder: 1 investering nemen ({count, plural, one {# past} other {# passen}})',
      research:
        '{count, plural, one {Onderzoek: # tegel, 1 grondstof naar de kaart van Siberië} other {Onderzoek: # tegels, elk 1 grondstof naar de kaart van Siberië}}',
      noEffect: '{action}: geen effect',
    },
    mine: {
      sale: '{mining}: {count} binnen bereik, beste beurs {city} {income}',
      nothingThere: '{mining}: niets binnen bereik, geen effect',
      noBuyer: '{mining}: {count} binnen bereik, maar geen verkoper op een beurs met een prijs, geen effect',
    },
    pass: 'Passen: geen beurt meer in deze ronde',
    nameTile: { one: 'Nu {tile}: {cubes}', any: 'Nu {tile}: 1 grondstof naar keuze' },
    nameResource: '{resource} ({count} op het voorraadveld)',
    placeCube: {
      plain: '{resource} → {territory}, daar: {resources}',
      own: '{resource} → {territory}, daar: {resources}; {count, plural, one {# eigen arbeider} other {# eigen arbeiders}}',
      closed: '{resource} → {territory}: gesloten',
    },
    placeJoker: { open: 'Joker bij {action}', ready: 'Joker bij {action}, dan gereed' },
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
      ready: 'Investering {action}: dan gereed',
    },
    sell: {
      sale: 'In {city} verkopen: {cubes} × {price} = {income}',
      notBought: '{city}: geen prijs voor {resource}',
    },
    returnTile: {
      open: 'Afgeven: {tile} van {action}',
      ready: 'Afgeven: {tile} van {action}, dan niet meer gereed',
    },
  },

  optionValues: { chosen: 'gekozen', drawn: 'geloot' },
  options: { exchangeSides: 'Beurskanten', roundLimit: 'Rondelimiet' },
};
