import type { ReasonMessages } from '../messages.ts';

export const nlReasons: ReasonMessages = {
  reasons: {
    otherTile:
      'Deze beurstegel is niet aan de beurt: ze komen een voor een aan bod. Met “Ongedaan maken” kom je bij een eerdere.',
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
};
