import type { Weights } from '@pithead/bots';
import { weightOf } from '@pithead/bots';

/** Weights of the evaluation, read once. Probabilities are between 0 and 1, values in thousands. */
export interface EvaluationWeights {
  /** Territories closed, and cubes put on the map, per player and round. SB-10.1, SB-10.2 */
  readonly closeRate: number;
  readonly supplyRate: number;
  /**
   * Probability of carrying out an action that is executable in this round, or only in the next; and of one
   * that lacks tiles, once they are there.
   */
  readonly readyNow: number;
  readonly readyNext: number;
  readonly incomplete: number;
  /** Share of tiles still to be drawn, and of those in hand, that go where they fit. */
  readonly drawn: number;
  readonly held: number;
  /** Probability that a further salesman raises the price. */
  readonly hope: number;
  /** Later income of an occupied territory from new cubes of research. */
  readonly later: number;
  readonly stock: number;
  readonly lastCube: number;
  /** Remaining value of a cube that an opponent may sell next, or with one more tile. */
  readonly threatened: number;
  readonly eyed: number;
  /** Moving a worker: remaining value per step, after a second journey, and for each further worker. */
  readonly step: number;
  readonly stepNow: number;
  readonly stepThen: number;
  readonly journey: number;
  readonly others: number;
  /** A figure in supply that a worker action can send. */
  readonly send: number;
  readonly figure: number;
  /** A tile in the research area as a share of its cube's value; and if no own worker has room. */
  readonly research: number;
  readonly researchFar: number;
  readonly joker: number;
  readonly jokerBase: number;
  /** A further investment tile, and placed ones per remaining round. */
  readonly investor: number;
  readonly investManager: number;
  readonly investLogistics: number;
  readonly investSalesman: number;
  readonly investWorker: number;
  readonly investInvestor: number;
  readonly investResource: number;
  readonly overflow: number;
  /** A cube that opponents can sell at once; and the value of a further round to them, per worker. */
  readonly deny: number;
  readonly tempo: number;
  /** Weight of a lead in money, more towards the end. */
  readonly ahead: number;
  readonly leadStart: number;
  readonly leadEnd: number;
}

const NAMES = [
  'closeRate',
  'supplyRate',
  'readyNow',
  'readyNext',
  'incomplete',
  'drawn',
  'held',
  'hope',
  'later',
  'stock',
  'lastCube',
  'threatened',
  'eyed',
  'step',
  'stepNow',
  'stepThen',
  'journey',
  'others',
  'send',
  'figure',
  'research',
  'researchFar',
  'joker',
  'jokerBase',
  'investor',
  'investManager',
  'investLogistics',
  'investSalesman',
  'investWorker',
  'investInvestor',
  'investResource',
  'overflow',
  'deny',
  'tempo',
  'ahead',
  'leadStart',
  'leadEnd',
] as const satisfies readonly (keyof EvaluationWeights)[];

export function readWeights(weights: Weights): EvaluationWeights {
  const scales: Record<string, number> = {};
  for (const name of NAMES) scales[name] = weightOf(weights, name);
  return scales as unknown as EvaluationWeights;
}
