import type { Translation } from '@pithead/text';
import type { rulebookEn } from './en.ts';

export const rulebookDe: Translation<typeof rulebookEn> = {
  contents: 'Inhalt',
  rules: 'Spielregeln',
  back: '← Zurück zum Tisch',
  asPage: 'Als Seite öffnen',
  search: 'Regeln durchsuchen',
  searchHint: 'Wort oder Regelnummer',
  found: '{count, plural, =0 {Nichts} one {Eine Stelle} other {# Stellen}} gefunden',
  howToPlay: 'So wird gespielt',
  allRules: 'Alle Regeln',
  readingTime: 'Lesezeit: {minutes, plural, one {# Minute} other {# Minuten}}',
  minutes: '{minutes} Min.',
  linkTo: 'Link zu Regel {rule}',
  books: 'Regeln anderer Spiele',
  noBook: 'Für dieses Spiel gibt es hier keine Regeln.',
  loading: 'Die Regeln werden geladen …',
  failed: 'Die Regeln ließen sich nicht laden. Bist du online?',
};
