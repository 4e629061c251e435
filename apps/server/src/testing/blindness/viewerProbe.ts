import type { Viewer, Ply, Seat, State } from '@pithead/kernel';
import { isPending, currentStep, refuse } from '@pithead/kernel';
import type { Act, ClientMessage } from '@pithead/protocol';
import type { ObservedTable } from './observedTable.ts';
import { PROBE_CHANNEL } from './observedTable.ts';
import type { TestRandom } from '../testRandom.ts';
import { randomCommand } from '../testRandom.ts';

export interface ViewerProbe {
  readonly messages: readonly ClientMessage[];
  readonly paths: readonly string[];
}

const WHY_NOTS = 4;
/** Long and seldom changed by a match, so requested seldom. */
const OWN_PATHS = ['/api/me/tables', '/api/me/export'];

export function createProbe(observed: ObservedTable, viewer: Viewer, random: TestRandom): ViewerProbe {
  const { table, matchState } = observed;
  const as = viewer === undefined ? '' : `?as=${viewer}`;
  const seat = viewer ?? 0;
  const plies = Array.from({ length: WHY_NOTS }, () => anyPly(observed, seat, random));
  const refused =
    viewer === undefined ? [strangerAct(matchState.logSeq)] : refusedActs(observed, viewer, random);
  return {
    messages: [
      observed.subscription(viewer, PROBE_CHANNEL),
      ...plies.map(([verb, noun], ask) => ({
        type: 'whyNot' as const,
        ask,
        table,
        seat,
        ply: [verb, noun] as [string, number],
      })),
      ...refused.map((act) => ({ type: 'act' as const, table, act })),
    ],
    paths: [
      `/api/tables/${table}/state${as}`,
      `/api/tables/${table}/export${as}`,
      `/api/tables/${table}`,
      ...(random.oneIn(8) ? OWN_PATHS : []),
    ],
  };
}

export async function runProbe(
  observed: ObservedTable,
  viewer: Viewer,
  { messages, paths }: ViewerProbe,
): Promise<string[]> {
  const socket = observed.socketOf(viewer);
  await socket.sendAndWait(messages);
  await socket.sendAndWait([{ type: 'unsubscribe', channel: PROBE_CHANNEL }]);
  const received = socket.takeReceived();
  const { raw } = observed.clientOf(viewer);
  return [...received, ...(await Promise.all(paths.map((path) => raw.getText(path))))];
}

function anyPly({ correctRules, matchState }: ObservedTable, seat: Seat, random: TestRandom): Ply {
  const offers = isPending(matchState.gameState, seat) ? matchState.match.offers(seat) : [];
  if (offers.length > 0 && random.oneIn(3)) return random.pickPly(offers);
  const { verb, nouns } = random.pick(
    random.oneIn(3)
      ? correctRules.moves
      : (correctRules.phases[currentStep(matchState.gameState).at]?.moves ?? correctRules.moves),
  );
  return [verb, random.below(Math.min(4096, nouns.length))];
}

function refusedActs(observed: ObservedTable, seat: Seat, random: TestRandom): Act[] {
  const { correctRules, matchState } = observed;
  const { gameState } = matchState;
  const seq = matchState.seqFor(seat);
  const base = (id: string) => ({ seat, id, seq });
  const acts: Act[] = [
    { act: 'play', ...base('future'), seq: 900_000, plies: [['nothing', 0]] },
    random.oneIn(2)
      ? { act: 'return', ...base('return') }
      : { act: 'answerUndo', ...base('answer'), agree: true },
  ];
  const illegal = refusedPly(observed, gameState, seat, random);
  if (illegal !== undefined) acts.push({ act: 'play', ...base('illegal'), plies: [[...illegal]] });
  if (matchState.match.undoable(seat) === 0) acts.push({ act: 'undo', ...base('undo'), reach: 'turn' });
  if (isPending(gameState, seat)) {
    const { plies, after } = randomCommand(correctRules, gameState, random, [seat]);
    const last = refusedPly(observed, after, seat, random);
    if (last !== undefined)
      acts.push({
        act: 'play',
        ...base('half'),
        plies: [...plies, last].map(([verb, noun]) => [verb, noun]),
      });
  }
  return acts;
}

const TRIES = 8;

function refusedPly(observed: ObservedTable, state: State, seat: Seat, random: TestRandom): Ply | undefined {
  for (let i = 0; i < TRIES; i++) {
    const ply = anyPly(observed, seat, random);
    if (refuse(observed.correctRules, state, seat, ply) !== undefined) return ply;
  }
  return undefined;
}

const strangerAct = (seq: number): Act => ({
  act: 'play',
  seat: 0,
  id: 'stranger',
  seq,
  plies: [['nothing', 0]],
});
