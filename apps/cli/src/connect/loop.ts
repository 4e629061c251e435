import { unpackOffers } from '@pithead/protocol';
import { EXIT } from '../cli.ts';
import { firstOf } from '../play/firstOf.ts';
import { playUnasked } from './acts.ts';
import { draw } from './draw.ts';
import { isDealKept } from './ending.ts';
import { handle } from './handle.ts';
import { startWhenFull } from './room.ts';
import type { Visit } from './visit.ts';
import { isAsked, isOver } from './visit.ts';
import { readCommand } from './words.ts';

export async function stay(session: Visit): Promise<number> {
  for (;;) {
    session.changes.silence();
    if (session.failure !== undefined) throw session.failure;
    const cancelRedraw = draw(session);
    startWhenFull(session);
    autoPlay(session);
    if (isSessionDone(session)) return exitCodeOf(session);
    const first = session.isInputOver
      ? { waited: await session.changes.heard }
      : await firstOf(session.screen, (line) => isLineAccepted(session, line), session.changes.heard);
    cancelRedraw();
    if ('waited' in first) continue;
    if (first.line === undefined) session.isInputOver = true;
    else if ((await handle(session, first.line)) === 'quit') return exitCodeOf(session);
  }
}

/**
 * From a pipe, moves wait until they are asked for and commands are read at once. On a terminal every line is
 * read at once.
 */
function isLineAccepted(session: Visit, line: string): boolean {
  const command = readCommand(line);
  const isComing = session.table.state === undefined && session.table.info.status !== 'open';
  if (session.pendingRequests > 0 || isComing) return command?.word === 'quit';
  if (session.isTyped || isOver(session.table)) return true;
  return session.isAuto ? false : command !== undefined || isAsked(session);
}

/**
 * On a terminal the end of the input ends the program. From a pipe, the match continues until a decision is
 * needed.
 */
function isSessionDone(session: Visit): boolean {
  if (!session.isInputOver || session.isTyped) return session.isInputOver;
  const { table, pendingRequests, isAuto } = session;
  return (
    pendingRequests === 0 &&
    (isOver(table) || table.info.status === 'frozen' || (isAsked(session) && !isAuto))
  );
}

function autoPlay(session: Visit): void {
  const { table, isAuto } = session;
  if (!isAuto || !isAsked(session) || table.state === undefined || table.autoPlayedSeq === table.state.seq)
    return;
  const [first] = unpackOffers(table.state.offers);
  if (first === undefined) return;
  table.autoPlayedSeq = table.state.seq;
  playUnasked(session, first);
}

function exitCodeOf({ table, screen }: Visit): number {
  if (screen.interrupted) return EXIT.interrupted;
  return isDealKept(table) ? EXIT.ok : EXIT.found;
}
