import type { Translation } from '@pithead/text';
import type { helpEn } from './en.ts';

export const helpNl: Translation<typeof helpEn> = {
  decisions: {
    sides: 'De beurskanten bepalen welke grondstoffen waar en voor hoeveel te verkopen zijn.',
    placing: 'Een actie is klaar als beide velden bezet zijn; onderzoek brengt nieuwe blokjes op de kaart.',
    turn: 'Een actie die klaar is, wordt uitgevoerd en verliest haar tegels; wie past, is deze ronde klaar.',
    research: 'Elke tegel in onderzoek brengt één blokje van zijn grondstof op de kaart.',
    managerResource: 'Een managertegel in onderzoek staat voor elke grondstof die er nog is.',
    cube: 'Een blokje levert geld op waar een arbeider het kan ontginnen.',
    joker: 'De joker bezet één veld van een andere actie.',
    logistics: 'Arbeiders ontginnen alleen in de gebieden waar ze staan.',
    salesman: 'Verkopen kan alleen op een beurs met een eigen verkoper.',
    worker: 'Nieuwe arbeiders beginnen in Vladivostok en komen met logistiek in de gebieden.',
    investor: 'Een investeringstegel bezet één veld van zijn actie voor de rest van het spel.',
    selling: 'Alle blokjes van deze actie worden op één beurs verkocht, elk voor haar prijs.',
    endOfTurn: 'Met het einde staat de beurt vast.',
    returning: 'Aan het einde van een ronde mogen tien actietegels op een spelersbord blijven.',
  },
  areas: {
    onActions: 'Op een actieveld',
    intoResearch: 'In onderzoek',
    research: 'Onderzoek',
    persons: 'Persoonsacties',
    resources: 'Ontginnen en verkopen',
  },
  examples: {
    pair: 'Maak een actie klaar: bezet beide velden.',
    research: 'Eerst komt onderzoek. Breng het aardgasblokje op de kaart.',
    sell: 'Voer aardgas uit en verkoop het blokje. Welke beurs betaalt meer?',
  },
};
