import { isDeepStrictEqual } from 'node:util';
import type { Fact, State } from '@pithead/kernel';
import { canonicalJson, playCode } from '@pithead/kernel';
import { RandomPlayers, sampledPositions } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

export const copiesAreWhole: GameProperty = {
  name: 'a copy is equal and shares nothing',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const { state } of sampledPositions(run, seed)) {
        const before = canonicalJson(state);
        const copy = run.game.copy(state);
        run.expect(isDeepStrictEqual(copy, structuredClone(state)), 'copy and structuredClone differ');
        run.expect(canonicalJson(copy) === before, 'copy and state differ as text');
        const shared = sharedPath(state, copy);
        run.expect(shared === undefined, `state and copy share ${shared}`);
        playOnwards(run, copy, seed);
        run.expect(canonicalJson(state) === before, 'playing on a copy changed the state');
      }
    }
  },
};

const PLIES_ON_COPY = 8;

function playOnwards<S extends State, F extends Fact, V>(
  { game }: PropertyRun<S, F, V>,
  state: S,
  seed: number,
): void {
  const players = new RandomPlayers(game, seed);
  for (let i = 0; i < PLIES_ON_COPY; i++) {
    const next = players.choose(state);
    if (next === undefined) return;
    playCode(game, state, next.seat, next.code, undefined);
  }
}

export function sharedPath(a: unknown, b: unknown): string | undefined {
  const known = new Set<object>();
  visitObjects(a, '', (object) => (known.add(object), undefined));
  return visitObjects(b, '', (object, path) => (known.has(object) ? path || 'everything' : undefined));
}

function visitObjects(
  value: unknown,
  path: string,
  visit: (object: object, path: string) => string | undefined,
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = visit(value, path);
  if (found !== undefined) return found;
  for (const [key, part] of Object.entries(value)) {
    const deeper = visitObjects(part, path === '' ? key : `${path}.${key}`, visit);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
