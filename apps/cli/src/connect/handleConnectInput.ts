import { printableLine } from '@pithead/terminal';
import { findLevel, DEFAULT_LEVEL } from '../bots/levelWords.ts';
import { readPlies } from '../input/readPlies.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import { isWholeTurn } from '@pithead/text/input';
import { sendAction, answerRequest, newMessageId, sendPlies } from './seatActions.ts';
import { runGeneralConnectCommand } from './generalConnectCommands.ts';
import { connectInputContext } from './connectPage.ts';
import { addBotToTable } from './waitingRoom.ts';
import type { ConnectSession } from './connectSession.ts';
import {
  runRequest,
  isDecisionExpected,
  isTableFinished,
  requestErrorLine,
  addNotices,
} from './connectSession.ts';
import { explainByServer, explainPlyByServer } from './explainByServer.ts';
import type { ConnectCommand } from './connectCommandWords.ts';
import { isUndoWord, readConnectCommand } from './connectCommandWords.ts';

export async function handleConnectInput(session: ConnectSession, line: string): Promise<InputResult> {
  session.notice = [];
  const command = readConnectCommand(line);
  if (command?.word !== 'resign') session.isWarned = false;
  if (command !== undefined) return runCommand(session, command);
  if (isTableFinished(session.table) && line.trim() === '') return 'quit';
  playLine(session, line);
  return 'continue';
}

function playLine(session: ConnectSession, line: string): void {
  const { translate, table } = session;
  if (!isDecisionExpected(session)) {
    if (line.trim() === '') return;
    addNotices(
      session,
      translate(isTableFinished(table) ? 'overAlready' : 'notYourTurn', { text: printableLine(line.trim()) }),
    );
    return;
  }
  const read = readPlies(connectInputContext(session), translate, line);
  if ('notice' in read) addNotices(session, read.notice);
  else if ('unclear' in read) explainPlyByServer(session, read.unclear);
  else if (read.plies.length > 0) sendPlies(session, read.plies);
}

function runCommand(session: ConnectSession, command: ConnectCommand): InputResult | Promise<InputResult> {
  const { table, client, translate, translateReason } = session;
  const { word, rest } = command;
  switch (word) {
    case 'undo':
      return continueAfter(sendAction(session, { act: 'undo', reach: isWholeTurn(rest) ? 'turn' : 'step' }));
    case 'ask':
      return continueAfter(
        isUndoWord(rest)
          ? sendAction(session, { act: 'askUndo' })
          : addNotices(
              session,
              translate('notUnderstood', { text: printableLine(`${command.typed} ${rest}`) }),
            ),
      );
    case 'yes':
    case 'no':
      return continueAfter(answerRequest(session, word === 'yes'));
    case 'pause':
      return continueAfter(sendAction(session, { act: 'askPause' }));
    case 'resume':
      return continueAfter(sendAction(session, { act: 'resume' }));
    case 'back':
      return continueAfter(sendAction(session, { act: 'return' }));
    case 'leave':
      return leaveTable(session);
    case 'resign':
      return continueAfter(resign(session));
    case 'why':
      return continueAfter(explainByServer(session, printableLine(rest)));
    case 'say':
      return continueAfter(sendChat(session, rest));
    case 'nudge':
      return continueAfter(
        runRequest(session, async () => {
          const refused = table.seat === null ? undefined : await client.nudge(table.id, table.seat);
          return [
            refused === undefined
              ? translate(table.seat === null ? 'onlyAtTable' : 'hasNudged')
              : translateReason(refused.reason),
          ];
        }),
      );
    case 'bot':
      return continueAfter(addBotToTable(session, rest === '' ? DEFAULT_LEVEL : findLevel(rest), rest));
    default:
      return runGeneralConnectCommand(session, command);
  }
}

const continueAfter = (_happened: void): InputResult => 'continue';

/** `leave` frees the place at an open table; in a running match a bot takes over the seat. */
async function leaveTable(session: ConnectSession): Promise<InputResult> {
  const { table, api } = session;
  if (table.info.status !== 'open') return continueAfter(sendAction(session, { act: 'leave' }));
  try {
    if (table.seat !== null) await api.leave(table.id);
    session.hasLeft = true;
    return 'quit';
  } catch (error) {
    const line = requestErrorLine(session, error);
    if (line === undefined) throw error;
    return continueAfter(addNotices(session, line));
  }
}

function resign(session: ConnectSession): void {
  const mustWarn = session.isTyped && !session.isWarned;
  session.isWarned = mustWarn;
  if (mustWarn) addNotices(session, session.translate('resignSure'));
  else sendAction(session, { act: 'resign' });
}

function sendChat(session: ConnectSession, text: string): void {
  const { table, client, translate, translateReason } = session;
  const isPlayer = table.info.seats.some(({ isYours }) => isYours);
  runRequest(session, async () => {
    if (text === '') return [translate('sayWhat')];
    const refused = await client.chat(table.id, isPlayer ? 'players' : 'spectators', text, newMessageId());
    return refused === undefined ? [] : [translateReason(refused.reason, refused.params)];
  });
}
