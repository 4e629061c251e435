import type { Translation } from '@pithead/text';
import type { guideEn } from './en.ts';

export const guideNl: Translation<typeof guideEn> = {
  chapters: {
    threeOrders: {
      title: 'Drie opdrachten',
      summary: 'Wat opdrachten zijn en hoe je je eerste drie krijgt.',
      reminder: 'Je kiest je eerste drie opdrachten.',
    },
    buyAndDig: {
      title: 'Kopen en delven',
      summary: 'Je koopt een tunneltegel en haalt de kolen naar boven.',
      reminder: 'Je hebt drie opdrachten. Nu koop je een tunneltegel en haal je de kolen.',
    },
    deliver: {
      title: 'Leveren',
      summary: 'Je levert je eerste opdracht en ziet wat die opbrengt.',
      reminder: 'Je eerste opdracht is vol en kan worden geleverd.',
    },
    crowdedSpaces: {
      title: 'Bezette vakken',
      summary: 'Je gebruikt een vak waar al iemand staat en delft met tien stappen.',
      reminder: 'Eén opdracht is geleverd. De volgende vraagt grijze kolen.',
    },
    endOfShift: {
      title: 'Einde van de dienst',
      summary: 'Je speelt de dienst alleen uit en ziet wat de klok betaalt.',
      reminder: 'Je speelt de dienst alleen uit.',
    },
  },
  steps: {
    realMatch: {
      say: 'Dit is een echt spel: jij tegen Ben, een Leerling. De meeste punten na drie diensten wint.',
      more: 'Er staat niets op het spel. Je kunt alles ongedaan maken tot er iets is getrokken of definitief gekozen.',
    },
    contracts: {
      say: 'Opdrachten zijn contracten. Lever de kolen op de kaart en je krijgt de punten.',
      more: 'De kaart toont de kolen, het vervoermiddel en wat ze waard is.',
    },
    apprenticePicks: { say: 'Jij begint de dienst, dus Ben kiest de eerste opdracht.' },
    twoYellow: {
      say: 'Twee gele blokjes met de handkar: gele kolen haal je snel en ze zijn goedkoop.',
      act: 'Kies deze opdracht twee keer: je keuze staat vast.',
    },
    oneBrown: {
      say: 'Eén bruin blokje met de handkar. Opdrachten met hetzelfde vervoermiddel gaan samen weg.',
      act: 'Kies deze opdracht twee keer.',
      more: 'Met één bezoek aan een leveringsvak lever je alle volle opdrachten met dat vervoermiddel.',
    },
    yourChoice: {
      say: 'Jouw keuze: twee grijze met de vrachtwagen, of drie met de handkar voor meer punten.',
      act: 'Kies een van de twee opdrachten twee keer.',
    },
    yourOrders: { say: 'Deze zijn van jou en iedereen ziet ze. Je mag er zoveel hebben als je wilt.' },
    workers: {
      say: 'Elke beurt zet je arbeiders op één vak. Je hebt {workers} arbeiders en {marks} mark.',
      more: 'De dienst is afgelopen als niemand nog een arbeider heeft.',
    },
    buyTile: {
      say: 'Koop deze tegel: twee gele mijnwagens, elk met een kolenblokje.',
      act: 'Kies de tegel in de fabriek.',
      more: 'Een tegel kost het aantal mijnwagens maal de verdieping. Hier: twee wagens op verdieping 1.',
    },
    byItself: {
      say: 'Hij ligt al op verdieping {level}, met een blokje in elke mijnwagen.',
      act: 'Beëindig je beurt.',
    },
    gapFilled: { say: 'Ben kocht twee bruine mijnwagens. Het gat is aangevuld van de stapel.' },
    fetchCoal: {
      say: 'Haal nu je kolen. Dit vak geeft je {steps} werkstappen in de mijn.',
      act: 'Kies het delfvak met 6 stappen.',
    },
    cageDown: {
      say: 'Stuur de liftkooi naar verdieping 1. Hoe ver ook: het kost één stap.',
      act: 'Kies verdieping 1 in je schacht.',
    },
    loadOne: {
      say: 'Laad een geel blokje in: één blokje, één stap.',
      act: 'Kies een geel blokje op een mijnwagen.',
    },
    loadAnother: { say: 'En nog een. In de kooi passen er vijf.', act: 'Kies nog een geel blokje.' },
    cageUp: { say: 'Naar boven: dat is stap vier.', act: 'Kies de oppervlakte.' },
    layOne: { say: 'Leg een blokje op een geel vakje van je opdracht.', act: 'Kies het gele vakje.' },
    layAnother: {
      say: 'En het laatste: zes stappen, één volle opdracht.',
      act: 'Kies het andere vakje en beëindig je beurt.',
    },
    displaced: {
      say: 'Ben nam dat vak met twee arbeiders. Die van jou zit in de kantine.',
      more: 'Arbeiders in de kantine komen na de dienst terug.',
    },
    sendOrder: {
      say: 'Je opdracht is vol. Stuur een arbeider naar de handkar.',
      act: 'Kies het leveringsvak met de handkar.',
    },
    pointsAtOnce: {
      say: 'Meteen {points} punten. De kaart gaat dicht en telt later nog eens mee.',
      act: 'Beëindig je beurt.',
    },
    money: { say: 'Ben nam 6 mark. Geldvakken geven wat erop staat.' },
    clock: {
      say: 'Na elke dienst betaalt de klok voor de meeste geleverde kolen van elke kleur.',
      more: 'Kies de klok om te zien wat elk deel betaalt voor de eerste en de tweede plaats.',
    },
    wholeTrade: { say: 'Kopen, delven, leveren: meer is het niet.' },
    wantsGrey: { say: 'Deze opdracht vraagt {cubes} grijze blokjes. Eén ligt er al op verdieping 3.' },
    greyCart: {
      say: 'Koop nog een grijze mijnwagen. Hij kost 3 mark.',
      act: 'Kies deze tegel en beëindig je beurt.',
    },
    occupied: {
      say: 'Daar staat Ben. Je hebt één arbeider meer nodig dan er staan: twee.',
      more: 'De verdrongen arbeider gaat naar de kantine. De volgende zou er drie nodig hebben.',
    },
    goInWithTwo: {
      say: 'Ga er met twee heen. Je hebt er nog genoeg.',
      act: 'Kies het delfvak met 10 stappen.',
    },
    tenSteps: {
      say: 'Nog {steps} stappen: haal twee grijze en één bruine, en dan naar boven.',
      act: 'Delf zoals je wilt.',
      more: 'Een plan: naar verdieping 3, twee grijze inladen, naar verdieping 2, één bruine inladen.',
    },
    wayUp: {
      say: 'Bewaar één stap voor de weg naar boven en één voor elk blokje.',
      act: 'Ga naar boven, vul je opdrachten en stop met delven.',
    },
    unused: {
      say:
        '{unused, plural, =0 {Elke stap gebruikt. Goed gedolven.} ' +
        'one {Eén stap bleef over. Die vervalt.} other {# stappen bleven over. Die vervallen.}}',
      act: 'Beëindig je beurt.',
    },
    byTruck: {
      say: 'Twee grijze met de vrachtwagen: je beste opdracht. Lever hem.',
      act: 'Kies de vrachtwagen en beëindig je beurt.',
    },
    ownWorker: {
      say: 'Ook je eigen arbeider staat in de weg: dit kost twee arbeiders.',
      act: 'Kies de handkar en beëindig je beurt.',
    },
    newOrder: {
      say: 'Neem een nieuwe opdracht. Die kost een arbeider, maar geen geld.',
      act: 'Kies een opdracht en beëindig je beurt.',
      more: 'Vanaf hier denkt Ben zelf na.',
    },
    bank: { say: 'Is elk vak te duur, dan geeft de bank 1 mark voor één arbeider.' },
    onYourOwn: {
      say:
        'Je hebt nog {workers, plural, one {# arbeider} ' +
        'other {# arbeiders}}, en jij beslist. Een hint kun je altijd vragen.',
      act: 'Speel tot de dienst is afgelopen.',
    },
    shiftOver: { say: 'Geen arbeiders meer: de dienst was afgelopen en de klok heeft betaald.' },
    bestColour: {
      say:
        'De meeste {coal, select, yellow {gele} brown {bruine} grey {grijze} ' +
        'other {zwarte}} kolen geleverd: {points, plural, one {# punt} other {# punten}} voor jou.',
    },
    tie: { say: 'Bij een gelijke eerste plaats krijgen jullie allebei alles.' },
    noColour: {
      say: 'Dit keer leverde Ben van elke kleur meer. Na de volgende dienst wordt opnieuw geteld.',
    },
    laterShifts: {
      say: 'Dienst 2 telt ook vervoermiddelen, dienst 3 lege mijnwagens. Geleverde kolen tellen nog eens mee.',
      more: 'Daarom levert een vroege levering tot drie keer punten op.',
    },
    workersReturn: { say: 'Alle arbeiders zijn terug. Mijn, opdrachten en geld blijven zoals ze zijn.' },
    openOrders: { say: 'Helemaal aan het eind kost elke niet geleverde opdracht een punt.' },
  },
  tags: {
    goesHere: 'Hij komt hier',
    wantsYellow: 'Deze vraagt geel',
    twoWorkers: 'Twee arbeiders',
    dig: 'Delven',
    deliver: 'Leveren',
  },
  options: {
    twoGrey: 'Twee grijze voor 7 punten: sneller vol.',
    threeGrey: 'Drie grijze voor 9 punten: één blokje meer.',
  },
  learnt: [
    'Opdrachten tellen als ze vol zijn en met hun vervoermiddel zijn geleverd.',
    'Tunneltegels brengen de kolen; de liftkooi haalt ze naar boven, stap voor stap.',
    'Een bezet vak kost één arbeider meer dan er staan.',
    'Na elke dienst betaalt de klok voor de meeste geleverde kolen.',
  ],
  leftOut: [
    'Twee willekeurige blokjes in plaats van het juiste (GA-6.8)',
    'Vijf tegels of opdrachten van de stapel bekijken (GA-5.5, GA-9.2)',
    'Je opslag (GA-6.6)',
    'Het evenwicht van lichte en donkere tunnels (GA-12.4)',
  ],
};
