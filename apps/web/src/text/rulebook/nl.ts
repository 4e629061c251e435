import type { Translation } from '@pithead/text';
import type { rulebookEn } from './en.ts';

export const rulebookNl: Translation<typeof rulebookEn> = {
  contents: 'Inhoud',
  rules: 'Spelregels',
  back: '← Terug naar de tafel',
  asPage: 'Als pagina openen',
  search: 'Regels doorzoeken',
  searchHint: 'Woord of regelnummer',
  found: '{count, plural, =0 {Niets} one {Eén passage} other {# passages}} gevonden',
  howToPlay: 'Zo speel je',
  allRules: 'Alle regels',
  readingTime: 'Leestijd: {minutes, plural, one {# minuut} other {# minuten}}',
  minutes: '{minutes} min',
  linkTo: 'Link naar regel {rule}',
  books: 'Regels van andere spellen',
  noBook: 'Voor dit spel staan hier geen regels.',
  loading: 'De regels worden geladen …',
  failed: 'De regels konden niet worden geladen. Ben je online?',
};
