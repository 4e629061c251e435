import type { Ply } from '@pithead/kernel';
import type { PhaseName } from '../../rules/index.ts';
import {
  FIRST_RESOURCE,
  INVESTOR,
  isUnrevealed,
  LOGISTICS,
  MANAGER,
  placeOfEntry,
  placeTileNoun,
  RESEARCH,
  SALESMAN,
  tileOfEntry,
  WORKER,
} from '../../rules/index.ts';
import { isVoid } from '../actionForecast.ts';
import type { TableModel } from '../tableModel.ts';

const placeTilePly = (tile: number, place: number): Ply => ['placeTile', placeTileNoun(tile, place)];

export function plyOnAction({ at, held }: TableModel, place: number): Ply | undefined {
  if (at === 'placing') return held?.kind === 'tile' ? placeTilePly(held.tile, place) : undefined;
  if (at === 'joker') return place === RESEARCH ? undefined : ['placeJoker', place];
  return at === 'turn' ? ['execute', place] : undefined;
}

export function isActionOffered(table: TableModel, place: number): boolean {
  const ply = plyOnAction(table, place);
  return ply !== undefined && table.isOffered(ply);
}

export function touchAction(table: TableModel, place: number): void {
  const ply = plyOnAction(table, place);
  if (ply !== undefined) table.touch(ply);
  else if (table.at === 'placing' && table.isAsked) table.note(table.words.firstTile);
  else table.touch(['execute', place]);
}

/** The key `action-10` is research. */
export function dropTileOn(table: TableModel, tile: number, key: string | undefined): void {
  const place = /^action-(\d+)$/.exec(key ?? '')?.[1];
  if (place === undefined) table.hold(undefined);
  else table.touch(placeTilePly(tile, Number(place)));
}

const plannedPlies = ({ own }: TableModel): Ply[] =>
  own.tiles.filter(isUnrevealed).map((entry) => placeTilePly(tileOfEntry(entry), placeOfEntry(entry)));

/** Takes one planned tile back, or moves it; the others are placed again as they were. SB-4.8 */
export function takeTileBack(table: TableModel, entry: number, to?: number): void {
  const plies = plannedPlies(table);
  const [verb, noun] = placeTilePly(tileOfEntry(entry), placeOfEntry(entry));
  const rest = plies.toSpliced(
    plies.findIndex((ply) => ply[0] === verb && ply[1] === noun),
    1,
  );
  table.undoAndPlay?.(to === undefined ? rest : [...rest, placeTilePly(tileOfEntry(entry), to)]);
}

/**
 * In the turn, a click on a research tile starts the research with it; a single kind needs no naming. SB-6.1,
 * SB-6.3
 */
export function touchResearchTile(table: TableModel, tile: number): void {
  const { at, own, view } = table;
  if (at !== 'turn') return table.touch(['nameTile', tile]);
  const begin: Ply = ['execute', RESEARCH];
  if (!table.isOffered(begin)) return touchAction(table, RESEARCH);
  const waiting = own.tiles.filter((entry) => placeOfEntry(entry) === RESEARCH).map(tileOfEntry);
  const kinds = new Set(waiting.filter((each) => !isVoid(view, each)));
  table.play(kinds.size > 1 && kinds.has(tile) ? [begin, ['nameTile', tile]] : [begin]);
}

const RUNNING: Partial<Record<PhaseName, number>> = {
  joker: MANAGER,
  logistics: LOGISTICS,
  salesman: SALESMAN,
  worker: WORKER,
  investor: INVESTOR,
  research: RESEARCH,
  managerResource: RESEARCH,
  cube: RESEARCH,
};

export function runningAction({ at, left }: TableModel): number | undefined {
  if (at === 'selling') return FIRST_RESOURCE + left;
  return at === undefined ? undefined : RUNNING[at];
}
