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

export function isTargetOn(table: Sight, place: number): boolean {
  const ply = plyOn(table, place);
  return ply !== undefined && table.isOffered(ply);
}

export function touchOn(table: Sight, place: number): void {
  const ply = plyOn(table, place);
  if (ply !== undefined) table.touch(ply);
  else if (table.at === 'placing' && table.isAsked) table.note(table.words.firstTile);
  else table.touch(['execute', place]);
}

/** Drops a tile; the key `action-10` is research. */
export function dropTile(table: Sight, tile: number, key: string | undefined): void {
  const place = /^action-(\d+)$/.exec(key ?? '')?.[1];
  if (place === undefined) table.hold(undefined);
  else table.touch(placeTile(tile, Number(place)));
}

const plannedPlies = ({ own }: Sight): Ply[] =>
  own.tiles.filter(isUnrevealed).map((entry) => placeTile(tileIn(entry), placeIn(entry)));

/** Takes one planned tile back, or moves it; the others are placed again as they were. SB-4.8 */
export function unplace(table: Sight, entry: number, to?: number): void {
  const plies = plannedPlies(table);
  const [verb, noun] = placeTile(tileIn(entry), placeIn(entry));
  const rest = plies.toSpliced(
    plies.findIndex((ply) => ply[0] === verb && ply[1] === noun),
    1,
  );
  table.takeBack?.(to === undefined ? rest : [...rest, placeTile(tileIn(entry), to)]);
}

/**
 * In the turn, a click on a research tile starts the research with it; a single kind needs no naming. SB-6.1,
 * SB-6.3
 */
export function touchResearchTile(table: Sight, tile: number): void {
  const { at, own, view } = table;
  if (at !== 'turn') return table.touch(['nameTile', tile]);
  const begin: Ply = ['execute', RESEARCH];
  if (!table.isOffered(begin)) return touchOn(table, RESEARCH);
  const waiting = own.tiles.filter((entry) => placeIn(entry) === RESEARCH).map(tileIn);
  const kinds = new Set(waiting.filter((each) => !isVoid(view, each)));
  table.play(kinds.size > 1 && kinds.has(tile) ? [begin, ['nameTile', tile]] : [begin]);
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
