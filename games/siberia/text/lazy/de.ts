import type { ReasonMessages } from '../messages.ts';

export const deReasons: ReasonMessages = {
  reasons: {
    otherTile:
      'Dieses Börsenplättchen ist nicht an der Reihe: Du entscheidest eines nach dem anderen. Mit „Rückgängig“ kommst du zu einem früheren.',
    sidesMissing:
      'Es fehlen noch Börsenseiten: Wähle für jedes Börsenplättchen eine, dann kannst du bestätigen.',
    tileNotInHand: 'Dieses Plättchen hast du nicht auf der Hand.',
    tileDoesNotFit:
      'Das Plättchen zeigt diese Aktion nicht: Es passt nur auf eine Aktion, die es zeigt, oder in den Forschungsbereich.',
    noFreeField: 'Kein freies Aktionsfeld: Beide bleiben belegt, bis du diese Aktion durchführst.',
    tilesToPlace:
      '{tiles, plural, one {Noch # Plättchen auf der Hand: Platziere es, dann kannst du bestätigen.} other {Noch # Plättchen auf der Hand: Platziere sie, dann kannst du bestätigen.}}',
    researchFirst:
      'Die Forschung fehlt noch: Solange Plättchen in deinem Forschungsbereich liegen, ist sie dein erster Zug. Danach geht das.',
    nothingToResearch:
      'Keine Plättchen im Forschungsbereich: Lege in Phase 1 welche hinein, dann ist die Forschung dein erster Zug.',
    notExecutable:
      'Nicht bereit: Das ist sie, sobald beide Aktionsfelder belegt sind, mindestens eines davon mit einem Aktionsplättchen.',
    tileNotInResearch: 'Dieses Plättchen gehört nicht zu deiner Forschung.',
    resourceNotAvailable:
      'Nicht verfügbar: Das Nachschubfeld ist leer oder der Rohstoff liegt schon in jedem offenen Gebiet.',
    territoryClosed: 'Für den Rest der Partie gesperrt: Wähle ein offenes Gebiet.',
    resourceLiesThere: 'Kein Platz: Dieser Rohstoff liegt schon in diesem Gebiet. Wähle eines ohne ihn.',
    noJokerThere: 'Kein Joker auf Manager: Wähle eine andere Aktion.',
    noWorkerThere: 'Kein Arbeiter: Dort steht keiner von dir. Wähle zuerst einen deiner Arbeiter.',
    notAdjacent:
      'Nicht angrenzend: Ein Schritt führt nur in ein Nachbargebiet; gesperrte Gebiete werden übersprungen.',
    noFigureThere: 'Keine Figur: Dort hast du keine. Wähle zuerst eine deiner Figuren.',
    sameExchange: 'Die Figur steht schon dort: Wähle eine andere Börse.',
    supplyFirst:
      'Dein Vorrat ist nicht leer: Erst wenn er leer ist, darfst du eine Figur von anderswo abziehen.',
    notFaceUp: 'Nicht offen: Nehmen kannst du nur eines der offenen Investitionsplättchen.',
    investedAlready:
      'Auf dieser Aktion liegt schon eine Investition, und mehr als eine passt auf keine Aktion.',
    noSalesmanThere:
      'Kein Verkäufer: An dieser Börse steht keiner von dir. Mit der Aktion Verkauf setzt du dort einen ein.',
    notBoughtThere: 'Kein Preis: Diese Börse kauft den Rohstoff nicht. Wähle eine, die ihn kauft.',
    noTileThere: 'Dieses Plättchen liegt nicht auf dieser Aktion.',
  },

  notNow: {
    'SB-2.10': 'Bestätige zuerst die Börsenseiten: Dann beginnt die erste Runde.',
    'SB-4.2': 'Nicht in Phase 1: Aktionen folgen in Phase 2, sobald alle bestätigt haben.',
    'SB-5.1':
      'Nicht für sich allein: Führe zuerst die Aktion durch, zu der das gehört. Neue Plättchen gibt es in der nächsten Runde.',
    'SB-6.1': 'Schließe zuerst die Forschung ab: Wähle das nächste Plättchen.',
    'SB-6.4': 'Schließe zuerst die Forschung ab: Wähle einen Rohstoff für das Managerplättchen.',
    'SB-6.2': 'Schließe zuerst die Forschung ab: Wähle ein Gebiet für den Rohstoff.',
    'SB-7.2': 'Platziere zuerst den Joker oder verzichte auf ihn.',
    'SB-7.7': 'Nutze zuerst die übrigen Schritte oder lass sie verfallen.',
    'SB-7.12': 'Setze zuerst einen Verkäufer ein oder verzichte darauf.',
    'SB-7.14': 'Setze zuerst einen Arbeiter ein oder verzichte darauf.',
    'SB-7.16': 'Nimm zuerst ein Investitionsplättchen oder verzichte darauf.',
    'SB-7.22': 'Wähle zuerst die Börse, an der du verkaufst, oder baue nichts ab.',
    'SB-5.10': 'Deine Aktion ist fertig: Beende deinen Zug. Weiter geht es in deinem nächsten Zug.',
    'SB-8.2': 'Gib zuerst die überzähligen Plättchen ab: Dann beginnt die nächste Runde.',
  },
};
