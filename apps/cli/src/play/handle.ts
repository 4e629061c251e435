import type { Ply, Seat } from '@pithead/kernel';
import { printable } from '@pithead/terminal';
import type { Scene } from './choices.ts';
import { sceneOf } from './choices.ts';
import { generalCommand, tell } from './general.ts';
import { hint } from './hint.ts';
import { readPlies } from './readPlies.ts';
import type { After, Session } from './session.ts';
import { explain, explainPly, refusalText } from './why.ts';
import type { Typed } from './words.ts';
import { isWholeTurn, readCommand } from './words.ts';

export async function handle(session: Session, seat: Seat, line: string): Promise<After> {
  session.onlyNotice = true;
  const command = readCommand(line);
  if (command?.word !== 'quit' && command?.word !== 'load') session.warned = false;
  const scene = sceneOf(session.match, seat, session.text);
  if (command === undefined) return (playLine(session, seat, scene, line), 'goOn');
  switch (command.word) {
    case 'undo':
      return (undo(session, seat, command), 'goOn');
    case 'why':
      return tell(session, explain(session.match, seat, scene, session.say, printable(command.rest)));
    case 'hint':
      return hint(session, seat, scene.choices);
    case 'table':
      session.shown.delete(seat);
      session.onlyNotice = false;
      return 'goOn';
    default:
      return generalCommand(session, seat, command);
  }
}

function playLine(session: Session, seat: Seat, scene: Scene, line: string): void {
  const { match, say } = session;
  const read = readPlies(scene, say, line);
  if ('notice' in read) session.notice = [read.notice];
  else if ('unclear' in read)
    session.notice = [explainPly(scene, say, read.unclear, match.refuse(seat, read.unclear))];
  else if (read.plies.length > 0) playPlies(session, seat, read.plies);
}

function playPlies(session: Session, seat: Seat, plies: readonly Ply[]): void {
  const { match, text, say } = session;
  const view = match.view(seat);
  const refused = match.play(seat, plies);
  if (refused === undefined) {
    session.onlyNotice = false;
    return;
  }
  const thing = text.ply(plies[refused.ply] as Ply, view);
  const reason = say('reason', { thing, reason: refusalText(refused.refusal, text) });
  session.notice = [plies.length === 1 ? reason : say('nothingPlayed', { number: refused.ply + 1, reason })];
}

function undo(session: Session, seat: Seat, { rest }: Typed): void {
  const refused = session.match.undo(seat, isWholeTurn(rest) ? 'turn' : 'step');
  session.notice = [
    refused === undefined ? session.say('undone') : refusalText(refused.refusal, session.text),
  ];
  session.onlyNotice = refused !== undefined;
}
