import type { ReasonMessages } from './messages.ts';

export const deReasons: ReasonMessages = {
  reasons: {
    notInDraftRow: 'Dieser Auftrag liegt nicht in der Auswahlreihe. Wähle einen, der dort liegt.',
    spaceLocked: 'Dieses Arbeiterfeld ist in dieser Partie gesperrt. Offen ist es nur in größerer Runde.',
    tooFewWorkers:
      'Zu wenige Arbeiter: Du brauchst {needed} und hast {workers}. Mit einer neuen Schicht kommen alle zurück.',
    noTileThere:
      'Kein Tunnelplättchen: Der Nachziehstapel ist leer, und dieses Feld der Lorenfabrik bleibt es.',
    tooLittleMoney:
      'Zu wenig Geld: Das Tunnelplättchen kostet {price}\u00a0Mark, du hast {marks}\u00a0Mark. Geld gibt es auf den Geldfeldern und bei der Bank.',
    tileStackEmpty: 'Keine Tunnelplättchen mehr: Der Nachziehstapel bleibt bis zum Spielende leer.',
    tileNotDrawn: 'Dieses Tunnelplättchen hast du nicht gezogen.',
    coalNotInSupply: 'Keine {coal}e Kohle im allgemeinen Vorrat. Wähle eine andere Farbe.',
    notDeeper:
      'Der Förderkorb steht schon dort oder tiefer. Wähle eine tiefere Etage, oder fahre ihn hinauf.',
    notHigher: 'Der Förderkorb steht schon dort oder höher. Wähle ein höheres Ziel, oder fahre ihn hinab.',
    cageAtSurface:
      'Der Förderkorb steht über Tage, die Loren stehen unter Tage. Fahre ihn zuerst hinab (1 Schritt).',
    cageFull: 'Der Förderkorb ist voll ({places} Kohlewürfel). Entlade ihn zuerst über Tage.',
    noSuchCubeOnLevel:
      'Keine {coal}e Kohle auf Etage {level}, wo der Förderkorb steht. Fahre ihn zuerst zu der Kohle (1 Schritt).',
    cageNotAtSurface: 'Der Förderkorb steht unter Tage. Fahre ihn zuerst hinauf (1 Schritt).',
    noSuchCubeInCage: 'Keine {coal}e Kohle im Förderkorb. Verlade zuerst welche von einer Lore.',
    noSuchCubeInStorage: 'Keine {coal}e Kohle im Lager. Bringe zuerst welche aus dem Förderkorb dorthin.',
    orderNotYours: 'Dieser Auftrag gehört nicht zu deinen ausstehenden Aufträgen. Wähle einen von deinen.',
    noEmptySlot:
      'Auf diesem Auftrag ist in dieser Farbe kein Ablagefeld mehr frei. Wähle ein anderes, oder lege die Kohle ins Lager.',
    noHalfFilledSlot:
      'Auf diesem Auftrag wartet in dieser Farbe kein Ablagefeld auf einen zweiten Kohlewürfel. Wähle ein freies.',
    noSecondCube:
      'Ein Ersatz braucht zwei Kohlewürfel und zwei Arbeitsschritte direkt nacheinander. Beides hast du gerade nicht.',
    secondCubeFirst: 'Lege zuerst den zweiten Kohlewürfel auf dasselbe Ablagefeld.',
    noCompleteOrder:
      'Du hast keinen vollständigen {transportOrder}. Ausliefern kannst du ihn, sobald alle Ablagefelder bestückt sind.',
    noOrderThere: 'Kein Auftrag: Der Nachziehstapel ist leer, und dieses Auftragsfeld bleibt es.',
    orderStackEmpty: 'Keine Aufträge mehr: Der Nachziehstapel bleibt bis zum Spielende leer.',
    orderNotDrawn: 'Diesen Auftrag hast du nicht gezogen.',
  },
  notNow: {
    draft: 'Noch läuft die Auftragsauswahl: Wähle einen Auftrag. Das hier geht erst danach.',
    turn: 'Wähle zuerst ein Arbeiterfeld oder die Bank. Kohle und Förderkorb bewegst du, sobald du ein Förderfeld gewählt hast.',
    drawnTiles: 'Entscheide zuerst über die gezogenen Tunnelplättchen: Kaufe eines oder keines.',
    returned: 'Lege zuerst zurück, was du gezogen hast.',
    shortage: 'Wähle zuerst Kohle für die Loren, die noch leer sind.',
    mining: 'Du förderst gerade: Nutze deine Arbeitsschritte, oder beende zuerst das Fördern.',
    secondCube: 'Lege zuerst den zweiten Kohlewürfel auf dasselbe Ablagefeld.',
    drawnOrders: 'Entscheide zuerst über die gezogenen Aufträge: Behalte einen oder keinen.',
    endOfTurn: 'Deine Aktion ist ausgeführt: Beende deinen Zug. Weiter geht es in deinem nächsten Zug.',
  },
};
