import type { Language } from '@pithead/text';

export interface RulebookTexts {
  readonly contents: string;
  readonly rules: string;
  /** Back to the table from which the rulebook was opened. */
  readonly back: string;
  readonly search: string;
  readonly searchHint: string;
  found(many: number): string;
  linkTo(rule: string): string;
  readonly books: string;
  readonly noBook: string;
  readonly loading: string;
  readonly failed: string;
}

const de: RulebookTexts = {
  contents: 'Inhalt',
  rules: 'Spielregeln',
  back: '← Zurück zum Tisch',
  search: 'Regeln durchsuchen',
  searchHint: 'Wort oder Nummer',
  found: (many) =>
    many === 0 ? 'Keine Regel gefunden' : many === 1 ? 'Eine Regel gefunden' : `${many} Regeln gefunden`,
  linkTo: (rule) => `Link zu Regel ${rule}`,
  books: 'Regeln anderer Spiele',
  noBook: 'Für dieses Spiel gibt es hier keine Regeln.',
  loading: 'Die Regeln werden geholt …',
  failed: 'Die Regeln ließen sich nicht laden. Ist das Netz da?',
};

const en: RulebookTexts = {
  contents: 'Contents',
  rules: 'Rules',
  back: '← Back to the table',
  search: 'Search the rules',
  searchHint: 'A word or a number',
  found: (many) => (many === 0 ? 'No rule found' : many === 1 ? 'One rule found' : `${many} rules found`),
  linkTo: (rule) => `Link to rule ${rule}`,
  books: 'Rules of other games',
  noBook: 'There are no rules for this game here.',
  loading: 'Fetching the rules …',
  failed: 'The rules could not be loaded. Is the network there?',
};

const nl: RulebookTexts = {
  contents: 'Inhoud',
  rules: 'Spelregels',
  back: '← Terug naar de tafel',
  search: 'Regels doorzoeken',
  searchHint: 'Een woord of nummer',
  found: (many) =>
    many === 0 ? 'Geen regel gevonden' : many === 1 ? 'Eén regel gevonden' : `${many} regels gevonden`,
  linkTo: (rule) => `Link naar regel ${rule}`,
  books: 'Regels van andere spellen',
  noBook: 'Voor dit spel staan hier geen regels.',
  loading: 'De regels worden opgehaald …',
  failed: 'De regels konden niet worden geladen. Is er netwerk?',
};

export const RULEBOOK_TEXTS: Readonly<Record<Language, RulebookTexts>> = { de, en, nl };
