/** Gates R1 and R2: many games between quick bots, whose ledgers are computed with one future of each draw. */
import { meanWithError } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { ReviewEffort } from '@pithead/review';
import { LEDGER_ROWS, ledgersOf, judgedKey, ReviewEngine } from '@pithead/review';
import { alternatingLevels, playBotRecord } from './botRecord.ts';

const LEVELS = ['hewer', 'apprentice'] as const;

/** Rough estimates: the ledger must add up, and luck must have mean 0, however rough they are. */
const EFFORT: ReviewEffort = { futures: 1, drawFutures: 1, options: 2, worlds: 2, iterations: 2 };

export interface LedgerFigures {
  /** The largest difference between start and rows, and result. */
  readonly deviation: number;
  /** Of the first seat. Over all seats it is 0 in every game. */
  readonly meanLuck: number;
  readonly luckError: number;
}

export function measureLedgers(
  parts: GameParts,
  { players, games, firstSeed }: { players: number; games: number; firstSeed: number },
  progress: (done: number) => void,
): LedgerFigures {
  const luck: number[] = [];
  let deviation = 0;
  for (let number = 0; number < games; number++) {
    const record = playBotRecord(parts, alternatingLevels(LEVELS, players, number), firstSeed + number);
    const ledgers = ledgersIn(new ReviewEngine(parts.game, parts.kit, record, EFFORT));
    for (const ledger of ledgers) {
      const rows = LEDGER_ROWS.reduce((sum, row) => sum + ledger[row].amount, 0);
      deviation = Math.max(deviation, Math.abs(ledger.start.amount + rows - ledger.result));
    }
    luck.push(ledgers[0]?.luck.amount as number);
    progress(number + 1);
  }
  const { mean, error } = meanWithError(luck);
  return { deviation, meanLuck: mean, luckError: error };
}

/** Verdicts move amounts between rows only where several seats decided at once, so only these are judged. */
function ledgersIn(engine: ReviewEngine) {
  const { groups, outcome } = engine;
  const verdicts = engine.decisions.flatMap(({ group }, number) =>
    (groups[group]?.decisions.length ?? 0) > 1 ? engine.judge(number) : [],
  );
  return ledgersOf({
    start: engine.startValue(),
    groups,
    values: engine.valueGroups(0, groups.length),
    judged: new Map(verdicts.map((verdict) => [judgedKey(verdict), verdict])),
    outcome,
  });
}
