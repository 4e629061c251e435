export const rulebookEn = {
  contents: 'Contents',
  rules: 'Rules',
  back: '← Back to the table',
  search: 'Search the rules',
  searchHint: 'A word or a rule number',
  found: '{count, plural, =0 {No rule} one {One rule} other {# rules}} found',
  linkTo: 'Link to rule {rule}',
  books: 'Rules of other games',
  noBook: 'There are no rules for this game here.',
  loading: 'Loading the rules …',
  failed: 'Couldn’t load the rules. Are you online?',
} as const;
