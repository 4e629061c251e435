import type { Seat } from '@pithead/kernel';
import { recordOf } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import { saveRecord } from '../records/recordFiles.ts';
import { parseInteger } from '@pithead/arguments';
import { parseLanguage } from '../arguments.ts';
import { toUserError, UserError, userErrorLine } from '../userError.ts';
import { ruleLines } from '../rules/rulebook.ts';
import { inputExamples } from '../input/inputExamples.ts';
import { needsOwnPage, showOwnPage } from '../screen/longAnswer.ts';
import { loadLocalMatch } from './localMatch.ts';
import { logLinesSince } from './playPage.ts';
import { kindsFromNames, createSeating } from '../bots/seating.ts';
import type { InputResult, PlaySession } from './playSession.ts';
import { leaveSession, mustWarnUnsaved, setSessionLanguage, warnOnce } from './playSession.ts';
import type { TypedCommand } from '../input/commandWords.ts';
import { EXAMPLE_WORDS } from '../input/commandWords.ts';

/** Long answers get a page of their own; others are shown with the next page. */
export async function showAnswer(session: PlaySession, lines: readonly string[]): Promise<InputResult> {
  const { screen, say } = session;
  if (needsOwnPage(screen, lines))
    return (await showOwnPage(screen, say, lines)) ? 'goOn' : leaveSession(session);
  session.notice = lines;
  return 'goOn';
}

export async function runGeneralCommand(
  session: PlaySession,
  seat: Seat | undefined,
  command: TypedCommand,
): Promise<InputResult> {
  try {
    return await runCommand(session, seat, command);
  } catch (error) {
    const userError = toUserError(error);
    if (userError === undefined) throw error;
    session.notice = [userErrorLine(userError, session.say)];
    return 'goOn';
  }
}

function runCommand(
  session: PlaySession,
  seat: Seat | undefined,
  { word, typed, rest }: TypedCommand,
): InputResult | Promise<InputResult> {
  const { say } = session;
  switch (word) {
    case 'help':
      return showAnswer(session, say('playHelp', inputExamples(session.match, seat)).split('\n'));
    case 'log':
      return showLog(session, seat, typed, rest);
    case 'rules':
      return showRule(session, rest);
    case 'save':
      return save(session, rest);
    case 'load':
      return load(session, rest);
    case 'lang':
      return changeLanguage(session, rest);
    case 'quit':
      return quit(session);
    default:
      session.notice = [say('notUnderstood', { text: typed })];
      return 'goOn';
  }
}

const DEFAULT_LOG_LINES = 20;
const MAX_LOG_LINES = 100_000;

function showLog(
  session: PlaySession,
  seat: Seat | undefined,
  typed: string,
  rest: string,
): Promise<InputResult> {
  const count = rest === '' ? DEFAULT_LOG_LINES : parseInteger(rest, typed, 1, MAX_LOG_LINES);
  const lines = logLinesSince(session, seat, -1).slice(-count);
  return showAnswer(session, lines.length > 0 ? lines : [session.say('logEmpty')]);
}

function showRule(session: PlaySession, rest: string): Promise<InputResult> {
  const { match, say, language } = session;
  const { game } = match;
  if (rest === '')
    return showAnswer(session, [say('ruleWhich', { example: Object.values(game.phases)[0]?.rule ?? '' })]);
  return showAnswer(session, ruleLines(game.id, language, printableLine(rest)));
}

function save(session: PlaySession, file: string): InputResult {
  const { say, match, language } = session;
  if (file === '') throw new UserError('fileWhich', { command: EXAMPLE_WORDS.save[language] });
  saveRecord(file, recordOf(match));
  session.saved = match.plies.length;
  session.notice = [say('saved', { file: printableLine(file) })];
  return 'goOn';
}

function load(session: PlaySession, file: string): InputResult {
  const { entry, say, language } = session;
  if (file === '') throw new UserError('fileWhich', { command: EXAMPLE_WORDS.load[language] });
  const match = loadLocalMatch(entry, file);
  if (mustWarnUnsaved(session)) return warnOnce(session, say('loadUnsaved'));
  session.match = match;
  const { names } = match.table;
  session.seating = createSeating(names, kindsFromNames(names, entry), entry, say);
  session.bots.prepare(entry, match, session.seating.kinds);
  session.saved = match.plies.length;
  session.loaded = match.plies.length;
  session.known.clear();
  session.shown.clear();
  session.keyboard = undefined;
  session.warned = false;
  session.screen.clearHistory();
  session.onlyNotice = false;
  session.notice = [say('loaded', { file: printableLine(file) })];
  return 'goOn';
}

function changeLanguage(session: PlaySession, rest: string): InputResult {
  if (rest === '') throw new UserError('languageWhich', { languages: LANGUAGES.join(', ') });
  setSessionLanguage(session, parseLanguage(rest.toLowerCase()));
  session.shown.clear();
  session.onlyNotice = false;
  session.notice = [session.say('languageSet')];
  return 'goOn';
}

const quit = (session: PlaySession): InputResult =>
  mustWarnUnsaved(session) ? warnOnce(session, session.say('quitUnsaved')) : 'quit';
