import type { Fact, Key, Looker, Seat, State } from '@pithead/kernel';
import { keyFromSeed, pendingSeats, redealt } from '@pithead/kernel';
import type { Told } from '../perception.ts';
import { lookersOf, nameOfLooker, playTold, seenText, viewText } from '../perception.ts';
import type { Position } from '../randomPlay.ts';
import { samplesOf, seatsIn } from '../randomPlay.ts';
import type { Property, Run } from '../run.ts';
import { isSimultaneous, sealedChoices } from './sealed.ts';
import { equalSetups, twinsOf } from './twins.ts';

/**
 * A redeal knows neither more nor less than its looker.
 *
 * Not more: where two worlds differ that the looker can't tell apart, a redeal of the one must be able to change what differs.
 * Not less: what a seat knows after its own ply, however the cards lay before, a redeal afterwards must not change.
 * Both are asked of every single value in the state, because the suite can't know what the values mean.
 */
export const redealsKnowWhatTheLookerKnows: Property = {
  name: 'a redeal knows neither more nor less than its looker',
  check(run) {
    for (const seed of run.seeds(run.settings.sampledGames)) {
      for (const position of samplesOf(run, seed, Math.ceil(run.settings.samples / 3))) {
        for (const looker of lookersOf(run.seats)) checkTwins(run, position, looker);
        checkSealed(run, position.state);
        checkMemory(run, position);
      }
    }
    for (const looker of lookersOf(run.seats)) for (const [a, b] of equalSetups(run, looker)) checkNotMore(run, looker, a, b);
  },
};

function checkTwins<S extends State, F extends Fact, V>(run: Run<S, F, V>, { state, next }: Position<S>, looker: Looker): void {
  if (next === undefined) return;
  const told = playTold(run.game, state, next.seat, next.ply);
  for (const twin of twinsOf(run, state, next, told, looker)) checkNotMore(run, looker, told, twin);
}

/** Two nouns of a secret choice are two such worlds too. */
function checkSealed<S extends State, F extends Fact, V>(run: Run<S, F, V>, state: S): void {
  for (const seat of seatsIn(pendingSeats(state), run.seats)) {
    for (const plies of sealedChoices(run, state, seat)) {
      const [a, b] = plies.map((ply) => playTold(run.game, state, seat, ply));
      if (a === undefined || b === undefined) continue;
      for (const looker of lookersOf(run.seats)) if (looker !== seat) checkNotMore(run, looker, a, b);
    }
  }
}

/** A rare value needs many redeals to turn up; few are enough nearly always. */
const MANY_REDEALS = 600;

function checkNotMore<S extends State, F extends Fact, V>(run: Run<S, F, V>, looker: Looker, a: Told<S, F>, b: Told<S, F>): void {
  const { game } = run;
  if (viewText(game, a.state, looker) !== viewText(game, b.state, looker)) return;
  if (seenText(game, a.facts, looker) !== seenText(game, b.facts, looker)) return;
  const here = valuesOf(a.state);
  const unknown = pathsThatDiffer(here, valuesOf(b.state));
  for (let i = 0; i < MANY_REDEALS && unknown.size > 0; i++) {
    const dealt = valuesOf(redealt(game, a.state, looker, keyOf(run, looker, i)));
    for (const path of unknown) if (dealt.get(path) !== here.get(path)) unknown.delete(path);
  }
  run.expect(unknown.size === 0, () => `${nameOfLooker(looker)} can't know ${[...unknown].join(', ')}, and no redeal for it changes that`);
}

const ENOUGH_WORLDS = 16;
const SOME_REDEALS = 4;

/**
 * The seat that plays next, and what it knows for certain after its ply. Not where a simultaneous step has just begun:
 * from then on others may have chosen at any moment, unseen.
 */
function checkMemory<S extends State, F extends Fact, V>(run: Run<S, F, V>, { state, next }: Position<S>): void {
  if (next === undefined) return;
  const { game } = run;
  const looker = next.seat;
  const told = playTold(game, state, looker, next.ply);
  if (isSimultaneous(told.state)) return;
  const here = valuesOf(told.state);
  const suspects = changedByRedeals(run, told.state, looker, here);
  if (suspects.size === 0) return;
  let worlds = 0;
  for (const twin of twinsOf(run, state, next, told, looker, MANY_REDEALS, MANY_REDEALS)) {
    for (const path of pathsThatDiffer(here, valuesOf(twin.state))) suspects.delete(path);
    if (++worlds >= ENOUGH_WORLDS && suspects.size === 0) return;
  }
  if (worlds < ENOUGH_WORLDS) return;
  run.expect(suspects.size === 0, () => `seat ${looker} knows ${[...suspects].join(', ')} after ${next.ply.join(' ')}, and a redeal for it changes that`);
}

function changedByRedeals<S extends State, F extends Fact, V>(run: Run<S, F, V>, state: S, looker: Seat, here: Values): Set<string> {
  const changed = new Set<string>();
  for (let i = 0; i < SOME_REDEALS; i++) {
    const dealt = valuesOf(redealt(run.game, state, looker, keyOf(run, looker, i)));
    for (const path of pathsThatDiffer(here, dealt)) changed.add(path);
  }
  return changed;
}

const keyOf = <S extends State, F extends Fact, V>(run: Run<S, F, V>, looker: Looker, number: number): Key =>
  keyFromSeed(`knowledge ${run.seed}/${run.ply}/${looker}/${number}`);

/** Every value of a state by its path, without the chance. */
type Values = ReadonlyMap<string, unknown>;

function valuesOf(state: State): Values {
  const values = new Map<string, unknown>();
  const visit = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return void values.set(path, part);
    for (const key of Object.keys(part)) visit((part as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
  };
  visit({ ...state, chance: null }, '');
  return values;
}

function pathsThatDiffer(a: Values, b: Values): Set<string> {
  const paths = new Set<string>();
  for (const [path, value] of a) if (b.get(path) !== value) paths.add(path);
  for (const path of b.keys()) if (!a.has(path)) paths.add(path);
  return paths;
}

