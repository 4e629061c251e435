import type { Ply } from '@pithead/kernel';
import {
  groupOf,
  groupOfSlot,
  isHalfFilled,
  isOntoHalfFilled,
  laidCoal,
  laidOnGroup,
  layCubeNoun,
  orderOf,
} from '../../rules/index.ts';
import type { HeldCube, TableModel } from '../tableModel.ts';

const ONTO_ORDER = { cage: 'cageToOrder', storage: 'storageToOrder' } as const;

export const layCubePly = ({ view }: TableModel, { from, coal }: HeldCube, slot: number): Ply => [
  ONTO_ORDER[from],
  layCubeNoun(groupOfSlot(slot), isHalfFilled(view, slot), coal),
];

export function offeredPliesOf({ offers }: TableModel, from: HeldCube['from'], coal: number): Ply[] {
  const verb = ONTO_ORDER[from];
  const slots = (offers[verb] ?? [])
    .filter((noun) => laidCoal(noun) === coal)
    .map((noun): Ply => [verb, noun]);
  const stores = from === 'cage' && offers['cageToStorage']?.includes(coal) === true;
  return stores ? [...slots, ['cageToStorage', coal]] : slots;
}

/** The first half of a substitute pair; never played automatically, even if it is the only target. */
const isFirstHalf = ([verb, noun]: Ply): boolean =>
  verb !== 'cageToStorage' && !isOntoHalfFilled(noun) && laidCoal(noun) !== groupOf(laidOnGroup(noun)).coal;

/** With one target the cube is played at once; with several it is taken into the hand, or put back. */
export function touchCube(table: TableModel, cube: HeldCube): void {
  const { held } = table;
  if (held !== undefined && held.from === cube.from && held.coal === cube.coal && held.place === cube.place)
    return table.hold(undefined);
  const targets = offeredPliesOf(table, cube.from, cube.coal);
  const [only] = targets;
  if (only === undefined) return table.touch(refusedPly(table, cube));
  if (targets.length === 1 && !isFirstHalf(only)) return table.touch(only);
  table.hold(cube);
}

/** A ply to ask the rules about, so that they can give the reason. */
function refusedPly({ own }: TableModel, { from, coal }: HeldCube): Ply {
  if (from === 'cage') return ['cageToStorage', coal];
  const group = own.orders[0] === undefined ? 0 : (orderOf(own.orders[0]).groups[0] as number);
  return ['storageToOrder', layCubeNoun(group, false, coal)];
}

export function touchSlot(table: TableModel, slot: number): void {
  if (table.held !== undefined) return table.touch(layCubePly(table, table.held, slot));
  const group = groupOfSlot(slot);
  const half = isHalfFilled(table.view, slot);
  const fitting = (['cage', 'storage'] as const).flatMap((from) =>
    (table.offers[ONTO_ORDER[from]] ?? [])
      .filter((noun) => laidOnGroup(noun) === group && isOntoHalfFilled(noun) === half)
      .map((noun): Ply => [ONTO_ORDER[from], noun]),
  );
  const matching = fitting.find(([, noun]) => laidCoal(noun) === groupOf(group).coal);
  if (matching !== undefined) table.touch(matching);
  else table.note(table.words.firstCube);
}

export function dropCube(table: TableModel, cube: HeldCube, key: string): void {
  if (key === 'storage' && cube.from === 'cage') return table.touch(['cageToStorage', cube.coal]);
  const slot = /^slot-(\d+)$/.exec(key)?.[1];
  if (slot !== undefined) table.touch(layCubePly(table, cube, Number(slot)));
}
