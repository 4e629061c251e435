/** What a click on a place of the map does in each step. */
import type { Ply } from '@pithead/kernel';
import { FIRST_RESOURCE, minesOf, OWN_SUPPLY, RESOURCES, stepsFrom, VLADIVOSTOK } from '../../rules/index.ts';
import { moveWorker, sourceOf } from '../nouns.ts';
import type { Sight } from '../sight.ts';
import { heldPlace } from '../useSight.ts';

function plyAt({ at, held, own }: Sight, place: number): Ply | undefined {
  const from = heldPlace(held);
  if (at === 'cube' && place < VLADIVOSTOK) return ['placeCube', place];
  if (at === 'logistics' && from >= 0 && place < VLADIVOSTOK) return moveWorker(from, place);
  if (at !== 'worker') return undefined;
  if (place === VLADIVOSTOK) return ['sendWorker', OWN_SUPPLY];
  return own.figures > 0 || (own.workers[place] ?? 0) > 0 ? ['sendWorker', sourceOf(place)] : undefined;
}

export function isTarget(table: Sight, place: number): boolean {
  const ply = plyAt(table, place);
  return table.isAsked && ply !== undefined && table.isOffered(ply);
}

/** Workers that can be picked up: to move, or to become a salesman. SB-7.7, SB-7.12 */
export function canTake({ isAsked, at, own, view }: Sight, place: number): boolean {
  if (!isAsked || (own.workers[place] ?? 0) === 0) return false;
  return at === 'salesman' || (at === 'logistics' && stepsFrom(view, place) !== 0);
}

export function touchPlace(table: Sight, place: number, sentence: string): void {
  const ply = plyAt(table, place);
  if (isTarget(table, place) && ply !== undefined) return table.touch(ply);
  if (canTake(table, place)) return takeFigure(table, place);
  if (ply !== undefined) return table.touch(ply);
  if (table.isAsked && table.at === 'logistics') return table.note(table.words.firstFigure);
  table.note(sentence);
}

/** Picks a figure up, or puts it back. */
export function takeFigure(table: Sight, place: number): void {
  const isHeld = heldPlace(table.held) === place;
  table.hold(isHeld ? undefined : { kind: 'figure', source: sourceOf(place) });
}

/** Territories whose cubes are being sold, or would be by the previewed action; as bits. SB-7.21 */
export function minedNow({ at, left, view, own, preview, isAsked }: Sight): number {
  if (at === 'selling') return isAsked ? minesOf(view, own, left) : 0;
  const looked = preview?.[0] === 'execute' ? preview[1] - FIRST_RESOURCE : -1;
  return looked >= 0 && looked < RESOURCES.length ? minesOf(view, own, looked) : 0;
}

export const minedResource = ({ at, left, preview }: Sight): number =>
  at === 'selling' ? left : (preview?.[1] ?? 0) - FIRST_RESOURCE;
