/** Actions of a seat at a server. The state that follows from an action arrives before its answer. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ply } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Act, ActBody, Refused } from '@pithead/protocol';
import { refusalText } from '../play/why.ts';
import { reasonText } from './reasonText.ts';
import type { Visit } from './visit.ts';
import { demand } from './visit.ts';

/** A message that is repeated after a reconnect has the same id, so the server executes it once. */
export const newId = (): string => randomBytes(12).toString('base64url');

export function act(visit: Visit, deed: ActBody): void {
  demand(visit, () => acted(visit, deed));
}

/**
 * These depend on the state that the player saw, so a stale one is refused. All others are sent again with
 * the newer sequence number.
 */
const ABOUT_THE_GAME: readonly ActBody['act'][] = ['play', 'undo', 'askUndo', 'answerUndo'];
const MOST_ATTEMPTS = 10;

async function attempted(
  { client, place: { table } }: Visit,
  deed: ActBody,
  seat: number,
  seq: number,
): Promise<{ seq: number } | Refused> {
  for (let attempt = 1, known = seq; ; attempt++) {
    const result = await client.act(table, { ...deed, seat, id: newId(), seq: known } as Act);
    const isLate = 'reason' in result && result.reason === 'stale' && attempt < MOST_ATTEMPTS;
    if (!isLate || result.seq === undefined || ABOUT_THE_GAME.includes(deed.act)) return result;
    known = result.seq;
  }
}

/** Returns lines only if the action was refused: its effect arrives as a new state. */
async function acted(visit: Visit, deed: ActBody): Promise<readonly string[]> {
  const { place, text, say, sayReason } = visit;
  const { seat, state } = place;
  if (seat === null || state === undefined) return [say('onlyAtTable')];
  const view = state.view;
  const result = await attempted(visit, deed, seat, state.seq);
  if (!('reason' in result)) {
    place.ownActs++;
    return [];
  }
  const { reason, why, rule = '', params = {}, ply = 0 } = result;
  if (deed.act !== 'play' || reason !== 'refusedByRules') return [reasonText(result, text, sayReason)];
  const thing = text.ply(deed.plies[ply] as Ply, view);
  const line = say('reason', { thing, reason: refusalText({ reason: why ?? '', rule, params }, text) });
  return [deed.plies.length === 1 ? line : say('nothingPlayed', { number: ply + 1, reason: line })];
}

export const playPlies = (visit: Visit, plies: readonly Ply[]): void =>
  act(visit, { act: 'play', plies: plies.map(([verb, noun]): [string, number] => [verb, noun]) });

const AGAIN_MS = 1000;

/** Waits before each ply to stay below the server's message limit, and tries again after a refusal. */
export function playUnasked(visit: Visit, [verb, noun]: Ply): void {
  const { place, gapMs } = visit;
  demand(visit, async () => {
    if (gapMs > 0) await pause(gapMs);
    const refused = await acted(visit, { act: 'play', plies: [[verb, noun]] });
    if (refused.length > 0) await pause(AGAIN_MS);
    if (refused.length > 0) place.decided = -1;
    return refused;
  });
}

/** Answers the open undo request, or else the open pause request. */
export function answer(visit: Visit, agree: boolean): void {
  const { seat, state } = visit.place;
  const isOpen = (request: { readonly agreed: number } | null | undefined): boolean =>
    request !== null && request !== undefined && seat !== null && (request.agreed & bit(seat)) === 0;
  if (isOpen(state?.undoRequest)) act(visit, { act: 'answerUndo', agree });
  else act(visit, { act: 'answerPause', agree });
}
