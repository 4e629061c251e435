import type { Translation } from '@pithead/text';
import type { helpEn } from './en.ts';

export const helpDe: Translation<typeof helpEn> = {
  decisions: {
    sides: 'Die Börsenseiten bestimmen, welche Rohstoffe wo und für wie viel verkauft werden können.',
    placing:
      'Eine Aktion ist bereit, wenn beide Felder belegt sind; Forschung bringt neue Rohstoffe auf die Karte.',
    turn: 'Eine bereite Aktion wird durchgeführt und verliert ihre Plättchen; Passen beendet die Züge dieser Runde.',
    research: 'Jedes Plättchen in der Forschung bringt einen Würfel seines Rohstoffs auf die Karte.',
    managerResource: 'Ein Managerplättchen steht in der Forschung für jeden verfügbaren Rohstoff.',
    cube: 'Ein Würfel bringt Geld, wo ein Arbeiter ihn abbauen kann.',
    joker: 'Der Joker belegt ein Feld irgendeiner anderen Aktion.',
    logistics: 'Arbeiter bauen nur in den Gebieten ab, in denen sie stehen.',
    salesman: 'Verkauft wird nur an Börsen, an denen ein eigener Verkäufer steht.',
    worker: 'Neue Arbeiter beginnen in Wladiwostok und kommen mit Logistik in die Gebiete.',
    investor: 'Ein Investitionsplättchen belegt ein Feld seiner Aktion bis zum Ende des Spiels.',
    selling: 'Alle Würfel dieser Aktion werden an einer Börse verkauft, jeder zu ihrem Preis.',
    endOfTurn: 'Mit dem Ende ist der Zug endgültig.',
    returning: 'Am Ende einer Runde dürfen zehn Aktionsplättchen auf einem Tableau bleiben.',
  },
  areas: {
    onActions: 'Auf ein Aktionsfeld',
    intoResearch: 'In die Forschung',
    research: 'Forschung',
    persons: 'Personenaktionen',
    resources: 'Abbauen und verkaufen',
  },
  examples: {
    pair: 'Mach eine Aktion bereit: Belege beide Felder.',
    research: 'Erst kommt die Forschung. Bring den Erdgaswürfel auf die Karte.',
    sell: 'Führe Erdgas durch und verkauf den Würfel. Welche Börse zahlt mehr?',
  },
};
