import { plural } from './plural.ts';
import { tableEn } from './table/en.ts';

/** English, and the shape of the other languages. */
export const en = {
  /** Words of all pages. */
  toContent: 'To the content',
  home: 'Home',
  sections: 'Sections',
  language: 'Language',
  toDay: 'Switch to day shift',
  toNight: 'Switch to night shift',
  guest: 'Guest',
  keepGames: 'keep my games',
  account: 'Account',
  settings: 'Settings',
  rules: 'Rules',
  close: 'Close',
  cancel: 'Cancel',
  copied: 'Link copied.',
  notCopied: 'The browser does not let us copy. Mark the link and copy it.',
  levels: { apprentice: 'Apprentice', hewer: 'Hewer', foreman: 'Foreman', director: 'Director' },
  seatShapes: ['triangle', 'circle', 'square', 'diamond'] as readonly string[],
  freeSeat: 'free seat',
  bot: 'Bot',
  live: 'Live',
  turnBased: 'Turn-based',
  noClock: 'no clock',
  minutesEach: (minutes: number) => `${minutes} min each`,
  hoursPerMove: (hours: number) => `${hours} h per turn`,
  daysPerMove: (days: number) => `${days} ${plural(days, 'day', 'days')} per turn`,
  noServer: 'The server does not answer. Bot games work without it.',
  notFoundTitle: 'Nothing but rock here',
  notFoundText: 'This address leads nowhere. The link may be wrong or too old.',
  toHome: 'To the pithead',
  loading: 'One moment …',
  oldClient: 'Pithead has been updated.',
  reload: 'Reload',
  failed: 'This part could not be loaded. Is the network there?',
  again: 'Try again',

  /** The home page. */
  play: 'Play',
  tables: 'Tables',
  watch: 'Watch',
  learn: 'Learn',
  yourTurn: 'Your turn',
  over: 'Over',
  learnOf: (game: string) => `Rules of ${game}`,
  howStrong: 'How strong?',
  join: 'Join',
  leave: 'Leave',
  isPublic: 'Public',
  isPrivate: 'Private link',
  oneDevice: 'One device',
  handTo: (name: string) => `Hand the device to ${name}`,
  handText: 'Only what everybody knows is shown until then.',
  itsMe: (name: string) => `I am ${name}`,
  hint: 'Hint',
  hintComes: 'Let me think …',
  hintIs: (move: string, percent: number) => `Hint: ${move} – chance of winning about ${percent}%`,
  yourName: 'Your name',
  nameHint: 'What the others see. You can change it at any time.',
  guestName: (number: number) => `Guest ${number}`,
  goOn: 'Continue',

  ...tableEn,

  /** Settings and account. */
};

export type CommonTexts = typeof en;
