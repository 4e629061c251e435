import type { Translation } from '@pithead/text';
import type { branchEn } from './en.ts';

export const branchDe: Translation<typeof branchEn> = {
  playOn: 'Ab hier weiterspielen',
  note: 'An dieser Stelle beginnt eine neue Partie gegen Bots. Alles, was du auf deinem Platz nicht sehen kannst, wird neu ausgeteilt.',
  seat: 'Dein Platz',
  level: 'Bots',
  start: 'Weiterspielen',
  starting: 'Die Partie wird aufgebaut …',
  cancel: 'Abbrechen',
  overThere: 'Hier ist die Partie zu Ende. Geh zu einer früheren Stelle, um weiterzuspielen.',
  notOver: 'Diese Partie läuft noch. Weiterspielen kannst du sie, wenn sie zu Ende ist.',
  failed: 'Die neue Partie konnte nicht angelegt werden.',
};
