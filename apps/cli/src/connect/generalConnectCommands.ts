import type { Language } from '@pithead/text';
import { protocolReasonFormatter } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import { saveRecord } from '../records/recordFiles.ts';
import type { CommandSession, InputResult } from '../session/sharedCommands.ts';
import { answerUserErrors, runSharedCommand, showAnswer } from '../session/sharedCommands.ts';
import { cliTranslator } from '../text/index.ts';
import { UserError } from '../userError.ts';
import type { ConnectCommand } from './connectCommandWords.ts';
import { connectLogLines, connectTableLines } from './connectPage.ts';
import type { ConnectSession } from './connectSession.ts';
import { addNotices, isTableFinished, runRequest } from './connectSession.ts';
import { startRematch } from './joinTable.ts';

export function runGeneralConnectCommand(
  session: ConnectSession,
  command: ConnectCommand,
): Promise<InputResult> {
  const commandSession = commandSessionOf(session);
  const { word, typed, rest } = command;
  return answerUserErrors(commandSession, () => {
    switch (word) {
      case 'help': {
        const help = session.translate(session.table.seat === null ? 'watchHelp' : 'connectHelp');
        return showAnswer(commandSession, help.split('\n'));
      }
      case 'table':
        return showTable(session, commandSession);
      case 'export':
        return exportRecord(session, rest, typed);
      case 'again':
        runRequest(session, () => startRematch(session));
        return 'continue';
      case 'quit':
        return 'quit';
      default:
        return runSharedCommand(commandSession, command);
    }
  });
}

const commandSessionOf = (session: ConnectSession): CommandSession => ({
  screen: session.screen,
  get translate() {
    return session.translate;
  },
  language: session.language,
  game: session.table.gameParts.game,
  notify: (lines) => addNotices(session, ...lines),
  logLines: () => connectLogLines(session, 0),
  setLanguage: (language) => setLanguage(session, language),
  leave: () => 'quit',
});

function setLanguage(session: ConnectSession, language: Language): void {
  session.language = language;
  session.translate = cliTranslator(language);
  session.translateReason = protocolReasonFormatter(language);
  session.text = session.table.gameParts.text(language);
  Object.assign(session.table.shown, { table: -1, decision: -1, prompt: '', room: '', status: [] });
}

function showTable(
  session: ConnectSession,
  commandSession: CommandSession,
): InputResult | Promise<InputResult> {
  const { table } = session;
  if (table.state === undefined || isTableFinished(table))
    return showAnswer(commandSession, table.state === undefined ? [] : connectTableLines(session));
  Object.assign(table.shown, { table: -1, decision: -1 });
  return 'continue';
}

function exportRecord(session: ConnectSession, file: string, typed: string): InputResult {
  const { table, api, translate } = session;
  if (file === '') throw new UserError('fileWhich', { command: typed });
  runRequest(session, async () => {
    saveRecord(file, await api.exportRecord(table.id, isTableFinished(table) ? null : table.seat));
    return [translate(isTableFinished(table) ? 'saved' : 'savedPart', { file: printableLine(file) })];
  });
  return 'continue';
}
