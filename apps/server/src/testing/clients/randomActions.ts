import type { Ply } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { ActBody, ViewerState } from '@pithead/protocol';
import type { TestRandom } from '../testRandom.ts';

export type PlyPolicy = (offers: readonly Ply[]) => Ply;

export const randomPlies =
  (random: TestRandom): PlyPolicy =>
  (offers) =>
    random.pickPly(offers);

/** `repeat` sends an earlier command again under its id. */
export type RandomAction = ActBody | 'chat' | 'repeat';

const ILLEGAL_PLIES = 40;

export function randomAction(
  state: ViewerState,
  seat: number,
  offers: readonly Ply[],
  random: TestRandom,
): RandomAction | undefined {
  const { standIns, resigned, outcome, isPaused, undoRequest, pauseRequest } = state;
  if (outcome !== null || (resigned & bit(seat)) !== 0) return undefined;
  if ((standIns & bit(seat)) !== 0) return { act: 'return' };
  if (isPaused) return { act: 'resume' };
  if (undoRequest !== null && (undoRequest.agreed & bit(seat)) === 0)
    return { act: 'answerUndo', agree: random.oneIn(2) };
  if (pauseRequest !== null && (pauseRequest.agreed & bit(seat)) === 0)
    return { act: 'answerPause', agree: random.oneIn(2) };
  return rareAction(state, random) ?? randomPlay(offers, random);
}

function rareAction({ undoable }: ViewerState, random: TestRandom): RandomAction | undefined {
  const roll = random.below(200);
  if (roll < 36 && undoable > 0) return { act: 'undo', reach: random.oneIn(2) ? 'step' : 'turn' };
  if (roll < 40) return { act: 'askUndo' };
  if (roll < 43) return { act: 'askPause' };
  if (roll < 46) return { act: 'leave' };
  if (roll < 52) return 'chat';
  if (roll < 58) return 'repeat';
  if (roll === 58 && random.oneIn(4)) return { act: 'resign' };
  return undefined;
}

function randomPlay(offers: readonly Ply[], random: TestRandom): ActBody | undefined {
  if (offers.length === 0) return undefined;
  const [verb, noun] = random.pickPly(offers);
  return { act: 'play', plies: [[verb, random.oneIn(ILLEGAL_PLIES) ? noun + 1 : noun]] };
}
