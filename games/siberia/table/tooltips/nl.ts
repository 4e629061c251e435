import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  kinds: {
    cube: {
      title: 'Grondstof',
      text: 'Een grondstofactie ontgint hem overal waar je een arbeider hebt, en verkoopt hem meteen.',
    },
    worker: {
      title: 'Arbeider',
      text: 'Ontgint waar hij staat. Logistiek verplaatst je arbeiders, samen drie stappen.',
    },
    vladivostok: {
      title: 'Vladivostok',
      text: 'Hier komen nieuwe arbeiders aan. Er zijn geen grondstoffen, en geen stap leidt terug.',
    },
    closedTerritory: {
      title: 'Gesloten gebied',
      text: 'Voorgoed leeg: geen grondstoffen, geen arbeiders. Stappen slaan het over.',
    },
    territory: {
      title: 'Gebied',
      text: 'Hoogstens één blokje van elke grondstof. Is het na het ontginnen leeg, dan sluit het.',
    },
    joker: { title: 'Joker', text: 'Een managertegel die voor elke tegel van deze actie telt.' },
    managerTile: {
      title: 'Managertegel',
      text: 'Past op de velden van de manager of in het onderzoek. Twee ervan leveren een joker op.',
    },
    investedTile: {
      title: 'Jouw investering',
      text: 'Bedekt dit veld de rest van de partij: met nog één tegel is de actie klaar.',
    },
    actionTile: {
      title: 'Actietegel',
      text: 'Telt als zijn persoon of als zijn grondstof. Leg hem op een van die twee acties, of in het onderzoek.',
    },
    action: {
      title: 'Actie',
      text: 'Klaar als beide velden bedekt zijn. Na het uitvoeren gaan de tegels weg; investeringen blijven.',
    },
    research: {
      title: 'Onderzoek',
      text: 'Neemt elke tegel. Elke tegel brengt één blokje op de kaart; dit moet je eerste beurt van de ronde zijn.',
    },
    investment: {
      title: 'Investeringstegel',
      text: 'Je neemt hem met de investeerder. Hij bedekt de rest van de partij één veld van zijn actie.',
    },
    salesman: {
      title: 'Verkoper',
      text: 'Verkoopt waar hij staat. Verkopen kan alleen waar jij er een hebt.',
    },
    exchange: {
      title: 'Beurs',
      text: 'Toont de prijs per blokje; een streepje koopt niets. Alle blokjes van één actie gaan naar één beurs.',
    },
    exchangeSide: {
      title: 'Beurstegel',
      text: 'Heeft op elke kant een beurs. Alleen de kant die nu wordt gekozen, doet mee.',
    },
    reach: { title: 'Binnen bereik', text: 'Blokjes per grondstof in gebieden waar je een arbeider hebt.' },
    supplyField: {
      title: 'Voorraadveld',
      text: 'Blokjes die onderzoek nog naar de kaart kan brengen. Drie lege velden beëindigen de partij.',
    },
    closedDial: {
      title: 'Meter: gesloten gebieden',
      text: 'Zijn er acht gebieden gesloten, dan eindigt de partij met die ronde.',
    },
    supplyDial: {
      title: 'Meter: lege voorraadvelden',
      text: 'Zijn er drie voorraadvelden leeg, dan eindigt de partij met die ronde.',
    },
    bag: {
      title: 'Zak',
      text: 'Iedereen trekt zes tegels per ronde. Gebruikte tegels gaan er weer in.',
    },
    figures: {
      title: 'Jouw figuren',
      text: 'Een figuur is in Siberië arbeider en op een beurs verkoper; de andere wachten hier.',
    },
    tileLimit: {
      title: 'Tegels die blijven',
      text: 'Ongebruikte tegels blijven op hun velden, hoogstens tien.',
    },
    money: { title: 'Jouw geld', text: 'Iedereen ziet het. Het meeste geld wint; verder telt niets.' },
  },
  states: {
    holds: 'Hier: {resources}.',
    empty: 'Hier ligt niets.',
    ownWorkers: '{count, plural, one {# arbeider van jou} other {# arbeiders van jou}} hier.',
    covered: '{count} van {fields} velden bedekt.',
    ready: 'Klaar.',
    readySale: 'Klaar: levert {money} op ({city}).',
    readyVain: 'Klaar, maar zou nu geen effect hebben.',
    tiles: 'Inhoud: {count, plural, =0 {geen tegels} one {# tegel} other {# tegels}}.',
    forAction: 'Voor: {action}.',
    hasRoom: 'Je hebt er een vrij veld voor.',
    noRoom: 'Je hebt er geen vrij veld voor.',
    pays: 'Betaalt: {prices}.',
    left: 'Nog {count}.',
    progress: '{count} van {end}.',
    figures: '{own} hier, {workers} in Siberië, {salesmen} op beurzen.',
    onBoard: '{count} op je spelersbord.',
  },
};
