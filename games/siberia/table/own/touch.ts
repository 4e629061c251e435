/** What a click or a drop on an action or the research area does in each step. */
import type { Ply } from '@pithead/kernel';
import type { At } from '../../rules/index.ts';
import {
  FIRST_RESOURCE,
  INVESTOR,
  isUnrevealed,
  LOGISTICS,
  MANAGER,
  placeIn,
  RESEARCH,
  SALESMAN,
  tileIn,
  WORKER,
} from '../../rules/index.ts';
import { isVoid } from '../forecast.ts';
import { placeTile } from '../nouns.ts';
import type { Sight } from '../sight.ts';

export function plyOn({ at, held }: Sight, place: number): Ply | undefined {
  if (at === 'placing') return held?.kind === 'tile' ? placeTile(held.tile, place) : undefined;
  if (at === 'joker') return place === RESEARCH ? undefined : ['placeJoker', place];
  return at === 'turn' ? ['execute', place] : undefined;
}

export function isTargetOn(sight: Sight, place: number): boolean {
  const ply = plyOn(sight, place);
  return ply !== undefined && sight.isOffered(ply);
}

export function touchOn(sight: Sight, place: number): void {
  const ply = plyOn(sight, place);
  if (ply !== undefined) sight.touch(ply);
  else if (sight.at === 'placing' && sight.isAsked) sight.note(sight.words.firstTile);
  else sight.touch(['execute', place]);
}

/** Drops a tile; the key `action-10` is research. */
export function dropTile(sight: Sight, tile: number, key: string | undefined): void {
  const place = /^action-(\d+)$/.exec(key ?? '')?.[1];
  if (place === undefined) sight.hold(undefined);
  else sight.touch(placeTile(tile, Number(place)));
}

const plannedPlies = ({ own }: Sight): Ply[] =>
  own.tiles.filter(isUnrevealed).map((entry) => placeTile(tileIn(entry), placeIn(entry)));

/** Takes one planned tile back, or moves it; the others are placed again as they were. SB-4.8 */
export function unplace(sight: Sight, entry: number, to?: number): void {
  const plies = plannedPlies(sight);
  const [verb, noun] = placeTile(tileIn(entry), placeIn(entry));
  const rest = plies.toSpliced(
    plies.findIndex((ply) => ply[0] === verb && ply[1] === noun),
    1,
  );
  sight.takeBack?.(to === undefined ? rest : [...rest, placeTile(tileIn(entry), to)]);
}

/**
 * In the turn, a click on a research tile starts the research with it; a single kind needs no naming. SB-6.1,
 * SB-6.3
 */
export function touchResearchTile(sight: Sight, tile: number): void {
  const { at, own, view } = sight;
  if (at !== 'turn') return sight.touch(['nameTile', tile]);
  const begin: Ply = ['execute', RESEARCH];
  if (!sight.isOffered(begin)) return touchOn(sight, RESEARCH);
  const waiting = own.tiles.filter((entry) => placeIn(entry) === RESEARCH).map(tileIn);
  const kinds = new Set(waiting.filter((each) => !isVoid(view, each)));
  sight.play(kinds.size > 1 && kinds.has(tile) ? [begin, ['nameTile', tile]] : [begin]);
}

const RUNNING: Partial<Record<At, number>> = {
  joker: MANAGER,
  logistics: LOGISTICS,
  salesman: SALESMAN,
  worker: WORKER,
  investor: INVESTOR,
  research: RESEARCH,
  managerResource: RESEARCH,
  cube: RESEARCH,
};

export function runningAction({ at, left }: Sight): number | undefined {
  if (at === 'selling') return FIRST_RESOURCE + left;
  return at === undefined ? undefined : RUNNING[at];
}
