/** Twenty matches that cover every state in which a restart can find a match. */
import type { NewTable } from '@pithead/protocol';
import type { Visitor } from './hall.ts';
import type { Lots } from './lots.ts';
import type { Player } from './player.ts';
import { playOn } from './player.ts';
import { askState, lasting, people, seated } from './seated.ts';

export interface Twenty {
  readonly visitors: readonly Visitor[];
  readonly all: readonly (readonly Player[])[];
  readonly bidding: readonly Player[];
  readonly placing: readonly Player[];
  readonly paused: readonly Player[];
  readonly asking: readonly Player[];
  readonly left: readonly Player[];
  readonly slow: readonly Player[];
  readonly running: readonly (readonly Player[])[];
}

const GAMES = ['glueck-auf', 'rockwell', 'siberia'];
const PLIES = 24;

export const countDone = (players: readonly Player[]): number =>
  players.reduce((sum, { done }) => sum + done.length, 0);

export async function openTwenty(url: string, random: Lots): Promise<Twenty> {
  const visitors = await people(url, 'Ada', 'Ben', 'Cem', 'Dora');
  const sit = (many: number, wish: NewTable): Promise<Player[]> => seated(visitors.slice(0, many), wish);
  const bidding = await sit(3, { game: 'rockwell', seats: 3 });
  const placing = await sit(2, { game: 'siberia', seats: 2, options: { exchangeSides: 'drawn' } });
  const paused = await sit(2, { game: 'glueck-auf', seats: 2 });
  const asking = await sit(3, { game: 'glueck-auf', seats: 4, bots: ['hewer'] });
  const left = await sit(3, { game: 'siberia', seats: 3, options: { exchangeSides: 'drawn' } });
  const slow = await sit(2, { game: 'glueck-auf', seats: 2, pace: 'turns' });
  const running: Player[][] = [];
  for (let i = 0; i < 14; i++) running.push(await someTable(visitors, i));
  const twenty = {
    visitors,
    all: [bidding, placing, paused, asking, left, slow, ...running],
    bidding,
    placing,
    paused,
    asking,
    left,
    slow,
    running,
  };
  await bringAbout(twenty, random);
  return twenty;
}

function someTable(visitors: readonly Visitor[], i: number): Promise<Player[]> {
  const seats = 2 + (Math.floor(i / 3) % 3);
  const persons = 1 + (i % seats);
  const bots = Array.from({ length: seats - persons }, () => 'hewer' as const);
  return seated([...visitors.slice(i % 4), ...visitors].slice(0, persons), {
    game: GAMES[i % 3] as string,
    seats,
    bots,
  });
}

async function bringAbout(
  { bidding, placing, paused, asking, left, slow, running }: Twenty,
  random: Lots,
): Promise<void> {
  const tables = [paused, asking, slow, ...running];
  await Promise.all(tables.map((players) => playOn(players, random, () => countDone(players) >= PLIES)));
  await sealSome(bidding, 'bid', 'sealBid');
  await sealSome(placing, 'placeTile');
  await must(paused[0]?.act({ act: 'askPause' }));
  await paused[1]?.until(({ pauseRequest }) => pauseRequest !== null);
  await must(paused[1]?.act({ act: 'answerPause', agree: true }));
  await must(asking[1]?.act({ act: 'askUndo' }));
  await asking[0]?.until(({ undoRequest }) => undoRequest !== null);
  await must(asking[0]?.act({ act: 'answerUndo', agree: true }));
  await sealSome(left, 'placeTile');
  await must(left[2]?.act({ act: 'leave' }));
  await left[0]?.until(({ standIns, asked }) => standIns === 4 && (asked & 4) === 0);
}

/**
 * The first two seats make sealed choices; the second one also seals them, if the game has a ply for that.
 */
async function sealSome([first, second]: readonly Player[], verb: string, last?: string): Promise<void> {
  for (let i = 0; i < 2; i++)
    await must(first?.play(first.offers.find(([each]) => each === verb) as [string, number]));
  await must(second?.play(second.offers.find(([each]) => each === verb) as [string, number]));
  if (last !== undefined) await must(second?.play([last, 0]));
}

export async function must(
  answer: Promise<{ seq: number } | { reason: string }> | undefined,
): Promise<number> {
  const given = await answer;
  if (given === undefined || 'reason' in given) throw new Error(`refused: ${JSON.stringify(given)}`);
  return given.seq;
}

export async function everything({ all }: Twenty): Promise<object[][]> {
  const seen: object[][] = [];
  for (const players of all) {
    await players[0]?.until(
      (state) =>
        state.outcome !== null || state.isPaused || players.some(({ seat }) => state.asked & (1 << seat)),
    );
    const [{ visitor, table }] = players as [Player];
    const states = await Promise.all([...players, { visitor, table, seat: -1 }].map(askState));
    seen.push(states.map(lasting));
  }
  return seen;
}
