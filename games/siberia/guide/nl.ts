import type { Translation } from '@pithead/text';
import type { guideEn } from './en.ts';

export const guideNl: Translation<typeof guideEn> = {
  chapters: {
    sixTiles: {
      title: 'Zes tegels',
      summary: 'Waar het om gaat, en hoe tegels een actie klaarmaken.',
      reminder: 'Je plaatst je eerste zes tegels.',
    },
    walkSendSell: {
      title: 'Lopen, sturen, verkopen',
      summary: 'Je loopt naar een gebied, stuurt een verkoper en verdient je eerste geld.',
      reminder: 'Je eerste zes tegels liggen. Nu voer je je acties uit.',
    },
    research: {
      title: 'Onderzoek',
      summary: 'Je brengt een blokje op de kaart, krijgt een tweede arbeider en verkoopt een diamant.',
      reminder: 'Ronde twee: zes nieuwe tegels, en één gaat naar onderzoek.',
    },
    invest: {
      title: 'Investeren',
      summary: 'Je neemt een investering en plaatst je tegels zelf.',
      reminder: 'Ronde drie: nu gaat het om investeringen.',
    },
    howItEnds: {
      title: 'Hoe het eindigt',
      summary: 'Wanneer het spel afgelopen is, en hoe je ervoor staat.',
      reminder: 'Er zijn drie ronden gespeeld. Nu gaat het over het einde van het spel.',
    },
  },
  steps: {
    goal: {
      say: 'Jij tegen Ben, een Leerling: ontgin grondstoffen in Siberië en verkoop ze. Het meeste geld wint.',
      more:
        'In elk van de veertien gebieden liggen twee verschillende blokjes. ' +
        'Er staat niets op het spel, en je kunt elke beurt ongedaan maken tot je hem beëindigt.',
    },
    figures: {
      say: 'Je arbeider wacht in Vladivostok. Arbeiders ontginnen in het gebied waar ze staan.',
      more: 'In je eigen voorraad heb je nog vier figuren. Dat kunnen arbeiders of verkopers worden.',
    },
    prices: {
      say:
        'De beurzen tonen wat een blokje oplevert. ' +
        'Je verkoper staat in Frankfurt, dat alles koopt maar weinig betaalt.',
      more:
        'Verkopers verkopen waar ze staan. ' +
        'Bij een streepje wordt de grondstof niet gekocht; de prijzen veranderen nooit.',
    },
    newTiles: {
      say: 'Elke ronde trek je zes tegels. Elke heeft twee helften, persoon en grondstof: één helft gebruik je.',
    },
    logisticsTiles: {
      say: 'Je arbeider moet op pad. Dat doet logistiek, en daarvoor zijn twee tegels met de logistiek manager nodig.',
      act: 'Kies een logistiek manager en dan logistiek. Daarna de andere.',
    },
    pairs: {
      say: 'Twee tegels maken een actie klaar: twee verkopers bij verkoop, twee met gas bij aardgas.',
      act: 'Plaats de andere vier tegels.',
      more: 'Met verkoop stuur je een verkoper naar een andere beurs. Met aardgas ontgin je gas en verkoop je het.',
    },
    researchArea: {
      say: 'Elke tegel mag ook naar onderzoek. Daar brengt hij een blokje op de kaart.',
      more: 'In de volgende ronde gebruik je het.',
    },
    confirmSix: {
      say: 'Lopen, sturen, verkopen: dat is het plan. Tot je bevestigt, kun je elke tegel terugnemen.',
      act: 'Bevestig je keuze.',
      more:
        'Wil je een tegel terug, kies hem dan op je spelersbord. ' +
        'Bevestig je, dan worden beide spelersborden onthuld.',
    },
    boardsOpen: {
      say: 'Ben begint deze ronde. Jullie spelen om de beurt één actie, tot allebei hebben gepast.',
    },
    itsResearch: {
      say: 'Ben had een tegel bij onderzoek, en dat komt eerst: in Amoer ligt nu een gasblokje.',
      more: 'Het was een managertegel. Daarmee kies je zelf de grondstof.',
    },
    runLogistics: {
      say: 'Jouw beurt. Voer logistiek uit: de twee tegels gaan terug in de zak.',
      act: 'Kies logistiek.',
    },
    walk: {
      say: 'Je hebt {steps} stappen. Eén ervan leidt naar Ochotsk, waar aardgas en een diamant liggen.',
      act: 'Kies Ochotsk.',
    },
    stay: {
      say:
        '{isThere, select, yes {Je kunt verder lopen, maar blijf hier: ' +
        'gas en diamanten leveren allebei veel op in Tokio.} other {Loop verder als je wilt. Stop waar iets ligt dat je goed kunt verkopen.}}',
      act: 'Kies Overslaan en beëindig je beurt.',
    },
    runSales: {
      say: 'Frankfurt betaalt weinig, dus stuur een verkoper verder weg. Dat doet verkoop.',
      act: 'Kies verkoop.',
    },
    sendSalesman: {
      say: 'Stuur een figuur uit je eigen voorraad naar Tokio, dat $ {tokyo, number} voor aardgas betaalt.',
      act: 'Kies Tokio en beëindig je beurt.',
    },
    runGas: {
      say: 'Nu ontginnen: elk gebied met een arbeider van jou geeft zijn gasblokje.',
      act: 'Kies aardgas.',
    },
    sellGas: {
      say: 'Verkoop het meteen: Tokio betaalt $ {tokyo, number}, Frankfurt maar $ {frankfurt, number}.',
      act: 'Kies Tokio en beëindig je beurt.',
      more: 'Je verkoopt altijd alles op één beurs. Verkochte blokjes zijn uit het spel.',
    },
    finishRound: {
      say: 'Speel de ronde op jouw manier uit: voer uit wat klaar is, of pas.',
      act: 'Speel tot de ronde voorbij is.',
    },
    passedForYou: {
      say: 'Je hebt $ {money, number}. Verder was er niets klaar, dus je paste en de ronde was voorbij.',
      more: 'Tegels die je niet gebruikt, blijven op je spelersbord liggen.',
    },
    diamondTiles: {
      say: 'Bij je arbeider ligt een diamant en Tokio betaalt $ {tokyo, number}. Leg de twee diamanttegels bij elkaar.',
      act: 'Leg beide tegels met een diamant bij diamant.',
    },
    workerTiles: {
      say: 'Meer arbeiders ontginnen meer. Twee arbeiderstegels brengen je een tweede arbeider.',
      act: 'Leg beide arbeiderstegels bij arbeider.',
    },
    gasForResearch: {
      say: 'Deze tegel vindt geen partner. Bij onderzoek brengt hij een gasblokje op de kaart.',
      act: 'Kies de logistiek manager en dan onderzoek.',
      more: 'Daar telt alleen de grondstof, niet de persoon.',
    },
    single: {
      say: 'De laatste mag wachten: een losse tegel blijft liggen tot zijn partner komt.',
      act: 'Leg hem bij investeerder en bevestig je keuze.',
    },
    researchFirst: {
      say: 'Ligt er een tegel bij onderzoek, dan moet je eerste beurt onderzoek zijn.',
      act: 'Kies onderzoek.',
    },
    placeCube: {
      say: 'Leg het gasblokje waar je eigen arbeider staat.',
      act: 'Kies Ochotsk en beëindig je beurt.',
    },
    closing: {
      say: 'Een gebied zonder blokjes sluit en de arbeiders gaan naar huis. Bij jou liggen er weer {cubes}.',
      more: 'Ze gaan terug naar je eigen voorraad. Ben legde drie blokjes in Aldan, waar zijn arbeider staat.',
    },
    secondWorker: {
      say: 'Voer arbeider uit: een figuur uit je eigen voorraad komt in Vladivostok aan.',
      act: 'Kies arbeider, zet hem in en beëindig je beurt.',
    },
    sellDiamond: {
      say: 'Nu de diamant: ontgin hem en verkoop hem in Tokio voor $ {tokyo, number}.',
      act: 'Kies diamant, dan Tokio, en beëindig je beurt.',
    },
    finishSecondRound: {
      say: 'Speel ook deze ronde op jouw manier uit: voer uit wat klaar is, of pas.',
      act: 'Speel tot de ronde voorbij is.',
    },
    investments: {
      say:
        'Investeringen zijn gratis. ' +
        'Een actie met een investering heeft nog maar één tegel nodig, het hele spel lang.',
      more: 'De investering bezet een van de twee velden voorgoed. Je hebt $ {money, number}, en je houdt alles.',
    },
    partner: {
      say: 'Daar is de partner: een tweede investeerderstegel. Samen brengen ze je een investering.',
      act: 'Leg hem bij investeerder.',
    },
    managerTile: {
      say: 'Een managertegel past bij manager of onderzoek. Bij onderzoek kies je zelf de grondstof.',
      more: 'Twee bij manager geven een joker, die telt als tegel van elke andere actie.',
    },
    yourFive: {
      say: 'De rest plaats je zelf. Bedenk wat je arbeider kan ontginnen en waar je het verkoopt.',
      act: 'Plaats je tegels zoals je wilt.',
    },
    confirmAgain: {
      say: 'Kijk nog een keer en bevestig dan. Deze ronde begint Ben.',
      act: 'Bevestig je keuze.',
    },
    researchAgain: {
      say: 'Onderzoek komt weer eerst. Een blokje waar je arbeider staat, levert het meeste op.',
      act: 'Kies onderzoek, leg het blokje en beëindig je beurt.',
    },
    runInvestor: {
      say: 'Nu de investeerder: neem een van de vier open investeringen.',
      act: 'Kies investeerder.',
    },
    takeInvestment: {
      say: 'Neem er een die je vaak nodig hebt. Met aardgas is vanaf nu één gastegel genoeg.',
      act: 'Kies een investering en beëindig je beurt.',
    },
    yourActions: {
      say: 'Voer uit wat klaar is. Daarna pas je vanzelf; wat blijft liggen, heb je volgende ronde nog.',
      act: 'Speel tot er niets meer klaar is.',
    },
    closedTerritories: {
      say: 'Het spel eindigt na de ronde waarin het {end}e gebied sluit. Tot nu toe: {closed}.',
    },
    emptySupplies: {
      say: 'Of als {end} van de vijf voorraadvelden leeg zijn. Daar haalt onderzoek zijn blokjes vandaan.',
      more: 'De ronde speel je altijd uit. Een partij duurt ongeveer tien tot vijftien rondes.',
    },
    standing: {
      say:
        'Jij hebt $ {money, number}, Ben $ {others, number}. {standing, select, 1 {Goed verkocht!} ' +
        '0 {Jullie staan gelijk!} other {Je hebt nog alle tijd om hem in te halen.}}',
      more: 'Aan het eind telt alleen geld. Figuren, tegels en investeringen zijn niets waard.',
    },
  },
  tags: {
    closedDial: 'Gesloten gebieden',
    supplyFields: 'Voorraadvelden',
    itsMoney: 'Bens geld',
  },
  options: {
    gasTile: 'Bij aardgas: klaar zodra je de investering voor aardgas neemt.',
    managerTile: 'Bij onderzoek: nog een blokje naar keuze voor Ochotsk.',
    diamondTile: 'Bij diamant: wacht op een tweede diamanttegel.',
    investGas: 'Aardgas: daarvan zijn er de meeste tegels.',
    investDiamond: 'Diamant: levert het meeste op, maar er zijn weinig tegels.',
  },
  learnt: [
    'Twee tegels, of één tegel en een investering, maken een actie klaar.',
    'Arbeiders ontginnen waar ze staan; verkopers verkopen waar ze staan.',
    'Onderzoek komt eerst en brengt blokjes op de kaart, het liefst bij je arbeiders.',
    'Alleen geld telt. Het is afgelopen bij acht gesloten gebieden of drie lege voorraadvelden.',
  ],
  leftOut: [
    'De beurskanten kiezen (SB-2.4)',
    'Na een ronde blijven hoogstens tien tegels liggen (SB-8.2)',
    'Waar een joker mag liggen (SB-7.4)',
    'Langs gesloten gebieden lopen (SB-7.9)',
    'Arbeiders en verkopers verplaatsen als je eigen voorraad leeg is (SB-7.15)',
    'Een actie zonder effect uitvoeren (SB-5.8)',
  ],
};
