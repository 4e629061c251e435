import type { Translation } from '@pithead/text';
import type { branchEn } from './en.ts';

export const branchNl: Translation<typeof branchEn> = {
  playOn: 'Vanaf hier verder spelen',
  note: 'Op dit moment begint een nieuwe partij tegen bots. Alles wat je op jouw plek niet kunt zien, wordt opnieuw gedeeld.',
  seat: 'Jouw plek',
  level: 'Bots',
  start: 'Verder spelen',
  starting: 'De partij wordt klaargezet …',
  cancel: 'Annuleren',
  overThere: 'Hier is de partij afgelopen. Ga naar een eerder moment om verder te spelen.',
  notOver: 'Deze partij is nog bezig. Je kunt verder spelen zodra hij is afgelopen.',
  failed: 'De nieuwe partij kon niet worden klaargezet.',
};
