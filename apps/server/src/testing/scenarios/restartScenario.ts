/** Twenty matches that cover every state in which a restart can find a match. */
import type { NewTable } from '@pithead/protocol';
import type { TestClient } from '../clients/testClient.ts';
import type { TestRandom } from '../testRandom.ts';
import type { TestPlayer } from '../clients/testPlayer.ts';
import { playAllRandomly } from '../clients/testPlayer.ts';
import { fetchState, stableFields, createGuests, seatPlayers } from '../clients/seatPlayers.ts';

export interface RestartScenario {
  readonly clients: readonly TestClient[];
  readonly all: readonly (readonly TestPlayer[])[];
  readonly bidding: readonly TestPlayer[];
  readonly placing: readonly TestPlayer[];
  readonly paused: readonly TestPlayer[];
  readonly withUndoRequest: readonly TestPlayer[];
  readonly withStandIn: readonly TestPlayer[];
  readonly turnBased: readonly TestPlayer[];
  readonly running: readonly (readonly TestPlayer[])[];
}

const GAMES = ['glueck-auf', 'rockwell', 'siberia'];
const PLIES = 24;

export const countAcknowledged = (players: readonly TestPlayer[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

export async function startRestartScenario(url: string, random: TestRandom): Promise<RestartScenario> {
  const clients = await createGuests(url, 'Ada', 'Ben', 'Cem', 'Dora');
  const sit = (count: number, table: NewTable): Promise<TestPlayer[]> =>
    seatPlayers(clients.slice(0, count), table);
  const bidding = await sit(3, { game: 'rockwell', seats: 3 });
  const placing = await sit(2, { game: 'siberia', seats: 2, options: { exchangeSides: 'drawn' } });
  const paused = await sit(2, { game: 'glueck-auf', seats: 2 });
  const withUndoRequest = await sit(3, { game: 'glueck-auf', seats: 4, bots: ['hewer'] });
  const withStandIn = await sit(3, { game: 'siberia', seats: 3, options: { exchangeSides: 'drawn' } });
  const turnBased = await sit(2, { game: 'glueck-auf', seats: 2, pace: 'turns' });
  const running: TestPlayer[][] = [];
  for (let i = 0; i < 14; i++) running.push(await someTable(clients, i));
  const matches = {
    clients,
    all: [bidding, placing, paused, withUndoRequest, withStandIn, turnBased, ...running],
    bidding,
    placing,
    paused,
    withUndoRequest,
    withStandIn,
    turnBased,
    running,
  };
  await playIntoStates(matches, random);
  return matches;
}

function someTable(clients: readonly TestClient[], i: number): Promise<TestPlayer[]> {
  const seats = 2 + (Math.floor(i / 3) % 3);
  const persons = 1 + (i % seats);
  const bots = Array.from({ length: seats - persons }, () => 'hewer' as const);
  return seatPlayers([...clients.slice(i % 4), ...clients].slice(0, persons), {
    game: GAMES[i % 3] as string,
    seats,
    bots,
  });
}

async function playIntoStates(
  { bidding, placing, paused, withUndoRequest, withStandIn, turnBased, running }: RestartScenario,
  random: TestRandom,
): Promise<void> {
  const tables = [paused, withUndoRequest, turnBased, ...running];
  await Promise.all(
    tables.map((players) => playAllRandomly(players, random, () => countAcknowledged(players) >= PLIES)),
  );
  await sealSome(bidding, 'bid', 'sealBid');
  await sealSome(placing, 'placeTile');
  await acceptedSeq(paused[0]?.act({ act: 'askPause' }));
  await paused[1]?.waitFor(({ pauseRequest }) => pauseRequest !== null);
  await acceptedSeq(paused[1]?.act({ act: 'answerPause', agree: true }));
  await acceptedSeq(withUndoRequest[1]?.act({ act: 'askUndo' }));
  await withUndoRequest[0]?.waitFor(({ undoRequest }) => undoRequest !== null);
  await acceptedSeq(withUndoRequest[0]?.act({ act: 'answerUndo', agree: true }));
  await sealSome(withStandIn, 'placeTile');
  await acceptedSeq(withStandIn[2]?.act({ act: 'leave' }));
  await withStandIn[0]?.waitFor(({ standIns, asked }) => standIns === 4 && (asked & 4) === 0);
}

async function sealSome([first, second]: readonly TestPlayer[], verb: string, last?: string): Promise<void> {
  for (let i = 0; i < 2; i++)
    await acceptedSeq(first?.play(first.offers.find(([each]) => each === verb) as [string, number]));
  await acceptedSeq(second?.play(second.offers.find(([each]) => each === verb) as [string, number]));
  if (last !== undefined) await acceptedSeq(second?.play([last, 0]));
}

export async function acceptedSeq(
  answer: Promise<{ seq: number } | { reason: string }> | undefined,
): Promise<number> {
  const given = await answer;
  if (given === undefined || 'reason' in given) throw new Error(`refused: ${JSON.stringify(given)}`);
  return given.seq;
}

export async function statesOfAllViewers({ all }: RestartScenario): Promise<object[][]> {
  const seen: object[][] = [];
  for (const players of all) {
    await players[0]?.waitFor(
      (state) =>
        state.outcome !== null || state.isPaused || players.some(({ seat }) => state.asked & (1 << seat)),
    );
    const [{ client, table }] = players as [TestPlayer];
    const states = await Promise.all([...players, { client, table, seat: -1 }].map(fetchState));
    seen.push(states.map(stableFields));
  }
  return seen;
}
