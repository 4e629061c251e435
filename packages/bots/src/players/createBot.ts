import type { Fact, Game, State } from '@pithead/kernel';
import type { Bot } from '../bot.ts';
import type { SearchBudget, MillisecondClock } from '../search/budget.ts';
import { flatBot, randomBot } from './randomAndFlatBots.ts';
import { createPredictor } from '../evaluation/valueNet.ts';
import { greedyBot } from './greedyBot.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Champion, BotKit, BotLevel } from '../evaluation/botKit.ts';
import { REFERENCE_CHAMPION, isBotLevel, LEVEL_BUDGET_MS, BOT_LEVEL_NAMES } from '../evaluation/botKit.ts';
import { SearchBot, DEFAULT_SEARCH_SETTINGS } from '../search/searchBot.ts';

export const BOT_NAME_EXAMPLES = [
  'random',
  'greedy',
  'flat',
  ...BOT_LEVEL_NAMES,
  'search:200ms',
  'search:5000it',
] as const;

const DEFAULT_MS = 100;
const MAX_MS = 600_000;
const MAX_ITERATIONS = 100_000_000;

function budgetOf(text: string): SearchBudget | undefined {
  const [, digits = '', unit] = /^([1-9]\d{0,8})(ms|it)$/.exec(text) ?? [];
  const amount = Number(digits);
  if (unit === 'ms' && amount <= MAX_MS) return { ms: amount };
  return unit === 'it' && amount <= MAX_ITERATIONS ? { iterations: amount } : undefined;
}

/**
 * A new bot with its own memory; undefined for an unknown name. `greedy:name` plays with an older champion.
 */
export function createBot<S extends State, F extends Fact>(
  name: string,
  game: Game<S, F>,
  kit: BotKit<S>,
  clock: MillisecondClock,
): Bot<S, F> | undefined {
  const named = (bot: Bot<S, F>): Bot<S, F> => ({
    name,
    decide: (observation) => bot.decide(observation),
    assessments: (most) => bot.assessments?.(most) ?? [],
  });
  if (name === 'random') return randomBot as unknown as Bot<S, F>;
  if (isBotLevel(name)) return named(createLevelBot(name, game, kit, clock));
  const [kind, detail] = name.split(':', 2) as [string, string | undefined];
  if (name.split(':').length > 2) return undefined;
  if (kind === 'greedy') {
    const champion = championNamed(kit, detail ?? REFERENCE_CHAMPION);
    return champion && named(greedyBot(kit.createEvaluator(champion.weights)));
  }
  if (kind !== 'flat' && kind !== 'search') return undefined;
  const budget = detail === undefined ? { ms: DEFAULT_MS } : budgetOf(detail);
  if (budget === undefined) return undefined;
  return named(
    kind === 'flat'
      ? flatBot(game, predictingEvaluator(kit), budget, clock)
      : createSearch(game, kit, budget, clock),
  );
}

export const createSearch = <S extends State, F extends Fact>(
  game: Game<S, F>,
  kit: BotKit<S>,
  budget: SearchBudget,
  clock: MillisecondClock,
): SearchBot<S, F> =>
  new SearchBot(game, predictingEvaluator(kit), budget, clock, {
    ...DEFAULT_SEARCH_SETTINGS,
    ...kit.search,
  });

function createLevelBot<S extends State, F extends Fact>(
  level: BotLevel,
  game: Game<S, F>,
  kit: BotKit<S>,
  clock: MillisecondClock,
): Bot<S, F> {
  const settings = kit.levels[level];
  if ('noise' in settings) return greedyBot(currentEvaluator(kit), { beam: 4, noise: settings.noise });
  return createSearch(game, kit, { iterations: settings.iterations, ms: LEVEL_BUDGET_MS }, clock);
}

const championNamed = (kit: Pick<BotKit, 'champions'>, name: string): Champion | undefined =>
  kit.champions.find((each) => each.name === name);

export function currentEvaluator<S extends State>(kit: BotKit<S>): Evaluator<S> {
  const bySeats: Evaluator<S>[] = [];
  const at = ({ seats }: S): Evaluator<S> =>
    (bySeats[seats] ??= kit.createEvaluator(currentChampion(kit, seats).weights));
  return {
    ...kit.createEvaluator((kit.champions.at(-1) as Champion).weights),
    evaluate: (state, seat, parts) => at(state).evaluate(state, seat, parts),
    leadScale: (state) => at(state).leadScale(state),
    explain: (state, seat) => at(state).explain?.(state, seat) ?? {},
  };
}

export const predictingEvaluator = <S extends State>(kit: BotKit<S>): Evaluator<S> => ({
  ...currentEvaluator(kit),
  ...(kit.valueNet && { predictShares: createPredictor(kit.valueNet) }),
});

export const currentChampion = ({ champions }: Pick<BotKit, 'champions'>, seats: number): Champion =>
  champions.findLast(({ players }) => players?.includes(seats) ?? true) as Champion;
