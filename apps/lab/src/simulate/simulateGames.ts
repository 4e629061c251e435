/** Plays in place, without facts and with a cheap random generator, to be as fast as the rules allow. */
import type { Bot } from '@pithead/bots';
import { askBot, createBot } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { Options, RecordedPly, State } from '@pithead/kernel';
import {
  codeOf,
  firstPending,
  hashOf,
  isOver,
  keyFromSeed,
  listOffers,
  Offers,
  playCode,
  plyOf,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import { fastRandom } from './fastRandom.ts';

export interface SimulationTask {
  readonly gameParts: GameParts;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly options: Options;
  readonly check: boolean;
  readonly bots: 'random' | 'greedy';
}

export interface SimulationReport {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  /**
   * Games ended by a safeguard of the program instead of the printed rules; undefined without a safeguard.
   */
  readonly guarded: number | undefined;
  readonly plies: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly pliesPerSecond: number;
  /** Null if the audit was off. */
  readonly violations: number | null;
  readonly hash: string;
  readonly examples: readonly string[];
}

export interface SimulationObserver {
  progress(played: number, games: number): void;
  readonly record: ((index: number, plies: readonly RecordedPly[]) => void) | undefined;
}

interface Tally {
  plies: number;
  decisions: number;
  finished: number;
  guarded: number;
  violations: number;
  readonly examples: string[];
}

const MAX_EXAMPLES = 5;

export function simulateGames(task: SimulationTask, watch: SimulationObserver): SimulationReport {
  const tally: Tally = { plies: 0, decisions: 0, finished: 0, guarded: 0, violations: 0, examples: [] };
  const hashes: string[] = [];
  const options = resolveOptions(task.gameParts.game, task.options);
  let elapsed = 0;
  for (let index = 0; index < task.games; index++) {
    const plies: RecordedPly[] | undefined = watch.record === undefined ? undefined : [];
    const began = performance.now();
    const final = playGame({ ...task, options }, index, tally, plies);
    elapsed += performance.now() - began;
    hashes.push(hashOf(final));
    if (plies !== undefined) watch.record?.(index, plies);
    watch.progress(index + 1, task.games);
  }
  const seconds = elapsed / 1000;
  const { plies, decisions, finished, violations, examples } = tally;
  const pliesPerSecond = seconds > 0 ? plies / seconds : 0;
  const { players, games } = task;
  return {
    game: task.gameParts.game.id,
    players,
    games,
    finished,
    guarded: task.gameParts.game.safetyLimitRule === undefined ? undefined : tally.guarded,
    plies,
    decisions,
    seconds,
    pliesPerSecond,
    violations: task.check || violations > 0 ? violations : null,
    hash: hashOf(hashes),
    examples,
  };
}

const offers = new Offers();

function playGame(
  task: SimulationTask,
  index: number,
  tally: Tally,
  plies: RecordedPly[] | undefined,
): State {
  const { game } = task.gameParts;
  const state = game.setup(task.players, task.options, keyFromSeed(`${task.seed}/${index}`), undefined);
  advanceToDecision(game, state, undefined);
  const choose = task.bots === 'greedy' ? greedyChoice(task, index) : randomChoice(task, index);
  const maxPlies = game.maxPlies(task.players, task.options);
  let played = 0;
  while (!isOver(state)) {
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    if (offers.length === 0) return (recordViolation(tally, index, played, 'nothing is offered'), state);
    if (played === maxPlies)
      return (recordViolation(tally, index, played, 'longer than the proven bound'), state);
    if (offers.length > 1) tally.decisions++;
    const code = choose(state, seat, played);
    plies?.push([seat, ...plyOf(game, code)]);
    playCode(game, state, seat, code, undefined);
    played++;
    if (task.check) for (const broken of game.audit(state)) recordViolation(tally, index, played, broken);
  }
  tally.plies += played;
  tally.finished++;
  if (game.safetyLimitRule?.(state) !== undefined) tally.guarded++;
  return state;
}

function recordViolation(tally: Tally, index: number, played: number, what: string): void {
  tally.violations++;
  if (tally.examples.length < MAX_EXAMPLES) tally.examples.push(`#${index}.${played}: ${what}`);
}

type Choose = (state: State, seat: number, played: number) => number;

function randomChoice({ seed }: SimulationTask, index: number): Choose {
  const below = fastRandom(`${seed}/${index}/players`);
  return () => offers.at(below(offers.length));
}

function greedyChoice({ gameParts, seed }: SimulationTask, index: number): Choose {
  const { game } = gameParts;
  const bot = createBot('greedy', game, gameParts.kit, () => performance.now()) as Bot;
  return (state, seat, played) => {
    const [verb, noun] = askBot(
      bot,
      { game, state, plies: [] },
      seat,
      keyFromSeed(`${seed}/${index}/bots/${played}`),
    );
    return codeOf(game.verbs.get(verb) as number, noun);
  };
}
