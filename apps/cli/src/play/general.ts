import type { Seat } from '@pithead/kernel';
import { BadInput, recordOf } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { printable } from '@pithead/terminal';
import { saveRecord } from '../files.ts';
import { checkedLanguage, Fault, faultLine, faultOf, wholeNumber } from '../input.ts';
import { ruleText } from '../rulebook.ts';
import { examplesFor } from './examples.ts';
import { isLong, showLong } from './longAnswer.ts';
import { loadMatch } from './opening.ts';
import { newsSince } from './pageFor.ts';
import { kindsByNames, seatingOf } from './seats.ts';
import type { After, Session } from './session.ts';
import { leave, mustWarn, setLanguage, warn } from './session.ts';
import type { Typed } from './words.ts';
import { wordIn } from './words.ts';

/** Long answers get a page of their own; others are shown with the next page. */
export async function tell(session: Session, lines: readonly string[]): Promise<After> {
  const { screen, say } = session;
  if (isLong(screen, lines)) return (await showLong(screen, say, lines)) ? 'goOn' : leave(session);
  session.notice = lines;
  return 'goOn';
}

export async function generalCommand(
  session: Session,
  seat: Seat | undefined,
  command: Typed,
): Promise<After> {
  try {
    return await runCommand(session, seat, command);
  } catch (error) {
    const fault = error instanceof BadInput ? faultOf(error) : error;
    if (!(fault instanceof Fault)) throw error;
    session.notice = [faultLine(fault, session.say)];
    return 'goOn';
  }
}

function runCommand(
  session: Session,
  seat: Seat | undefined,
  { word, typed, rest }: Typed,
): After | Promise<After> {
  const { say } = session;
  switch (word) {
    case 'help':
      return tell(session, say('playHelp', examplesFor(session.match, seat)).split('\n'));
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

function showLog(session: Session, seat: Seat | undefined, typed: string, rest: string): Promise<After> {
  const count = rest === '' ? DEFAULT_LOG_LINES : wholeNumber(rest, typed, 1, MAX_LOG_LINES);
  const lines = newsSince(session, seat, -1).slice(-count);
  return tell(session, lines.length > 0 ? lines : [session.say('logEmpty')]);
}

function showRule(session: Session, rest: string): Promise<After> {
  const { match, say, language } = session;
  const { game } = match;
  if (rest === '')
    return tell(session, [say('ruleWhich', { example: Object.values(game.phases)[0]?.rule ?? '' })]);
  return tell(session, ruleText(game.id, language, printable(rest)));
}

function save(session: Session, file: string): After {
  const { say, match, language } = session;
  if (file === '') throw new Fault('fileWhich', { command: wordIn.save[language] });
  saveRecord(file, recordOf(match));
  session.saved = match.plies.length;
  session.notice = [say('saved', { file: printable(file) })];
  return 'goOn';
}

function load(session: Session, file: string): After {
  const { entry, say, language } = session;
  if (file === '') throw new Fault('fileWhich', { command: wordIn.load[language] });
  const match = loadMatch(entry, file);
  if (mustWarn(session)) return warn(session, say('loadUnsaved'));
  session.match = match;
  const { names } = match.table;
  session.seating = seatingOf(names, kindsByNames(names, entry), entry, say);
  session.bots.prepare(entry, match, session.seating.kinds);
  session.saved = match.plies.length;
  session.loaded = match.plies.length;
  session.known.clear();
  session.shown.clear();
  session.keyboard = undefined;
  session.warned = false;
  session.screen.forget();
  session.onlyNotice = false;
  session.notice = [say('loaded', { file: printable(file) })];
  return 'goOn';
}

function changeLanguage(session: Session, rest: string): After {
  if (rest === '') throw new Fault('languageWhich', { languages: LANGUAGES.join(', ') });
  setLanguage(session, checkedLanguage(rest.toLowerCase()));
  session.shown.clear();
  session.onlyNotice = false;
  session.notice = [session.say('languageSet')];
  return 'goOn';
}

const quit = (session: Session): After =>
  mustWarn(session) ? warn(session, session.say('quitUnsaved')) : 'quit';
