import { BadInput } from '@pithead/kernel';
import { LANGUAGES, protocolTextIn } from '@pithead/text';
import { printable } from '@pithead/terminal';
import { saveRecord } from '../files.ts';
import { checkedLanguage, Fault, faultLine, faultOf, wholeNumber } from '../input.ts';
import { isLong, showLong } from '../play/longAnswer.ts';
import type { After } from '../play/session.ts';
import { ruleText } from '../rulebook.ts';
import { sayIn } from '../text/index.ts';
import { again } from './enter.ts';
import { factLines, tableLines } from './pageFor.ts';
import type { Visit } from './visit.ts';
import { demand, isOver, note } from './visit.ts';
import type { Command } from './words.ts';

/** Long answers get a page of their own; others are shown with the next page. */
async function showAnswer(session: Visit, lines: readonly string[]): Promise<After> {
  if (isLong(session.screen, lines))
    return (await showLong(session.screen, session.say, lines)) ? 'goOn' : 'quit';
  note(session, ...lines);
  return 'goOn';
}

export async function generalCommand(session: Visit, command: Command): Promise<After> {
  try {
    return await runCommand(session, command);
  } catch (error) {
    const fault = error instanceof BadInput ? faultOf(error) : error;
    if (!(fault instanceof Fault)) throw error;
    return showAnswer(session, [faultLine(fault, session.say)]);
  }
}

function runCommand(session: Visit, { word, typed, rest }: Command): After | Promise<After> {
  const { say, table } = session;
  switch (word) {
    case 'help':
      return showAnswer(session, say(table.seat === null ? 'watchHelp' : 'connectHelp').split('\n'));
    case 'log':
      return showLog(session, typed, rest);
    case 'rules':
      return showRule(session, rest);
    case 'table':
      return showTable(session);
    case 'lang':
      return changeLanguage(session, rest);
    case 'export':
      return exportRecord(session, rest, typed);
    case 'again':
      demand(session, () => again(session));
      return 'goOn';
    case 'quit':
      return 'quit';
    default:
      return showAnswer(session, [say('notUnderstood', { text: typed })]);
  }
}

const DEFAULT_LOG_LINES = 20;
const MAX_LOG_LINES = 100_000;

function showLog(session: Visit, typed: string, rest: string): Promise<After> {
  const count = rest === '' ? DEFAULT_LOG_LINES : wholeNumber(rest, typed, 1, MAX_LOG_LINES);
  const lines = factLines(session, 0).slice(-count);
  return showAnswer(session, lines.length > 0 ? lines : [session.say('logEmpty')]);
}

function showRule(session: Visit, rest: string): Promise<After> {
  const { game } = session.table.entry;
  if (rest === '')
    return showAnswer(session, [
      session.say('ruleWhich', { example: Object.values(game.phases)[0]?.rule ?? '' }),
    ]);
  return showAnswer(session, ruleText(game.id, session.language, printable(rest)));
}

/** Marks the table as not yet shown, so that it is drawn again. */
function showTable(session: Visit): After | Promise<After> {
  const { table } = session;
  if (table.state === undefined || isOver(table))
    return showAnswer(session, table.state === undefined ? [] : tableLines(session));
  Object.assign(table.shown, { table: -1, decision: -1 });
  return 'goOn';
}

function changeLanguage(session: Visit, rest: string): Promise<After> {
  if (rest === '') throw new Fault('languageWhich', { languages: LANGUAGES.join(', ') });
  const language = checkedLanguage(rest.toLowerCase());
  session.language = language;
  session.say = sayIn(language);
  session.sayReason = protocolTextIn(language);
  session.text = session.table.entry.text(language);
  Object.assign(session.table.shown, { table: -1, decision: -1, prompt: '', room: '', status: [] });
  return showAnswer(session, [session.say('languageSet')]);
}

/** Exports the whole record of a finished match, or of a running one the part that this player knows. */
function exportRecord(session: Visit, file: string, typed: string): After {
  const { table, api, say } = session;
  if (file === '') throw new Fault('fileWhich', { command: typed });
  demand(session, async () => {
    saveRecord(file, await api.record(table.id, isOver(table) ? null : table.seat));
    return [say(isOver(table) ? 'saved' : 'savedPart', { file: printable(file) })];
  });
  return 'goOn';
}
