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

export async function handle(visit: Visit, line: string): Promise<After> {
  visit.notice = [];
  const command = readCommand(line);
  if (command?.word !== 'resign') visit.isWarned = false;
  if (command !== undefined) return carryOut(visit, command);
  if (isOver(visit.place) && line.trim() === '') return 'quit';
  playLine(visit, line);
  return 'goOn';
}

function playLine(visit: Visit, line: string): void {
  const { say, place } = visit;
  if (!isAsked(visit)) {
    if (line.trim() === '') return;
    note(visit, say(isOver(place) ? 'overAlready' : 'notYourTurn', { text: printable(line.trim()) }));
    return;
  }
  const read = readPlies(sceneOf(visit), say, line);
  if ('notice' in read) note(visit, read.notice);
  else if ('unclear' in read) explainMeant(visit, [read.unclear]);
  else if (read.plies.length > 0) playPlies(visit, read.plies);
}

function carryOut(visit: Visit, command: Command): After | Promise<After> {
  const { place, client, say, sayReason } = visit;
  const { word, rest } = command;
  switch (word) {
    case 'undo':
      return done(act(visit, { act: 'undo', reach: isWholeTurn(rest) ? 'turn' : 'step' }));
    case 'ask':
      return done(
        isUndo(rest)
          ? act(visit, { act: 'askUndo' })
          : note(visit, say('notUnderstood', { text: printable(`${command.typed} ${rest}`) })),
      );
    case 'yes':
    case 'no':
      return done(answer(visit, word === 'yes'));
    case 'pause':
      return done(act(visit, { act: 'askPause' }));
    case 'resume':
      return done(act(visit, { act: 'resume' }));
    case 'back':
      return done(act(visit, { act: 'return' }));
    case 'leave':
      return leave(visit);
    case 'resign':
      return done(resign(visit));
    case 'why':
      return done(explain(visit, printable(rest)));
    case 'say':
      return done(chat(visit, rest));
    case 'nudge':
      return done(
        demand(visit, async () => {
          const refused = place.seat === null ? undefined : await client.nudge(place.table, place.seat);
          return [
            refused === undefined
              ? say(place.seat === null ? 'onlyAtTable' : 'hasNudged')
              : sayReason(refused.reason),
          ];
        }),
      );
    case 'bot':
      return done(sitBot(visit, rest === '' ? DEFAULT_LEVEL : levelCalled(rest), rest));
    default:
      return generalCommand(visit, command);
  }
}

const done = (_happened: void): After => 'goOn';

/** Before the start `leave` leaves the table; later it leaves the seat, and a bot plays on. */
async function leave(visit: Visit): Promise<After> {
  const { place, remote } = visit;
  if (place.info.status !== 'open') return done(act(visit, { act: 'leave' }));
  try {
    if (place.seat !== null) await remote.leave(place.table);
    visit.hasLeft = true;
    return 'quit';
  } catch (error) {
    const line = lineOf(visit, error);
    if (line === undefined) throw error;
    return done(note(visit, line));
  }
}

/** On a terminal the first `resign` only warns. */
function resign(visit: Visit): void {
  const mustWarn = visit.isTyped && !visit.isWarned;
  visit.isWarned = mustWarn;
  if (mustWarn) note(visit, visit.say('resignSure'));
  else act(visit, { act: 'resign' });
}

/** Seated players write to the players' channel, everybody else to the spectators'. */
function chat(visit: Visit, text: string): void {
  const { place, client, say, sayReason } = visit;
  const isPlayer = place.info.seats.some(({ isYours }) => isYours);
  demand(visit, async () => {
    if (text === '') return [say('sayWhat')];
    const refused = await client.chat(place.table, isPlayer ? 'players' : 'spectators', text, newId());
    return refused === undefined ? [] : [sayReason(refused.reason, refused.params)];
  });
}
