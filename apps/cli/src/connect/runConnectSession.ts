import { unpackOffers } from '@pithead/protocol';
import { EXIT_CODES } from '../commandContext.ts';
import { lineOrPromise } from '../screen/lineOrPromise.ts';
import { sendAutomaticPly } from './seatActions.ts';
import { drawConnectSession } from './drawConnectSession.ts';
import { isCommitmentKept } from './matchResult.ts';
import { handleConnectInput } from './handleConnectInput.ts';
import { startFullTable } from './waitingRoom.ts';
import type { ConnectSession } from './connectSession.ts';
import { isDecisionExpected, isTableFinished } from './connectSession.ts';
import { readConnectCommand } from './connectCommandWords.ts';

export async function runConnectSession(session: ConnectSession): Promise<number> {
  for (;;) {
    session.changes.reset();
    if (session.failure !== undefined) throw session.failure;
    const cancelRedraw = drawConnectSession(session);
    startFullTable(session);
    autoPlay(session);
    if (isSessionDone(session)) return exitCodeOf(session);
    const first = session.isInputOver
      ? { waited: await session.changes.changed }
      : await lineOrPromise(session.screen, (line) => isLineAccepted(session, line), session.changes.changed);
    cancelRedraw();
    if ('waited' in first) continue;
    if (first.line === undefined) session.isInputOver = true;
    else if ((await handleConnectInput(session, first.line)) === 'quit') return exitCodeOf(session);
  }
}

/**
 * From a pipe, a move waits until a decision is asked for; commands, and all lines of a terminal, do not
 * wait.
 */
function isLineAccepted(session: ConnectSession, line: string): boolean {
  const command = readConnectCommand(line);
  const isComing = session.table.state === undefined && session.table.info.status !== 'open';
  if (session.pendingRequests > 0 || isComing) return command?.word === 'quit';
  if (session.isTyped || isTableFinished(session.table)) return true;
  return session.isAuto ? false : command !== undefined || isDecisionExpected(session);
}

/** From a pipe, the match continues after the end of the input until a decision is needed. */
function isSessionDone(session: ConnectSession): boolean {
  if (!session.isInputOver || session.isTyped) return session.isInputOver;
  const { table, pendingRequests, isAuto } = session;
  return (
    pendingRequests === 0 &&
    (isTableFinished(table) || table.info.status === 'frozen' || (isDecisionExpected(session) && !isAuto))
  );
}

function autoPlay(session: ConnectSession): void {
  const { table, isAuto } = session;
  if (
    !isAuto ||
    !isDecisionExpected(session) ||
    table.state === undefined ||
    table.autoPlayedSeq === table.state.seq
  )
    return;
  const [first] = unpackOffers(table.state.offers);
  if (first === undefined) return;
  table.autoPlayedSeq = table.state.seq;
  sendAutomaticPly(session, first);
}

function exitCodeOf({ table, screen }: ConnectSession): number {
  if (screen.interrupted) return EXIT_CODES.interrupted;
  return isCommitmentKept(table) ? EXIT_CODES.ok : EXIT_CODES.found;
}
