import type { Ply, Seat } from '@pithead/kernel';
import { printableLine } from '@pithead/terminal';
import type { InputContext } from '../input/numberedPlies.ts';
import { inputContextOf } from '../input/numberedPlies.ts';
import { runGeneralCommand, showAnswer } from './generalCommands.ts';
import { showHint } from './hint.ts';
import { readPlies } from '../input/readPlies.ts';
import type { InputResult, PlaySession } from './playSession.ts';
import { explainRefusals, explainPly, refusalWithRule } from '../input/explainRefusals.ts';
import type { TypedCommand } from '../input/commandWords.ts';
import { isWholeTurn, readPlayCommand } from '../input/commandWords.ts';

export async function handlePlayInput(session: PlaySession, seat: Seat, line: string): Promise<InputResult> {
  session.onlyNotice = true;
  const command = readPlayCommand(line);
  if (command?.word !== 'quit' && command?.word !== 'load') session.warned = false;
  const scene = inputContextOf(session.match, seat, session.text);
  if (command === undefined) return (playLine(session, seat, scene, line), 'goOn');
  switch (command.word) {
    case 'undo':
      return (undo(session, seat, command), 'goOn');
    case 'why':
      return showAnswer(
        session,
        explainRefusals(session.match, seat, scene, session.say, printableLine(command.rest)),
      );
    case 'hint':
      return showHint(session, seat, scene.choices);
    case 'table':
      session.shown.delete(seat);
      session.onlyNotice = false;
      return 'goOn';
    default:
      return runGeneralCommand(session, seat, command);
  }
}

function playLine(session: PlaySession, seat: Seat, scene: InputContext, line: string): void {
  const { match, say } = session;
  const read = readPlies(scene, say, line);
  if ('notice' in read) session.notice = [read.notice];
  else if ('unclear' in read)
    session.notice = [explainPly(scene, say, read.unclear, match.refuse(seat, read.unclear))];
  else if (read.plies.length > 0) playPlies(session, seat, read.plies);
}

function playPlies(session: PlaySession, seat: Seat, plies: readonly Ply[]): void {
  const { match, text, say } = session;
  const view = match.view(seat);
  const refused = match.play(seat, plies);
  if (refused === undefined) {
    session.onlyNotice = false;
    return;
  }
  const thing = text.ply(plies[refused.ply] as Ply, view);
  const reason = say('reason', { thing, reason: refusalWithRule(refused.refusal, text) });
  session.notice = [plies.length === 1 ? reason : say('nothingPlayed', { number: refused.ply + 1, reason })];
}

function undo(session: PlaySession, seat: Seat, { rest }: TypedCommand): void {
  const refused = session.match.undo(seat, isWholeTurn(rest) ? 'turn' : 'step');
  session.notice = [
    refused === undefined ? session.say('undone') : refusalWithRule(refused.refusal, session.text),
  ];
  session.onlyNotice = refused !== undefined;
}
