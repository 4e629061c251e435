import type { Translation } from '@pithead/text';
import type { rulebookEn } from './en.ts';

export const rulebookNl: Translation<typeof rulebookEn> = {
  contents: 'Inhoud',
  rules: 'Spelregels',
  back: '← Terug naar de tafel',
  search: 'Regels doorzoeken',
  searchHint: 'Een woord of nummer',
  found: '{count, plural, =0 {Geen regel} one {Eén regel} other {# regels}} gevonden',
  linkTo: 'Link naar regel {rule}',
  books: 'Regels van andere spellen',
  noBook: 'Voor dit spel staan hier geen regels.',
  loading: 'De regels worden opgehaald …',
  failed: 'De regels konden niet worden geladen. Is er netwerk?',
};
