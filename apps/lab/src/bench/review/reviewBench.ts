/** How far the figures of a review can be trusted, measured on games between bots. */
import { meanWithError, resultsWithoutLuck } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { BadInput, isBrokenReplay, replay } from '@pithead/kernel';
import type { JudgedDecision, Review } from '@pithead/review';
import { assembleReview, markOf, ReviewEngine, USUAL_EFFORT } from '@pithead/review';
import type { BenchReport, BenchRow } from '../report.ts';
import { interpolatedQuantile, rounded } from '../report.ts';
import { alternatingLevels, playBotRecord } from './botRecord.ts';
import { jackknife } from './jackknife.ts';
import { measureLedgers } from './ledgerBench.ts';

/** R1 ledger, R2 luck, R3 variance, R4 residual, R5 telling levels apart, R6 marks confirmed, R7 time. */
export const REVIEW_GATES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'] as const;

const FIRST_SEED = 2_000_000;
const LEVELS = ['foreman', 'apprentice'] as const;
/** How much longer a mark is thought about before it counts as confirmed. */
const LONGER = 20;
/** A confirmation takes as long as many decisions, so only some marks of each game are confirmed. */
const CONFIRMED_PER_GAME = 3;

interface ReviewedGame {
  readonly engine: ReviewEngine;
  readonly review: Review;
  readonly levels: readonly string[];
  readonly seconds: number;
}

export interface ReviewBenchOptions {
  readonly gates: readonly string[];
  readonly games: number;
  readonly players: readonly number[];
}

/** Foremen and Apprentices play alternately, so each game tells something about both. */
function reviewGame(parts: GameParts, players: number, number: number, isJudged: boolean): ReviewedGame {
  const levels = alternatingLevels(LEVELS, players, number);
  const record = playBotRecord(parts, levels, FIRST_SEED + number);
  const began = performance.now();
  const engine = new ReviewEngine(parts.game, parts.kit, record);
  const review = assembleReview(engine, {
    start: engine.startValue(),
    values: engine.valueGroups(0, engine.groups.length),
    verdicts: new Map(isJudged ? engine.decisions.map((_, each) => [each, engine.judge(each)]) : []),
  });
  return { engine, review, levels, seconds: (performance.now() - began) / 1000 };
}

type AddRow = (gate: string, values: readonly number[], goal: string, pass: boolean) => void;

export function benchReview(
  parts: GameParts,
  { gates, games, players }: ReviewBenchOptions,
  progress: (done: number, all: number) => void,
): BenchReport {
  const rows: BenchRow[] = [];
  const notes: string[] = [];
  const isReviewed = gates.some((gate) => gate !== 'R1' && gate !== 'R2');
  players.forEach((count, i) => {
    const show = (done: number): void => progress(i * games + done, players.length * games);
    const add: AddRow = (gate, values, goal, pass) => {
      if (gates.includes(gate)) rows.push(toRow(gate, parts.game.id, count, values, goal, pass));
    };
    if (gates.includes('R1') || gates.includes('R2')) {
      const figures = measureLedgers(parts, { players: count, games, firstSeed: FIRST_SEED }, show);
      const luckInErrors = Math.abs(figures.meanLuck) / figures.luckError;
      add('R1', [figures.deviation], '<= 1e-9', figures.deviation <= 1e-9);
      add('R2', [luckInErrors], '<= 2', luckInErrors <= 2);
      notes.push(
        `${parts.game.id}, ${count} players, ${games} games: mean luck ${rounded(figures.meanLuck)} ± ` +
          `${rounded(figures.luckError)}`,
      );
    }
    if (!isReviewed) return;
    const isJudged = gates.some((gate) => ['R4', 'R5', 'R6', 'R7'].includes(gate));
    const reviewed = Array.from({ length: games }, (_, number) => {
      show(number);
      return reviewGame(parts, count, number, isJudged);
    });
    notes.push(
      ...addFigures(reviewed, gates, add).map((note) => `${parts.game.id}, ${count} players: ${note}`),
    );
    if (gates.includes('R3')) notes.push(`${parts.game.id}, ${count} players: ${dealNote(parts, reviewed)}`);
  });
  return { rows, notes };
}

/** Returns notes. A figure of several games comes with its interval in place of the quartiles. */
function addFigures(reviewed: readonly ReviewedGame[], gates: readonly string[], add: AddRow): string[] {
  const interval = (figure: (chosen: readonly ReviewedGame[]) => number): number[] =>
    Object.values(jackknife(reviewed, figure));
  const notes: string[] = [];
  const ratio = interval(varianceRatio);
  add('R3', ratio, '<= 0.5', (ratio[1] as number) <= 0.5);
  const spread = interval(residualSpread);
  add('R4', spread, '<= 0.05', (spread[1] as number) <= 0.05);
  const area = interval(areaUnderCurve);
  add('R5', area, '>= 0.95', (area[1] as number) >= 0.95);
  if (gates.includes('R5')) notes.push(`error rates ${ratesText(reviewed)}`);
  if (gates.includes('R6')) {
    const { confirmed, all } = confirmMarks(reviewed);
    notes.push(`${confirmed} of ${all} marks confirmed`);
    if (all > 0) add('R6', [confirmed / all], '>= 0.9', confirmed / all >= 0.9);
  }
  // Two workers share the work of one.
  const seconds = reviewed.map((each) => each.seconds / 2);
  add('R7', seconds, '<= 60', Math.max(...seconds) <= 60);
  return notes;
}

const toRow = (
  gate: string,
  game: string,
  players: number,
  values: readonly number[],
  goal: string,
  pass: boolean,
): BenchRow => ({
  gate,
  game,
  players,
  q1: rounded(interpolatedQuantile(values, values.length === 3 ? 0 : 0.25)),
  median: rounded(interpolatedQuantile(values, 0.5)),
  q3: rounded(interpolatedQuantile(values, values.length === 3 ? 1 : 0.75)),
  goal,
  pass,
});

const seatsOf = (reviewed: readonly ReviewedGame[]) => reviewed.flatMap(({ review }) => review.seats);

/** As in the arena, a share of the luck is subtracted that was found on the other half of the games. */
function varianceRatio(reviewed: readonly ReviewedGame[]): number {
  const samples = reviewed.flatMap(({ review }, deal) =>
    review.seats.map(({ ledger }) => ({ deal, result: ledger.result, luck: ledger.luck.amount })),
  );
  const raw = meanWithError(samples.map(({ result }) => result));
  return (meanWithError(resultsWithoutLuck(samples)).error / raw.error) ** 2;
}

/** Each deal is played once more: what both results share is due to the deal, the rest to the decisions. */
function dealNote(parts: GameParts, reviewed: readonly ReviewedGame[]): string {
  const pairs = reviewed.map(({ review, levels, engine }, number): [number, number] => {
    const again = playBotRecord(
      parts,
      alternatingLevels(LEVELS, levels.length, number),
      FIRST_SEED + number,
      1,
    );
    const match = replay(parts.game, again);
    if (isBrokenReplay(match)) throw new BadInput('badRecord', { field: engine.record.commitment });
    const won = match.game.outcome(match.state).seats[0]?.rank === 1 ? 1 : 0;
    return [review.seats[0]?.ledger.result as number, won];
  });
  const mean = pairs.flat().reduce((sum, each) => sum + each, 0) / (2 * pairs.length);
  const shared = pairs.reduce((sum, [one, other]) => sum + (one - mean) * (other - mean), 0);
  const all = pairs.reduce((sum, [one, other]) => sum + ((one - mean) ** 2 + (other - mean) ** 2) / 2, 0);
  return `the deal explains ${rounded(shared / all)} ± ${rounded(1 / Math.sqrt(pairs.length))} of the variance`;
}

function residualSpread(reviewed: readonly ReviewedGame[]): number {
  const residuals = seatsOf(reviewed).map(({ ledger }) => ledger.residual.amount);
  return meanWithError(residuals).error * Math.sqrt(residuals.length);
}

const ratesOf = (reviewed: readonly ReviewedGame[], level: string): number[] =>
  reviewed.flatMap(({ review, levels }) =>
    review.seats.flatMap(({ errorRate }, seat) => (levels[seat] === level ? (errorRate ?? []) : [])),
  );

/** How often an Apprentice has the higher error rate than a Foreman, over all pairs of seats; ties count half. */
function areaUnderCurve(reviewed: readonly ReviewedGame[]): number {
  const [strong, weak] = LEVELS.map((level) => ratesOf(reviewed, level)) as [number[], number[]];
  const points = weak.flatMap((high) => strong.map((low) => (high > low ? 1 : high === low ? 0.5 : 0)));
  return points.reduce((sum: number, point) => sum + point, 0) / points.length;
}

function ratesText(reviewed: readonly ReviewedGame[]): string {
  return LEVELS.map((level) => {
    const { mean, error } = meanWithError(ratesOf(reviewed, level));
    return `${level} ${rounded(mean)} ± ${rounded(error)}`;
  }).join(', ');
}

/** A mark is confirmed if the decision is still at least a slip after thinking longer. */
function confirmMarks(reviewed: readonly ReviewedGame[]): {
  readonly confirmed: number;
  readonly all: number;
} {
  const verdicts = reviewed.flatMap(({ engine, review }) =>
    review.decisions
      .filter(({ mark }) => mark === 'mistake' || mark === 'blunder')
      .slice(0, CONFIRMED_PER_GAME)
      .map(({ number }): [JudgedDecision, number] => [
        engine.judge(number, {
          ...USUAL_EFFORT,
          worlds: USUAL_EFFORT.worlds * LONGER,
          iterations: USUAL_EFFORT.iterations * LONGER,
        }),
        review.seats.length,
      ]),
  );
  return {
    confirmed: verdicts.filter(([verdict, seats]) => markOf(verdict, seats) !== undefined).length,
    all: verdicts.length,
  };
}
