import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  kinds: {
    cube: {
      title: 'Rohstoff',
      text: 'Eine Rohstoffaktion baut ihn überall ab, wo du einen Arbeiter hast, und verkauft ihn sofort.',
    },
    worker: {
      title: 'Arbeiter',
      text: 'Baut ab, wo er steht. Die Logistik bewegt deine Arbeiter, insgesamt drei Schritte.',
    },
    vladivostok: {
      title: 'Wladiwostok',
      text: 'Hier kommen neue Arbeiter an. Rohstoffe gibt es hier nicht, und kein Schritt führt zurück.',
    },
    closedTerritory: {
      title: 'Gesperrtes Gebiet',
      text: 'Für immer leer: keine Rohstoffe, keine Arbeiter. Schritte führen darüber hinweg.',
    },
    territory: {
      title: 'Gebiet',
      text: 'Höchstens ein Würfel je Rohstoff. Ist es nach dem Abbau leer, wird es gesperrt.',
    },
    joker: { title: 'Joker', text: 'Ein Managerplättchen, das für jedes Plättchen dieser Aktion steht.' },
    managerTile: {
      title: 'Managerplättchen',
      text: 'Passt auf die Felder des Managers oder in die Forschung. Zwei davon bringen einen Joker.',
    },
    investedTile: {
      title: 'Deine Investition',
      text: 'Bedeckt dieses Feld für den Rest der Partie: Ein weiteres Plättchen macht die Aktion bereit.',
    },
    actionTile: {
      title: 'Aktionsplättchen',
      text:
        'Zählt als seine Person oder als sein Rohstoff. ' +
        'Lege es auf eine der beiden Aktionen oder in die Forschung.',
    },
    action: {
      title: 'Aktion',
      text: 'Bereit, wenn beide Felder bedeckt sind. Beim Ausführen gehen die Plättchen weg, Investitionen bleiben.',
    },
    research: {
      title: 'Forschung',
      text: 'Nimmt jedes Plättchen. Jedes bringt einen Würfel auf die Karte; sie muss dein erster Zug der Runde sein.',
    },
    investment: {
      title: 'Investitionsplättchen',
      text: 'Du nimmst es mit dem Investor. Es bedeckt ein Feld seiner Aktion für den Rest der Partie.',
    },
    salesman: {
      title: 'Verkäufer',
      text: 'Verkauft, wo er steht. Verkaufen kannst du nur dort, wo du einen hast.',
    },
    exchange: {
      title: 'Börse',
      text: 'Zeigt den Preis je Würfel; ein Strich kauft nichts. Alle Würfel einer Aktion gehen an eine Börse.',
    },
    exchangeSide: {
      title: 'Börsenplättchen',
      text: 'Hat auf jeder Seite eine Börse. Nur die Seite, die jetzt gewählt wird, ist im Spiel.',
    },
    reach: {
      title: 'In Reichweite',
      text: 'Würfel je Rohstoff in Gebieten, in denen du einen Arbeiter hast.',
    },
    supplyField: {
      title: 'Nachschubfeld',
      text: 'Würfel, die die Forschung noch auf die Karte bringen kann. Drei leere Felder beenden die Partie.',
    },
    closedDial: {
      title: 'Anzeige: gesperrte Gebiete',
      text: 'Sind acht Gebiete gesperrt, endet die Partie mit dieser Runde.',
    },
    supplyDial: {
      title: 'Anzeige: leere Nachschubfelder',
      text: 'Sind drei Nachschubfelder leer, endet die Partie mit dieser Runde.',
    },
    bag: {
      title: 'Beutel',
      text: 'Alle ziehen je Runde sechs Plättchen. Benutzte Plättchen kommen zurück hinein.',
    },
    figures: {
      title: 'Deine Figuren',
      text: 'Eine Figur ist in Sibirien Arbeiter, an einer Börse Verkäufer; die übrigen warten hier.',
    },
    tileLimit: {
      title: 'Plättchen am Rundenende',
      text: 'Unbenutzte Plättchen bleiben auf ihren Feldern, höchstens zehn.',
    },
    money: { title: 'Dein Geld', text: 'Alle sehen es. Das meiste Geld gewinnt, sonst zählt nichts.' },
  },
  states: {
    holds: 'Hier: {resources}.',
    empty: 'Hier liegt nichts.',
    ownWorkers: '{count, plural, one {# Arbeiter von dir} other {# Arbeiter von dir}} hier.',
    covered: '{count} von {fields} Feldern bedeckt.',
    ready: 'Bereit.',
    readySale: 'Bereit: bringt {money} ({city}).',
    readyVain: 'Bereit, hätte jetzt aber keine Wirkung.',
    tiles: 'Inhalt: {count, plural, =0 {keine Plättchen} one {# Plättchen} other {# Plättchen}}.',
    forAction: 'Für: {action}.',
    hasRoom: 'Du hast ein freies Feld dafür.',
    noRoom: 'Du hast kein freies Feld dafür.',
    pays: 'Zahlt: {prices}.',
    left: 'Noch {count}.',
    progress: '{count} von {end}.',
    figures: '{own} hier, {workers} in Sibirien, {salesmen} an Börsen.',
    onBoard: '{count} auf deinem Tableau.',
  },
};
