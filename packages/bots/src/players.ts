import type { Fact, Game, State } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Budget, Clock } from './budget.ts';
import { flatBot, randomBot } from './baselines.ts';
import { foretell } from './forecast.ts';
import { greedyBot } from './greedy.ts';
import type { Judge } from './judge.ts';
import type { Champion, Kit, Level } from './kit.ts';
import { FROZEN, isLevel, LEVEL_MS, LEVELS } from './kit.ts';
import { Search, SETTINGS } from './search.ts';

/** Accepted names of bots; those with a budget are examples. */
export const BOT_NAMES = ['random', 'greedy', 'flat', ...LEVELS, 'search:200ms', 'search:5000it'] as const;

const DEFAULT_MS = 100;
const MOST_MS = 600_000;
const MOST_ITERATIONS = 100_000_000;

function budgetOf(text: string): Budget | undefined {
  const [, digits = '', unit] = /^([1-9]\d{0,8})(ms|it)$/.exec(text) ?? [];
  const many = Number(digits);
  if (unit === 'ms' && many <= MOST_MS) return { ms: many };
  return unit === 'it' && many <= MOST_ITERATIONS ? { iterations: many } : undefined;
}

/**
 * A new bot with its own memory; undefined for an unknown name. `greedy:name` plays with an older champion.
 */
export function botNamed<S extends State, F extends Fact>(
  name: string,
  game: Game<S, F>,
  kit: Kit<S>,
  clock: Clock,
): Bot<S, F> | undefined {
  const named = (bot: Bot<S, F>): Bot<S, F> => ({
    name,
    decide: (mind) => bot.decide(mind),
    reasons: (most) => bot.reasons?.(most) ?? [],
  });
  if (name === 'random') return randomBot as unknown as Bot<S, F>;
  if (isLevel(name)) return named(ofLevel(name, game, kit, clock));
  const [kind, detail] = name.split(':', 2) as [string, string | undefined];
  if (name.split(':').length > 2) return undefined;
  if (kind === 'greedy') {
    const champion = championNamed(kit, detail ?? FROZEN);
    return champion && named(greedyBot(kit.judge(champion.weights)));
  }
  if (kind !== 'flat' && kind !== 'search') return undefined;
  const budget = detail === undefined ? { ms: DEFAULT_MS } : budgetOf(detail);
  if (budget === undefined) return undefined;
  return named(
    kind === 'flat'
      ? flatBot(game, foretellingJudge(kit), budget, clock)
      : searchFor(game, kit, budget, clock),
  );
}

export const searchFor = <S extends State, F extends Fact>(
  game: Game<S, F>,
  kit: Kit<S>,
  budget: Budget,
  clock: Clock,
): Search<S, F> => new Search(game, foretellingJudge(kit), budget, clock, { ...SETTINGS, ...kit.search });

function ofLevel<S extends State, F extends Fact>(
  level: Level,
  game: Game<S, F>,
  kit: Kit<S>,
  clock: Clock,
): Bot<S, F> {
  const settings = kit.levels[level];
  if ('noise' in settings) return greedyBot(newestJudge(kit), { beam: 4, doubt: settings.noise });
  return searchFor(game, kit, { iterations: settings.iterations, ms: LEVEL_MS }, clock);
}

const championNamed = (kit: Pick<Kit, 'champions'>, name: string): Champion | undefined =>
  kit.champions.find((each) => each.name === name);

/** Evaluator with the best weights known for the player count of each state. */
export function newestJudge<S extends State>(kit: Kit<S>): Judge<S> {
  const bySeats: Judge<S>[] = [];
  const at = ({ seats }: S): Judge<S> => (bySeats[seats] ??= kit.judge(newestAt(kit, seats).weights));
  return {
    ...kit.judge((kit.champions.at(-1) as Champion).weights),
    evaluate: (state, seat, parts) => at(state).evaluate(state, seat, parts),
    lead: (state) => at(state).lead(state),
  };
}

/** Like `currentEvaluator`, but win shares come from the game's value net if it has one. */
export const foretellingJudge = <S extends State>(kit: Kit<S>): Judge<S> => ({
  ...newestJudge(kit),
  ...(kit.forecast && { foretell: foretell(kit.forecast) }),
});

export const newestAt = ({ champions }: Pick<Kit, 'champions'>, seats: number): Champion =>
  champions.findLast(({ players }) => players?.includes(seats) ?? true) as Champion;
