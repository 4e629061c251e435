import type { Translation } from '@pithead/text';
import type { helpEn } from './en.ts';

export const helpNl: Translation<typeof helpEn> = {
  decisions: {
    auction:
      'Het hoogste bod plaatst als eerste vicepresidenten; elk bod wordt betaald, op welke plaats ook.',
    vicePresidents:
      'Vicepresidenten bepalen waar een bedrijf handelt: vroeg bij het ontginnen, op de beurs of in de werkplaats.',
    insurance: 'Elke verzekeringstegel redt één blokje als een ontginningskaart gevaar toont.',
    drilling:
      'Teams die samen genoeg kracht hebben, ontginnen een tegel; iedereen met een team daar krijgt een deel.',
    die: 'Een onderaannemer neemt zijn kracht mee, maar kost opnieuw de volledige inhuurkosten.',
    advantage:
      'Fasebord I geeft een voordeel: haal een team van een ander hierheen, of huur een onderaannemer in.',
    extractionOrder: 'Een team op de rand gaat naar de tegel die als eerste wordt ontgonnen.',
    danger: 'Gevaar kost de duurste blokjes van deze buit; elke verzekeringstegel redt er één.',
    alCrew: 'Al speelt onzichtbaar mee: zijn teams geven kracht, zijn delen gaan terug naar de voorraad.',
    alDestination:
      'Al speelt onzichtbaar mee: zijn teams geven kracht, zijn delen gaan terug naar de voorraad.',
    alUpgrade: 'Een sterker team van Al helpt iedereen om de benodigde kracht te halen.',
    trading: 'De prijzen veranderen nooit, en elke grondstof mag in fase II maar één keer worden verhandeld.',
    tradingUnseen:
      'De prijzen veranderen nooit, en elke grondstof mag in fase II maar één keer worden verhandeld.',
    workshop: 'Verbeteringen gelden het hele spel; leveringen maken van blokjes prestigepunten.',
  },
  areas: {
    money: 'Geld bieden',
    cubes: 'Blokjes bieden',
    controlCentre: 'Fasebord I: ontginningsvolgorde en voordeel',
    stockExchange: 'Fasebord II: kopen en verkopen',
    workshop: 'Fasebord III: verbeteren en leveren',
    crew1: 'Team 1',
    crew2: 'Team 2',
    crew3: 'Team 3',
    crew4: 'Team 4',
    buying: 'Kopen',
    selling: 'Verkopen',
    power: 'Kracht van een team',
    mobility: 'Mobiliteit',
    safety: 'Veiligheid',
  },
  examples: {
    shares: 'A3 mist één kracht. Verplaats team 2 erheen en kijk wie wat krijgt.',
    danger: 'Gevaar: beslis of je verzekeringstegel een blokje redt.',
    workshop: 'Fase III: verbeter een van je teams tot kracht 2.',
  },
};
