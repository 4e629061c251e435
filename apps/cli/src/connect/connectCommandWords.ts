import type { TypedCommand } from '@pithead/text/input';
import { matchCommand } from '@pithead/text/input';
import { COMMAND_WORDS as SHARED } from '../input/commandWords.ts';

const { undo, why, log, rules, table, lang, help, quit, save } = SHARED;

const CONNECT_WORDS = {
  undo,
  why,
  log,
  rules,
  table,
  lang,
  help,
  quit,
  export: ['export', 'exportieren', 'exporteren', ...save],
  ask: ['ask', 'frage', 'fragen', 'vraag', 'vragen'],
  say: ['say', 'chat', 'sag', 'sage', 'zeg'],
  bot: ['bot'],
  yes: ['yes', 'ja'],
  no: ['no', 'nein', 'nee'],
  pause: ['pause', 'pauze'],
  resume: ['resume', 'fortsetzen', 'hervatten'],
  leave: ['leave', 'verlassen', 'verlaten'],
  back: ['back', 'return', 'zurück', 'zurueck', 'terug'],
  resign: ['resign', 'aufgeben', 'opgeven'],
  nudge: ['nudge', 'anstupsen', 'stups', 'porren', 'por'],
  again: ['again', 'rematch', 'nochmal', 'revanche', 'opnieuw'],
} as const;

type ConnectWord = keyof typeof CONNECT_WORDS;
export type ConnectCommand = TypedCommand<ConnectWord>;

/** With more words behind them these can be a move: `leave behind`, `no advantage`. */
const STANDALONE_WORDS: readonly ConnectWord[] = [
  'yes',
  'no',
  'pause',
  'resume',
  'leave',
  'back',
  'resign',
  'nudge',
  'again',
];

export function readConnectCommand(line: string): ConnectCommand | undefined {
  const typed = matchCommand<ConnectWord>(CONNECT_WORDS, line);
  return typed !== undefined && typed.rest !== '' && STANDALONE_WORDS.includes(typed.word)
    ? undefined
    : typed;
}

export const isUndoWord = (rest: string): boolean => matchCommand({ undo }, rest)?.rest === '';
