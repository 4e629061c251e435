import type { Bot, Evaluator, MatchPosition, BotRequest } from '@pithead/bots';
import {
  askBot,
  createBot,
  sampleState,
  observe,
  currentEvaluator,
  quantile,
  SearchBot,
  createSearch,
  DEFAULT_SEARCH_SETTINGS,
  BotWorkerClient,
} from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { Fact, Game, RecordedPly, State } from '@pithead/kernel';
import {
  firstPending,
  isOver,
  keyFromSeed,
  listOffers,
  Offers,
  playCode,
  playPly,
  redealtCopy,
} from '@pithead/kernel';
import { fastRandom } from '../../simulate/fastRandom.ts';
import { scheduleTimeout, openBotWorker } from '../../workers/startWorker.ts';
import type { BenchContender } from '../measure.ts';
import type { BenchRow } from '../report.ts';
import { runInterleaved, measureRate, rateRatioRow, ratioRow } from '../measure.ts';
import type { RandomInt } from '../engine/playout.ts';
import { setUpState } from '../engine/playout.ts';

type SeatedPosition = MatchPosition & { readonly seat: number };

const clock = (): number => performance.now();

function* positionsOf({ game, kit }: GameParts, players: number, every: number): Generator<SeatedPosition> {
  const greedy = createBot('greedy', game, kit, clock) as Bot;
  for (let seed = 0; ; seed++) {
    const state = setUpState(game, players, keyFromSeed(`positions/${seed}`));
    const plies: RecordedPly[] = [];
    for (let left = every; !isOver(state); left--) {
      const seat = firstPending(state);
      const position = { game, state, plies };
      if (left === 0) {
        yield { game, state: game.copy(state), plies: [...plies], seat };
        left = every;
      }
      const ply = askBot(greedy, position, seat, keyFromSeed(`${seed}/${plies.length}`));
      playPly(game, state, seat, ply, undefined);
      plies.push([seat, ...ply]);
    }
  }
}

function takePositions(
  gameParts: GameParts,
  players: number,
  every: number,
  count: number,
): SeatedPosition[] {
  const positions: SeatedPosition[] = [];
  for (const position of positionsOf(gameParts, players, every))
    if (positions.push(position) === count) break;
  return positions;
}

const offers = new Offers();

function pliesOfPlayout(game: Game, state: ReturnType<Game['setup']>, random: RandomInt): number {
  let plies = 0;
  while (!isOver(state)) {
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    playCode(game, state, seat, offers.at(random(offers.length)), undefined);
    plies++;
  }
  return plies;
}

const ITERATIONS = 300;
const WARM_UP = 8;

export function measureSearchRate(gameParts: GameParts, players: number): number {
  let began = 0;
  let iterations = 0;
  takePositions(gameParts, players, 17, 3 * WARM_UP).forEach(({ seat, ...position }, i) => {
    if (i === WARM_UP) {
      began = clock();
      iterations = 0;
    }
    const search = createSearch(gameParts.game, gameParts.kit, { ms: 1000 }, clock);
    askBot(search, position, seat, keyFromSeed(i));
    iterations += search.iterations;
  });
  return Number(((iterations * 1000) / (clock() - began)).toPrecision(2));
}

/**
 * B1: plies per second inside the search divided by plies per second of plain playouts. `B1 tree` measures
 * without evaluation, so only the cost of the tree remains.
 */
export function benchSearchSpeed(gameParts: GameParts, players: number): BenchRow[] {
  const { game, kit } = gameParts;
  const random = fastRandom('bots');
  const positions = takePositions(gameParts, players, 23, 24);
  let turn = 0;
  const searchContender = (name: string, search: () => SearchBot<State, Fact>): BenchContender => ({
    name,
    run: (ms) =>
      measureRate(ms, () => {
        const position = positions[turn++ % positions.length] as SeatedPosition;
        const bot = search();
        bot.decide(observe(position, position.seat, keyFromSeed(turn)));
        return bot.plies;
      }),
  });
  const budget = { iterations: ITERATIONS };
  const withoutEvaluation: Evaluator = {
    ...currentEvaluator(kit),
    sources: [],
    evaluate: () => 0,
    leadScale: () => 1,
  };
  const contenders: BenchContender[] = [
    {
      name: 'playout',
      run: (ms) =>
        measureRate(ms, () => pliesOfPlayout(game, setUpState(game, players, keyFromSeed(turn++)), random)),
    },
    searchContender('search', () => createSearch(game, kit, budget, clock)),
    searchContender(
      'tree',
      () =>
        new SearchBot(game, withoutEvaluation, budget, clock, { ...DEFAULT_SEARCH_SETTINGS, ...kit.search }),
    ),
  ];
  const rates = runInterleaved(contenders, () => undefined);
  const row = (gate: string, name: string): BenchRow =>
    rateRatioRow({ gate, game: game.id, players, goal: ['>=', 0.6] }, rates, name, 'playout');
  return [row('B1', 'search'), row('B1 tree', 'tree')];
}

const SECRECY_CHECKS = 10_000;

/** B8: after a redeal of everything hidden, the bot must choose the same ply with the same key. */
export function benchSecrecy(gameParts: GameParts): BenchRow {
  const { game, kit } = gameParts;
  const names = ['greedy', 'flat:4it', 'search:8it'];
  let same = 0;
  let checked = 0;
  for (let players = game.minSeats; players <= game.maxSeats; players++) {
    const count =
      Math.ceil((SECRECY_CHECKS * (players - game.minSeats + 1)) / (game.maxSeats - game.minSeats + 1)) -
      checked;
    for (const position of takePositions(gameParts, players, 3, count)) {
      const { state, seat } = position;
      const redealtPosition = {
        ...position,
        state: redealtCopy(game, state, seat, keyFromSeed(`twin ${checked}`)),
      };
      const bot = (): Bot => createBot(names[checked % names.length] as string, game, kit, clock) as Bot;
      const [a, b] = [position, redealtPosition].map((each) =>
        askBot(bot(), each, seat, keyFromSeed(checked)).join(' '),
      );
      if (a === b) same++;
      checked++;
    }
  }
  const share = same / checked;
  return {
    gate: 'B8',
    game: game.id,
    players: 0,
    q1: share,
    median: share,
    q3: share,
    goal: `= 1 of ${checked}`,
    pass: same === checked,
  };
}

const BUDGET_MS = 100;
const DECISIONS = 150;

/** Where the evaluator leaves one option, a bot takes no time and can't be late. */
function realDecisions({ game, kit }: GameParts, positions: readonly SeatedPosition[]): SeatedPosition[] {
  const { pruneOffers } = currentEvaluator(kit);
  return positions.filter(({ state, seat }) => {
    listOffers(game, state, seat, offers);
    if (offers.length > 1) pruneOffers?.(state, seat, offers);
    return offers.length > 1;
  });
}

/** B9: milliseconds by which decisions exceed their budget; the 99th percentile counts. */
export function benchTimeBudget(gameParts: GameParts, players: number): BenchRow {
  const positions = realDecisions(gameParts, takePositions(gameParts, players, 11, 2 * DECISIONS)).slice(
    0,
    DECISIONS,
  );
  const over = positions.map((position, i) => {
    const observation = observe(position, position.seat, keyFromSeed(i));
    const began = clock();
    (createBot(`search:${BUDGET_MS}ms`, gameParts.game, gameParts.kit, clock) as Bot).decide(observation);
    return Math.max(0, clock() - began - BUDGET_MS);
  });
  const [q1, median, q3] = [0.5, 0.9, 0.99].map((share) => Number(quantile(over, share).toFixed(2))) as [
    number,
    number,
    number,
  ];
  return {
    gate: 'B9 ms over at p50, p90, p99',
    game: gameParts.game.id,
    players,
    q1,
    median,
    q3,
    goal: '<= 10',
    pass: q3 <= 10,
  };
}

const ROUNDS = 7;
/**
 * Other processes slow the machine down for seconds at a time. A round is long enough that this affects one
 * worker and two workers alike.
 */
const POSITIONS_PER_ROUND = 6;
const BOT_NAME = 'search:1000it';
/** Shorter decisions would end before the second worker has started. */
const MIN_DECISION_MS = 100;
const TIMEOUT_MS = 20_000;

/**
 * B9: iterations per second of two parallel workers divided by those of one. Both decide in the same position
 * with the same key, alone and together, so the work is identical and overlaps completely.
 */
export async function benchParallelWorkers(gameParts: GameParts, players: number): Promise<BenchRow> {
  const { game } = gameParts;
  const thinkers = [0, 1].map(() => new BotWorkerClient(openBotWorker, scheduleTimeout));
  let matches = 0;
  /** Each question has a new match id, so that the worker has nothing cached. */
  const timed = async ({ state, seat }: SeatedPosition, worker: number): Promise<number> => {
    const key = keyFromSeed(0);
    const question: BotRequest = {
      game: game.id,
      bot: BOT_NAME,
      match: String(matches++),
      seat,
      key,
      now: sampleState(game, state, seat, key),
      history: [],
    };
    const began = clock();
    const answer = await (thinkers[worker] as BotWorkerClient).request(question, TIMEOUT_MS);
    if (answer === undefined) throw new Error('a worker did not answer');
    return clock() - began;
  };
  const inTurn = async (position: SeatedPosition): Promise<number> =>
    ((await timed(position, 0)) + (await timed(position, 1))) / 2;
  const together = async (position: SeatedPosition): Promise<number> => {
    const [a, b] = await Promise.all([timed(position, 0), timed(position, 1)]);
    return (a + b) / 2;
  };
  const ratios: number[] = [];
  try {
    // These decisions also warm up both workers, so their times are not counted.
    const long: SeatedPosition[] = [];
    for (const position of realDecisions(
      gameParts,
      takePositions(gameParts, players, 29, 6 * ROUNDS * POSITIONS_PER_ROUND),
    )) {
      if (long.length === ROUNDS * POSITIONS_PER_ROUND) break;
      if ((await together(position)) > MIN_DECISION_MS) long.push(position);
    }
    for (let round = 0; round < Math.floor(long.length / POSITIONS_PER_ROUND); round++) {
      let sum = 0;
      for (const [i, position] of long
        .slice(round * POSITIONS_PER_ROUND, (round + 1) * POSITIONS_PER_ROUND)
        .entries()) {
        const serial = i % 2 === 0 ? await inTurn(position) : undefined;
        const parallel = await together(position);
        sum += Math.log((2 * (serial ?? (await inTurn(position)))) / parallel);
      }
      ratios.push(Math.exp(sum / POSITIONS_PER_ROUND));
    }
  } finally {
    thinkers.forEach((thinker) => thinker.close());
  }
  return ratioRow({ gate: 'B9 two workers', game: game.id, players, goal: ['>=', 1.7] }, ratios);
}
