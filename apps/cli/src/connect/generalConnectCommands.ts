import { LANGUAGES, protocolReasonFormatter } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import { saveRecord } from '../records/recordFiles.ts';
import { parseInteger } from '@pithead/arguments';
import { parseLanguage } from '../arguments.ts';
import { toUserError, UserError, userErrorLine } from '../userError.ts';
import { needsOwnPage, showOwnPage } from '../screen/longAnswer.ts';
import type { InputResult } from '../play/playSession.ts';
import { ruleLines } from '../rules/rulebook.ts';
import { cliMessageFormatter } from '../text/index.ts';
import { startRematch } from './joinTable.ts';
import { connectLogLines, connectTableLines } from './connectPage.ts';
import type { ConnectSession } from './connectSession.ts';
import { runRequest, isTableFinished, addNotices } from './connectSession.ts';
import type { ConnectCommand } from './connectCommandWords.ts';

/** Long answers get a page of their own; others are shown with the next page. */
async function showAnswer(session: ConnectSession, lines: readonly string[]): Promise<InputResult> {
  if (needsOwnPage(session.screen, lines))
    return (await showOwnPage(session.screen, session.say, lines)) ? 'goOn' : 'quit';
  addNotices(session, ...lines);
  return 'goOn';
}

export async function runGeneralConnectCommand(
  session: ConnectSession,
  command: ConnectCommand,
): Promise<InputResult> {
  try {
    return await runCommand(session, command);
  } catch (error) {
    const userError = toUserError(error);
    if (userError === undefined) throw error;
    return showAnswer(session, [userErrorLine(userError, session.say)]);
  }
}

function runCommand(
  session: ConnectSession,
  { word, typed, rest }: ConnectCommand,
): InputResult | Promise<InputResult> {
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
      runRequest(session, () => startRematch(session));
      return 'goOn';
    case 'quit':
      return 'quit';
    default:
      return showAnswer(session, [say('notUnderstood', { text: typed })]);
  }
}

const DEFAULT_LOG_LINES = 20;
const MAX_LOG_LINES = 100_000;

function showLog(session: ConnectSession, typed: string, rest: string): Promise<InputResult> {
  const count = rest === '' ? DEFAULT_LOG_LINES : parseInteger(rest, typed, 1, MAX_LOG_LINES);
  const lines = connectLogLines(session, 0).slice(-count);
  return showAnswer(session, lines.length > 0 ? lines : [session.say('logEmpty')]);
}

function showRule(session: ConnectSession, rest: string): Promise<InputResult> {
  const { game } = session.table.entry;
  if (rest === '')
    return showAnswer(session, [
      session.say('ruleWhich', { example: Object.values(game.phases)[0]?.rule ?? '' }),
    ]);
  return showAnswer(session, ruleLines(game.id, session.language, printableLine(rest)));
}

/** Marks the table as not yet shown, so that it is drawn again. */
function showTable(session: ConnectSession): InputResult | Promise<InputResult> {
  const { table } = session;
  if (table.state === undefined || isTableFinished(table))
    return showAnswer(session, table.state === undefined ? [] : connectTableLines(session));
  Object.assign(table.shown, { table: -1, decision: -1 });
  return 'goOn';
}

function changeLanguage(session: ConnectSession, rest: string): Promise<InputResult> {
  if (rest === '') throw new UserError('languageWhich', { languages: LANGUAGES.join(', ') });
  const language = parseLanguage(rest.toLowerCase());
  session.language = language;
  session.say = cliMessageFormatter(language);
  session.sayReason = protocolReasonFormatter(language);
  session.text = session.table.entry.text(language);
  Object.assign(session.table.shown, { table: -1, decision: -1, prompt: '', room: '', status: [] });
  return showAnswer(session, [session.say('languageSet')]);
}

/** Exports the whole record of a finished match, or of a running one the part that this player knows. */
function exportRecord(session: ConnectSession, file: string, typed: string): InputResult {
  const { table, api, say } = session;
  if (file === '') throw new UserError('fileWhich', { command: typed });
  runRequest(session, async () => {
    saveRecord(file, await api.exportRecord(table.id, isTableFinished(table) ? null : table.seat));
    return [say(isTableFinished(table) ? 'saved' : 'savedPart', { file: printableLine(file) })];
  });
  return 'goOn';
}
