/** The server sends the state that follows from an action before its answer. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ply } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Act, ActBody, RequestRefusal } from '@pithead/protocol';
import { refusedCommandLine } from '../input/explainRefusals.ts';
import { serverRefusalText } from './serverTexts.ts';
import type { ConnectSession } from './connectSession.ts';
import { runRequest } from './connectSession.ts';

/** A message repeated after a reconnect keeps its id, so that the server executes it once. */
export const newMessageId = (): string => randomBytes(12).toString('base64url');

export function sendAction(session: ConnectSession, action: ActBody): void {
  runRequest(session, () => submitAction(session, action));
}

/**
 * A stale action of these kinds is refused, because the player decided on what they saw. All others are sent
 * again with the newer sequence number.
 */
const STATE_DEPENDENT: readonly ActBody['act'][] = ['play', 'undo', 'askUndo', 'answerUndo'];
const MAX_ATTEMPTS = 10;

async function sendWithCurrentSeq(
  { client, table: { id: tableId } }: ConnectSession,
  action: ActBody,
  seat: number,
  seq: number,
): Promise<{ seq: number } | RequestRefusal> {
  for (let attempt = 1, knownSeq = seq; ; attempt++) {
    const result = await client.act(tableId, { ...action, seat, id: newMessageId(), seq: knownSeq } as Act);
    const isStale = 'reason' in result && result.reason === 'stale' && attempt < MAX_ATTEMPTS;
    if (!isStale || result.seq === undefined || STATE_DEPENDENT.includes(action.act)) return result;
    knownSeq = result.seq;
  }
}

/** Returns lines only for a refusal; the effect of an action arrives as a new state. */
async function submitAction(session: ConnectSession, action: ActBody): Promise<readonly string[]> {
  const { table, text, translate, translateReason } = session;
  const { seat, state } = table;
  if (seat === null || state === undefined) return [translate('onlyAtTable')];
  const view = state.view;
  const result = await sendWithCurrentSeq(session, action, seat, state.seq);
  if (!('reason' in result)) {
    table.ownActs++;
    return [];
  }
  const { reason, why, rule = '', params = {}, ply = 0 } = result;
  if (action.act !== 'play' || reason !== 'refusedByRules')
    return [serverRefusalText(result, text, translateReason)];
  const refusal = { reason: why ?? '', rule, params };
  return [refusedCommandLine({ text, view }, translate, action.plies, ply, refusal)];
}

export const sendPlies = (session: ConnectSession, plies: readonly Ply[]): void =>
  sendAction(session, { act: 'play', plies: plies.map(([verb, noun]): [string, number] => [verb, noun]) });

const RETRY_DELAY_MS = 1000;

/** Waits first, to stay below the server's message limit. */
export function sendAutomaticPly(session: ConnectSession, [verb, noun]: Ply): void {
  const { table, autoPlayDelayMs } = session;
  runRequest(session, async () => {
    if (autoPlayDelayMs > 0) await delay(autoPlayDelayMs);
    const refused = await submitAction(session, { act: 'play', plies: [[verb, noun]] });
    if (refused.length > 0) await delay(RETRY_DELAY_MS);
    if (refused.length > 0) table.autoPlayedSeq = -1;
    return refused;
  });
}

export function answerRequest(session: ConnectSession, agree: boolean): void {
  const { seat, state } = session.table;
  const isOpen = (request: { readonly agreed: number } | null | undefined): boolean =>
    request !== null && request !== undefined && seat !== null && (request.agreed & bit(seat)) === 0;
  if (isOpen(state?.undoRequest)) sendAction(session, { act: 'answerUndo', agree });
  else sendAction(session, { act: 'answerPause', agree });
}
