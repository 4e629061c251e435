/** Texts of what is opened over or beside a table, and of the log: loaded with them. */
export const panelsEn = {
  nothingNow: 'There’s nothing for you to decide right now.',
  choices: '{count, plural, one {# choice} other {# choices}}',
  moreChoices: 'and {count} more',
  showOnBoard: 'Show on the board',
  figureChange: '{name}: {label} from {before} to {after}',
  spectatorsChat:
    'Only spectators can read this chat; the players can’t. You see what everyone at the table may know. What is hidden from the players stays hidden from you until it’s revealed.',
  notNow: '“{action}” isn’t possible right now. Now: {prompt}',
  notYourTurn: 'It isn’t your turn. {prompt}',
  shortcuts: 'Keyboard shortcuts',
  keys: {
    o: 'next available choice',
    previous: 'previous available choice',
    ends: 'first and last available choice',
    enter: 'select',
    commandLine: 'command line; with a number and Enter, any choice takes at most 5 keys',
    c: 'confirm (main button)',
    u: 'undo one step',
    l: 'go to the log',
    m: 'menu',
    esc: 'skip animation, close',
    help: 'this list',
  },
} as const;
