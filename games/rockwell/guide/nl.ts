import type { Translation } from '@pithead/text';
import type { guideEn } from './en.ts';

export const guideNl: Translation<typeof guideEn> = {
  chapters: {
    sealedBid: {
      title: 'Het gesloten bod',
      summary: 'Wat punten oplevert, wat je bezit en waarvoor je biedt.',
      reminder: 'Je doet zo je eerste bod.',
    },
    vicePresidents: {
      title: 'Twee vicepresidenten',
      summary: 'Je plaatst je vicepresidenten en verzekert je tegen gevaar.',
      reminder: 'De biedingen zijn betaald. Nu plaatst iedereen vicepresidenten.',
    },
    fourRounds: {
      title: 'Vier ontginningsrondes',
      summary: 'Je verplaatst teams, ontgint tegels en deelt wat erin zit.',
      reminder: 'Je bent aan het boren: vier rondes, in elke één team.',
    },
    workshop: {
      title: 'De werkplaats',
      summary: 'Je maakt van blokjes prestige en een team sterker.',
      reminder: 'Het boren is klaar. Nu maak je van blokjes prestige.',
    },
    ownTurn: {
      title: 'Je eigen ronde',
      summary: 'Je speelt een ronde alleen en ziet hoe het spel eindigt.',
      reminder: 'Je speelt de tweede ronde alleen.',
    },
  },
  steps: {
    realMatch: {
      say: 'Drie bedrijven boren naar het centrum: jij, Ben en Cem. De meeste prestige wint.',
      more: 'Ben en Cem zijn Leerlingen, de makkelijkste bots. Er staat niets op het spel.',
    },
    whatScores: {
      say: 'Prestige krijg je voor prestaties, voor leveringen en aan het einde als je van iets het meeste hebt.',
      more: 'Wie een prestatie als eerste haalt, krijgt er het meest voor. Aan het einde telt bijvoorbeeld het meeste zink.',
    },
    stock: {
      say: 'Je begint met {cubes} blokjes en $ {money, number}. Niemand anders ziet wat je bezit.',
      more: 'Zink is het goedkoopst, dan komen koper, zilver en goud.',
    },
    threeBoards: {
      say: 'Elke ronde: boren, handelen, werken. Drie borden, maar je hebt maar twee vicepresidenten.',
      more: 'Iedereen boort. Handelen kan alleen met een vicepresident op bord II, leveren alleen met een op III.',
    },
    bid: {
      say: 'Eerst een geheim bod. Wie het meest biedt, plaatst eerst. $ 500 is meestal genoeg.',
      act: 'Verhoog het geld tot $ 500 en bevestig het bod.',
      more: 'De rest is deze ronde genoeg voor een dobbelsteen en een sterker team.',
    },
    allPaid: { say: 'De biedingen zijn open en iedereen betaalt, ook wie het minst bood.' },
    choosingOrder: {
      say:
        '{place, select, first {Jouw bod was het hoogst, dus jij plaatst eerst. Elke ronde is dat opnieuw.} ' +
        'middle {Jij plaatst als tweede. Elke ronde is deze volgorde nieuw.} other {Jij plaatst als laatste. Elke ronde is deze volgorde nieuw.}}',
    },
    controlCentre: {
      say: 'Met een vicepresident hier boor je eerst. Positie 1 en 2 mogen omkopen, 3 en 4 dobbelstenen inhuren.',
      more: 'Een dobbelsteen geeft een van je teams extra kracht. Omkopen komt een andere keer.',
    },
    placeToHire: {
      say: 'Neem positie 3. Met een ingehuurde dobbelsteen kun je een tegel alleen ontginnen.',
      act: 'Kies positie 3 en kies nog eens om te bevestigen.',
    },
    placeToDeliver: {
      say: 'De tweede moet naar een ander bord. In de werkplaats worden blokjes prestige.',
      act: 'Kies de positie met 4 acties en bevestig.',
    },
    placeElsewhere: {
      say: 'Twee vicepresidenten, twee borden. Op de beurs handel je, in de werkplaats lever je.',
      act: 'Kies een vrije positie en bevestig.',
    },
    insure: {
      say: 'Bij het ontginnen komen kaarten, soms met gevaar: dat kost blokjes. Een verzekeringstegel kost één blokje en redt een ander.',
      act: 'Neem één zink en kies ‘1 blokje verzekeren’.',
      more: 'Je houdt verzekeringstegels tot je ze gebruikt.',
    },
    drillingOrder: {
      say:
        '{place, select, first {De posities op bord I bepalen wie eerst boort: jij.} ' +
        'other {De posities op bord I bepalen wie eerst boort. De anderen volgen.}}',
    },
    fourCrews: {
      say: 'Je vier teams met de ▲ hebben elk kracht 1. Elke ontginningsronde verplaats je er één.',
      more: 'Een ronde heeft vier ontginningsrondes. Een team mag ook vaker.',
    },
    moveIn: {
      say: 'Deze tegel vraagt kracht {required}. Verplaats je team erheen.',
      act: 'Kies tegel A0 en kies nog eens om te bevestigen.',
      more: 'Vanaf een ingang kan een team naar de twee tegels ernaast.',
    },
    hireDie: {
      say: 'Je team alleen is te zwak. Een dobbelsteen met kracht {power} is net genoeg, voor $ {price, number}.',
      act: 'Kies ‘Kracht {power}’.',
      more:
        'Daarna wordt een kaart getrokken, dus dit kun je niet ongedaan maken. ' +
        'Dieper mogen dobbelstenen sterker zijn.',
    },
    dieWouldNotDo: {
      say:
        '{missing, plural, =0 {Hier mag je inhuren, maar er valt niets meer te ontginnen. Spaar je geld.} ' +
        'other {De tegel mist nog kracht {missing}. Een dobbelsteen is niet genoeg, dus spaar je geld.}}',
      act: 'Kies ‘Niemand inhuren’.',
    },
    aloneThere: {
      say: 'Ontgonnen! Je staat er alleen, dus de hele kaart is voor jou: {cubes} blokjes.',
    },
    forGood: {
      say: 'Elke tegel wordt maar één keer ontgonnen. Teams mogen er nog wel staan en overheen gaan.',
    },
    rivals: {
      say:
        '{who, select, both {Ben en Cem staan} ben {Ben staat} other {Cem staat}} hier: kracht {present} ' +
        'van {required}. Alle teams tellen samen, van wie ze ook zijn.',
    },
    joinThem: {
      say:
        '{tile, select, none {Ontginningsronde twee. Ga naar een tegel die weinig mist, of begin er zelf een.} ' +
        'other {Jouw team maakt {tile} vol. Ga erheen: je krijgt een vol deel en start de ontginning.}}',
      act: '{tile, select, none {Kies een team en een tegel en bevestig.} other {Kies tegel {tile} en bevestig.}}',
      more: 'Elk bedrijf met een team daar krijgt evenveel, hoe sterk het ook is.',
    },
    shares: {
      say: 'Van elke grondstof evenveel. Het overschot gaat naar de sterkste, en bij gelijke kracht naar jou: jij startte.',
      more: 'Een mijnschacht op de tegel gaat voor, zelfs voor de sterkste.',
    },
    danger: {
      say: 'Deze kaart brengt gevaar: je verliest je duurste blokje. Je verzekeringstegel redt het.',
      act: 'Gebruik je verzekeringstegel.',
      more: 'Gevaar kost zoveel blokjes van deze buit als je kracht op de tegel hebt, de duurste eerst.',
    },
    dangerTook: {
      say: 'Het gevaar kostte je het duurste blokje van je buit. Een verzekeringstegel had het gered.',
    },
    noNeedToHire: {
      say:
        '{helps, select, yes {Ook hier mag je inhuren: ' +
        'een dobbelsteen met kracht {missing} maakt de tegel meteen vol.} other {{missing, plural, =0 {Ook hier mag je inhuren, maar de tegel is al ontgonnen. Spaar je geld.} other {Ook hier mag je inhuren, maar een dobbelsteen is nog niet genoeg. Spaar je geld.}}}}',
      act: '{helps, select, yes {Kies ‘Kracht {missing}’.} other {Kies ‘Niemand inhuren’.}}',
    },
    achievement: {
      say: 'Acht zink, acht koper: een prestatie, {prestige} prestige. Je totaal staat boven je bedrijf.',
      more: 'Je houdt hem, ook als je de blokjes uitgeeft. Het volgende bedrijf krijgt minder.',
    },
    cards: {
      say: 'Wie een ontginning start, houdt de kaart: jij hebt er {cards}. Zes zijn een prestatie.',
    },
    thirdRound: {
      say:
        '{tile, select, moved {Je team is er. Je mag nog iemand inhuren, maar spaar je geld.} ' +
        'die {Je team is er. Een ingehuurde dobbelsteen maakt de tegel meteen vol.} ' +
        'none {Ontginningsronde drie. Zoek een tegel die weinig kracht mist, of ga je eigen weg.} ' +
        'other {Ontginningsronde drie: tegel {tile} mist maar weinig kracht. Maak hem vol, of ga je eigen weg.}}',
      act: '{tile, select, moved {Kies ‘Niemand inhuren’.} die {Huur in of niet.} other {Kies een team en een tegel en bevestig.}}',
    },
    lastRound: {
      say:
        '{asked, select, die {Je team is er. Huur nog iemand in, of spaar je geld.} ' +
        'other {Ontginningsronde {round} van {rounds}. Verplaats een team of laat het staan: ook dat telt.}}',
      act: '{asked, select, die {Huur in of niet.} other {Kies een team en een tegel en bevestig.}}',
    },
    sharedAgain: {
      say:
        '{who, select, ben {Ben} other {Cem}} ' +
        'maakte {tile} vol. Jij hebt daar een team, dus je kreeg {cubes, plural, one {# blokje} other {# blokjes}}.',
    },
    dieStays: {
      say: 'Je dobbelsteen blijft tot het einde van de ronde. Meenemen kost nog eens zijn prijs.',
    },
    watchTrading: {
      say: 'Fase II, de beurs. Ben en Cem hebben hier vicepresidenten. Jij niet, dus jij kijkt toe.',
    },
    boughtSilver: {
      say: 'Cem verkocht zink en koper en kocht zilver: tien zilver zijn een prestatie.',
      more: 'Ook gekochte blokjes tellen dus, en wel meteen.',
    },
    prices: {
      say: 'De prijzen veranderen nooit. Verkoop wat je te veel hebt, koop wat je mist.',
      more: 'Je koopt of verkoopt zoveel je wilt van één grondstof, elke grondstof één keer per ronde.',
    },
    ownTrades: {
      say: 'Ook jij hebt hier een vicepresident: jullie handelen om de beurt.',
      act: 'Koop of verkoop, of pas.',
    },
    actions: {
      say:
        'Fase III, de werkplaats. Je hebt {actions, plural, one {# actie} ' +
        'other {# acties}}, telkens één, om de beurt met de anderen.',
    },
    deliver: {
      say: 'Lever: betaal de blokjes op een tegel en neem die. De prestige blijft geheim tot het einde.',
      act: 'Kies een levering en bevestig.',
    },
    nextTile: {
      say: 'De volgende tegel van die stapel kost meer. Je prestige, boven je bedrijf, is gegroeid.',
    },
    deliverAgain: {
      say: 'Nog {zinc} zink en {copper} koper. Lever nog eens, of gebruik de actie anders.',
      act: 'Kies een levering of een verbetering en bevestig.',
    },
    raiseCrew: {
      say:
        '{canPay, select, yes {Verhoog een team naar kracht 2 voor $ {price, number}. ' +
        'Zo sterk blijft het de hele partij.} other {Een team verhogen kost $ {price, number}, en dat heb je niet. Lever iets, of pas.}}',
      act: 'Kies een van je teams en bevestig.',
      more: 'Een sterk team ontgint vaker alleen en krijgt vaker het overschot.',
    },
    strongCrews: {
      say: 'Ben heeft drie teams met kracht 2: ook een prestatie. Wie er het eerst is, krijgt het meest.',
    },
    tracks: {
      say: 'Ook mobiliteit, veiligheid en mijnschachten koop je hier. Die kunnen wachten.',
      more:
        'Met mobiliteit komen teams verder, met veiligheid kost gevaar minder, en mijnschachten ' +
        'leveren blokjes op.',
    },
    lastAction: {
      say: 'Nog {zinc} zink en {copper} koper. Lever nog een keer, of pas en houd ze.',
      act: 'Gebruik je laatste actie, of pas.',
    },
    newBid: {
      say: 'Ronde twee, een nieuw bod. Ook blokjes tellen mee, voor hun prijs.',
      act: 'Bied wat je wilt en bevestig het bod.',
      more: 'Vanaf hier denken Ben en Cem zelf.',
    },
    tryExchange: {
      say: 'Je hebt $ {money, number}. Op de beurs worden blokjes geld: probeer die deze keer.',
      act: 'Plaats allebei je vicepresidenten.',
      more: 'De andere gaat waar je wilt: vroeg boren, of leveren in de werkplaats.',
    },
    ownRounds: {
      say: 'Verzekering en vier ontginningsrondes, en jij beslist. Een tip kun je altijd vragen.',
      act: 'Speel tot het boren klaar is.',
    },
    trade: {
      say: 'Verkoop wat je niet nodig hebt. Elke grondstof mag je één keer per ronde verhandelen.',
      act: 'Kies een grondstof en het aantal, en verkoop of koop.',
    },
    mineshaft: {
      say:
        'Een mijnschacht krijgt het overschot van zijn tegel. ' +
        'Is die ontgonnen, dan levert hij elke ronde blokjes op.',
    },
    core: {
      say: 'Hebben {needed} bedrijven een team in het centrum, dan speel je de ronde uit en is het afgelopen.',
      more: 'Een team in het centrum doet niet meer mee. Het volgende bedrijf daar krijgt {prestige} prestige.',
    },
    bonus: {
      say: 'Aan het einde leveren het meeste zink, koper, zilver, goud en geld elk twee prestige op.',
      more: 'De tweede plaats levert er één op. Geef in de laatste ronde dus niet alles uit.',
    },
  },
  tags: {
    yourPrestige: 'Jouw prestige',
    deliveries: 'Leveringen',
    slotOrder: 'Positie 1 tot 4',
    dangerSign: 'Gevaar',
  },
  options: {
    bidSome: '$ 500: bijna altijd eerst, en er blijft genoeg over.',
    bidNothing: 'Niets bieden: je houdt je geld en plaatst als laatste.',
    insureZinc: 'Eén zink: je goedkoopste blokje redt een duurder.',
    insureNothing: 'Niets verzekeren: je houdt het zink en neemt het risico.',
    joinBen: 'Naar A5, bij Ben: dan ontbreekt er nog één kracht.',
    goDeeper: 'Omlaag naar B3: dichter bij het centrum.',
    stay: 'Blijven staan: er verandert niets.',
    twoOfEach: 'Twee van elk voor 6 prestige: meer krijg je nergens.',
    fourAndFour: 'Vier zink en vier koper voor 4 prestige.',
    fiveZinc: 'Vijf zink voor 2 prestige.',
  },
  learnt: [
    'Prestaties, leveringen en aan het einde van iets het meeste hebben leveren prestige op.',
    'Met een bod koop je maar één ding: je vicepresidenten eerder plaatsen dan de anderen.',
    'De kracht van alle bedrijven op een tegel telt samen, en iedereen daar krijgt een deel.',
    'De werkplaats maakt van blokjes prestige, en wie vroeg levert, betaalt minder.',
    'De beurs maakt van blokjes geld, en van geld blokjes.',
  ],
  leftOut: [
    'Teams van anderen omkopen (RW-9.1)',
    'Wat mobiliteit doet: sprongen, randen en twee stappen (RW-7.6, RW-8.1)',
    'Veiligheid tegen gevaar (RW-12.4)',
    'Waar mijnschachten mogen staan en hoe je ze verplaatst (RW-15.5, RW-15.6)',
    'Het einde door zes prestaties (RW-18.2)',
  ],
};
