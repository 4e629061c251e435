import type { ArenaPairing, ArenaGame } from '@pithead/bots';
import { eloRatings, REFERENCE_CHAMPION, BOT_LEVEL_NAMES, arenaPairings, winSharesOf } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';

interface LadderEntry {
  readonly name: string;
  readonly elo: number;
  readonly error: number;
  readonly winShare: number;
  readonly against: Readonly<Record<string, number>>;
}

export interface Ladder {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly LadderEntry[];
}

export function defaultLadderBots({ kit }: GameParts): string[] {
  const old = kit.champions
    .filter(({ name }) => name !== REFERENCE_CHAMPION)
    .map(({ name }) => `greedy:${name}`);
  return ['random', 'greedy', ...old, ...BOT_LEVEL_NAMES];
}

/**
 * With more than two seats each of the two bots plays alone against copies of the other in half of the games.
 */
export function roundRobinPairings(
  bots: readonly string[],
  players: number,
  games: number,
  seed: number,
): ArenaPairing[] {
  return bots.flatMap((a, i) =>
    bots.slice(i + 1).flatMap((b) => {
      if (players === 2) return [...arenaPairings([a, b], 2, games, seed)];
      return [
        ...arenaPairings([a, b], players, Math.ceil(games / 2), seed),
        ...arenaPairings([b, a], players, Math.floor(games / 2), seed),
      ];
    }),
  );
}

export function ladderOf(
  game: string,
  players: number,
  games: number,
  seed: number,
  bots: readonly string[],
  played: readonly ArenaGame[],
): Ladder {
  const won = bots.map(() => bots.map(() => 0));
  for (const { pairing, outcome } of played) {
    const names = [...new Set(pairing.bots)];
    for (const name of names) {
      const other = names.find((each) => each !== name) ?? name;
      const row = won[bots.indexOf(name)] as number[];
      const at = bots.indexOf(other);
      winSharesOf(outcome).forEach((share, seat) => {
        if (pairing.bots[seat] === name) row[at] = (row[at] as number) + share;
      });
    }
  }
  const ratings = eloRatings(won, Math.max(0, bots.indexOf('greedy')));
  const meetings = (a: number, b: number): number => (won[a]?.[b] as number) + (won[b]?.[a] as number);
  const entries = bots.map((name, a): LadderEntry => {
    const wins = (won[a] as number[]).reduce((sum, each) => sum + each, 0);
    const all = bots.reduce((sum, _, b) => sum + meetings(a, b), 0);
    const against = Object.fromEntries(
      bots.flatMap((other, b) =>
        a === b || meetings(a, b) === 0 ? [] : [[other, (won[a]?.[b] as number) / meetings(a, b)]],
      ),
    );
    return {
      name,
      elo: ratings[a]?.elo as number,
      error: ratings[a]?.error as number,
      winShare: wins / all,
      against,
    };
  });
  return { game, players, games, seed, bots: entries.toSorted((a, b) => b.elo - a.elo) };
}
