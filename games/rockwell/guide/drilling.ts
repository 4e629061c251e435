/** What helps the learner in a drilling round, whatever was played before. */
import type { GuideContext } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import {
  activatedCrew,
  activationEnd,
  crewIndex,
  isRevealed,
  isSpace,
  ownerOf,
  placeOf,
  presentPower,
  requiredPower,
  SPACE_NAMES,
  strengthOf,
} from '../rules/index.ts';
import { isAskedFor } from './figures.ts';

type Context = GuideContext<RockwellView, RockwellFact>;

export const powerOn = ({ spaces }: RockwellView, at: number): { present: number; required: number } => ({
  present: presentPower(spaces[at] ?? 0),
  required: requiredPower(spaces[at] ?? 0),
});

const missingOn = (view: RockwellView, at: number): number => {
  const { present, required } = powerOn(view, at);
  return isSpace(at) && !isRevealed(view, at) ? Math.max(0, required - present) : 0;
};

interface CompletingMove {
  /** From 0. */
  readonly crew: number;
  readonly space: number;
}

export const isAskedToMove = ({ offers }: Context): boolean => offers['activate'] !== undefined;

/** A move of one crew that drills a tile without a die. */
export function completingMove({ view, offers }: Context): CompletingMove | undefined {
  for (const noun of offers['activate'] ?? []) {
    const [crew, space] = [activatedCrew(noun), activationEnd(noun)];
    const packed = view.crews[crewIndex(LEARNER, crew)] ?? 0;
    const missing = missingOn(view, space);
    if (missing > 0 && placeOf(packed) !== space && strengthOf(packed) >= missing) return { crew, space };
  }
  return undefined;
}

/** `both`, `ben` or `cem`, by who has a crew on the tile; `none` for nobody. */
export function rivalsOn({ crews }: RockwellView, space: number): string {
  const owners = new Set(crews.flatMap((crew, i) => (placeOf(crew) === space ? [ownerOf(i)] : [])));
  const [ben, cem] = [owners.has(LEARNER + 1), owners.has(LEARNER + 2)];
  return ben && cem ? 'both' : ben ? 'ben' : cem ? 'cem' : 'none';
}

/** The name of the tile that a move completes, or `none`. */
export const completedTile = (context: Context): string =>
  SPACE_NAMES[completingMove(context)?.space ?? -1] ?? 'none';

/** The power that the tile of the active crew lacks; 0 if it is drilled or the crew is elsewhere. */
export const missingForActive = (view: RockwellView): number =>
  view.active < 0 ? 0 : missingOn(view, placeOf(view.crews[view.active] ?? 0));

/** A hired die drills the tile at once. */
export const dieHelps = ({ view, offers }: Context): boolean => {
  const missing = missingForActive(view);
  return isAskedFor(view, 'advantage') && missing > 0 && offers['hire']?.includes(missing - 1) === true;
};

/** The best ply of a drilling round: complete a tile, by moving there or by a die. */
export function drillingPlies(context: Context): readonly string[] {
  const { view } = context;
  if (isAskedFor(view, 'advantage'))
    return dieHelps(context) ? [`hire ${missingForActive(view)}`] : ['noAdvantage'];
  const move = completingMove(context);
  return move === undefined ? [] : [`activate ${move.crew + 1}>${SPACE_NAMES[move.space]}`];
}

/** The tile that was drilled last. */
export const lastDrilled = (facts: readonly RockwellFact[]): number | undefined =>
  facts.reduce<number | undefined>(
    (last, fact) => (fact.type === 'tileRevealed' ? fact.space : last),
    undefined,
  );

/** The cubes of the last extraction if the learner triggered it and shared it with nobody. */
export function aloneExtraction(facts: readonly RockwellFact[]): readonly number[] | undefined {
  const start = facts.findLastIndex(({ type }) => type === 'tileRevealed');
  const revealed = facts[start];
  const [first, ...others] = facts.slice(start).flatMap((fact) => (fact.type === 'bootyTaken' ? [fact] : []));
  const isOwn = revealed?.type === 'tileRevealed' && revealed.owner === LEARNER && first?.seat === LEARNER;
  return isOwn && others.length === 0 ? first.cubes : undefined;
}

/** Whether a suggested ply of any chapter helps in this position. */
export function isUseful(ply: string, context: Context): boolean {
  const [verb, noun = ''] = ply.split(' ');
  if (verb === 'hire') return dieHelps(context) && Number(noun) === missingForActive(context.view);
  if (verb !== 'activate') return true;
  const space = SPACE_NAMES.indexOf(noun.split('>')[1] ?? '');
  return space >= 0 && missingOn(context.view, space) > 0;
}
