import type { Weights } from '@pithead/bots';
import { weightOf } from '@pithead/bots';

/** What the evaluation counts with, read once. Chances lie between 0 and 1, worths are in thousands. */
export interface Scales {
  /** Territories closed and cubes put on the map in a round, by player. SB-10.1, SB-10.2 */
  readonly closeRate: number;
  readonly supplyRate: number;
  /** The chance to carry out an action that is executable in this round, or only in the next one. */
  readonly readyNow: number;
  readonly readyNext: number;
  /** The same for an action that lacks tiles, once they are there. */
  readonly incomplete: number;
  /** How many of the tiles still to be drawn, and of those in hand, go where they would fit. */
  readonly drawn: number;
  readonly held: number;
  /** How likely a hoped-for salesman raises the price. */
  readonly hope: number;
  /** What an occupied territory brings later, by new cubes of research. */
  readonly later: number;
  readonly stock: number;
  readonly lastCube: number;
  /** What remains of a cube that a rival may sell next, or one tile later. */
  readonly threatened: number;
  readonly eyed: number;
  /** Moving a worker: kept for each step, for a second journey, for each further worker. */
  readonly step: number;
  readonly stepNow: number;
  readonly stepThen: number;
  readonly journey: number;
  readonly others: number;
  /** A figure in supply that a worker action can send. */
  readonly send: number;
  readonly figure: number;
  /** A tile in the research area, in part of what its cube brings; and where no own worker has room. */
  readonly research: number;
  readonly researchFar: number;
  readonly joker: number;
  readonly jokerBase: number;
  /** An investment tile to come, and those that lie, by round left. */
  readonly investor: number;
  readonly investManager: number;
  readonly investLogistics: number;
  readonly investSalesman: number;
  readonly investWorker: number;
  readonly investInvestor: number;
  readonly investResource: number;
  /** Tiles beyond those that may be kept. SB-8.2 */
  readonly overflow: number;
  /** A cube that rivals can sell at once; and what a round more brings them, by worker. */
  readonly deny: number;
  readonly tempo: number;
  /** A lead in money counts more the nearer the end is. */
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
] as const satisfies readonly (keyof Scales)[];

export function scalesOf(weights: Weights): Scales {
  const scales: Record<string, number> = {};
  for (const name of NAMES) scales[name] = weightOf(weights, name);
  return scales as unknown as Scales;
}
