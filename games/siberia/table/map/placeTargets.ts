import type { Ply } from '@pithead/kernel';
import {
  FIRST_RESOURCE,
  minedTerritories,
  moveWorkerNoun,
  OWN_SUPPLY,
  placeSource,
  reachableFrom,
  RESOURCES,
  VLADIVOSTOK,
} from '../../rules/index.ts';
import type { TableModel } from '../tableModel.ts';
import { heldPlace } from '../useTableModel.ts';
import { neighboursSentence, placeSentence } from './placeSentence.ts';

function plyAt({ at, held, own }: TableModel, place: number): Ply | undefined {
  const from = heldPlace(held);
  if (at === 'cube' && place < VLADIVOSTOK) return ['placeCube', place];
  if (at === 'logistics' && from >= 0 && place < VLADIVOSTOK)
    return ['moveWorker', moveWorkerNoun(from, place)];
  if (at !== 'worker') return undefined;
  if (place === VLADIVOSTOK) return ['sendWorker', OWN_SUPPLY];
  return own.figures > 0 || (own.workers[place] ?? 0) > 0 ? ['sendWorker', placeSource(place)] : undefined;
}

export function isTarget(table: TableModel, place: number): boolean {
  const ply = plyAt(table, place);
  return table.isAsked && ply !== undefined && table.isOffered(ply);
}

/** Workers that can be picked up: to move, or to become a salesman. SB-7.7, SB-7.12 */
export function canPickUp({ isAsked, at, own, view }: TableModel, place: number): boolean {
  if (!isAsked || (own.workers[place] ?? 0) === 0) return false;
  return at === 'salesman' || (at === 'logistics' && reachableFrom(view, place) !== 0);
}

export function touchPlace(table: TableModel, place: number): void {
  const ply = plyAt(table, place);
  if (isTarget(table, place) && ply !== undefined) return table.touch(ply);
  if (canPickUp(table, place)) return pickUpFigure(table, place);
  if (ply !== undefined) return table.touch(ply);
  if (table.isAsked && table.at === 'logistics') return table.note(table.words.firstFigure);
  table.note(`${placeSentence(table, place)}. ${neighboursSentence(table, place)}`);
}

export function pickUpFigure(table: TableModel, place: number): void {
  const isHeld = heldPlace(table.held) === place;
  table.hold(isHeld ? undefined : { kind: 'figure', source: placeSource(place) });
}

/** Territories whose cubes are being sold, or would be by the previewed action; as bits. SB-7.21 */
export function previewedMines({ at, left, view, own, preview, isAsked }: TableModel): number {
  if (at === 'selling') return isAsked ? minedTerritories(view, own, left) : 0;
  const looked = preview?.[0] === 'execute' ? preview[1] - FIRST_RESOURCE : -1;
  return looked >= 0 && looked < RESOURCES.length ? minedTerritories(view, own, looked) : 0;
}

export const previewedResource = ({ at, left, preview }: TableModel): number =>
  at === 'selling' ? left : (preview?.[1] ?? 0) - FIRST_RESOURCE;
