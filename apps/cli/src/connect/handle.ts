import { printable } from '@pithead/terminal';
import { levelCalled, DEFAULT_LEVEL } from '../play/levelWords.ts';
import { readPlies } from '../play/readPlies.ts';
import type { After } from '../play/session.ts';
import { isWholeTurn } from '../play/words.ts';
import { act, answer, newId, playPlies } from './acts.ts';
import { generalCommand } from './general.ts';
import { sceneOf } from './pageFor.ts';
import { sitBot } from './room.ts';
import type { Visit } from './visit.ts';
import { demand, isAsked, isOver, lineOf, note } from './visit.ts';
import { explain, explainMeant } from './why.ts';
import type { Command } from './words.ts';
import { isUndo, readCommand } from './words.ts';

export async function handle(session: Visit, line: string): Promise<After> {
  session.notice = [];
  const command = readCommand(line);
  if (command?.word !== 'resign') session.isWarned = false;
  if (command !== undefined) return runCommand(session, command);
  if (isOver(session.table) && line.trim() === '') return 'quit';
  playLine(session, line);
  return 'goOn';
}

function playLine(session: Visit, line: string): void {
  const { say, table } = session;
  if (!isAsked(session)) {
    if (line.trim() === '') return;
    note(session, say(isOver(table) ? 'overAlready' : 'notYourTurn', { text: printable(line.trim()) }));
    return;
  }
  const read = readPlies(sceneOf(session), say, line);
  if ('notice' in read) note(session, read.notice);
  else if ('unclear' in read) explainMeant(session, [read.unclear]);
  else if (read.plies.length > 0) playPlies(session, read.plies);
}

function runCommand(session: Visit, command: Command): After | Promise<After> {
  const { table, client, say, sayReason } = session;
  const { word, rest } = command;
  switch (word) {
    case 'undo':
      return continueAfter(act(session, { act: 'undo', reach: isWholeTurn(rest) ? 'turn' : 'step' }));
    case 'ask':
      return continueAfter(
        isUndo(rest)
          ? act(session, { act: 'askUndo' })
          : note(session, say('notUnderstood', { text: printable(`${command.typed} ${rest}`) })),
      );
    case 'yes':
    case 'no':
      return continueAfter(answer(session, word === 'yes'));
    case 'pause':
      return continueAfter(act(session, { act: 'askPause' }));
    case 'resume':
      return continueAfter(act(session, { act: 'resume' }));
    case 'back':
      return continueAfter(act(session, { act: 'return' }));
    case 'leave':
      return leaveTable(session);
    case 'resign':
      return continueAfter(resign(session));
    case 'why':
      return continueAfter(explain(session, printable(rest)));
    case 'say':
      return continueAfter(sendChat(session, rest));
    case 'nudge':
      return continueAfter(
        demand(session, async () => {
          const refused = table.seat === null ? undefined : await client.nudge(table.id, table.seat);
          return [
            refused === undefined
              ? say(table.seat === null ? 'onlyAtTable' : 'hasNudged')
              : sayReason(refused.reason),
          ];
        }),
      );
    case 'bot':
      return continueAfter(sitBot(session, rest === '' ? DEFAULT_LEVEL : levelCalled(rest), rest));
    default:
      return generalCommand(session, command);
  }
}

const continueAfter = (_happened: void): After => 'goOn';

/** Before the start `leave` leaves the table; later it leaves the seat, and a bot plays on. */
async function leaveTable(session: Visit): Promise<After> {
  const { table, api } = session;
  if (table.info.status !== 'open') return continueAfter(act(session, { act: 'leave' }));
  try {
    if (table.seat !== null) await api.leave(table.id);
    session.hasLeft = true;
    return 'quit';
  } catch (error) {
    const line = lineOf(session, error);
    if (line === undefined) throw error;
    return continueAfter(note(session, line));
  }
}

/** On a terminal the first `resign` only warns. */
function resign(session: Visit): void {
  const mustWarn = session.isTyped && !session.isWarned;
  session.isWarned = mustWarn;
  if (mustWarn) note(session, session.say('resignSure'));
  else act(session, { act: 'resign' });
}

/** Seated players write to the players' channel, everybody else to the spectators'. */
function sendChat(session: Visit, text: string): void {
  const { table, client, say, sayReason } = session;
  const isPlayer = table.info.seats.some(({ isYours }) => isYours);
  demand(session, async () => {
    if (text === '') return [say('sayWhat')];
    const refused = await client.chat(table.id, isPlayer ? 'players' : 'spectators', text, newId());
    return refused === undefined ? [] : [sayReason(refused.reason, refused.params)];
  });
}
