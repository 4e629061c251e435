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
  SLOT_COAL,
  slotsOf,
} from '../../rules/index.ts';
import type { HeldCube, TableModel } from '../tableModel.ts';

const ONTO_ORDER = { cage: 'cageToOrder', storage: 'storageToOrder' } as const;

const layCubePly = ({ view }: TableModel, { from, coal }: HeldCube, slot: number): Ply => [
  ONTO_ORDER[from],
  layCubeNoun(groupOfSlot(slot), isHalfFilled(view, slot), coal),
];

/** What a cube can be used for now; if a slot was selected before, only for that slot. */
export function offeredPliesOf(table: TableModel, from: HeldCube['from'], coal: number): Ply[] {
  const { offers, aimedSlot } = table;
  if (aimedSlot !== undefined) {
    const ply = layCubePly(table, { from, coal, place: 0 }, aimedSlot);
    return table.isOffered(ply) ? [ply] : [];
  }
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
  if (table.aimedSlot !== undefined) return table.touch(only);
  if (targets.length === 1 && !isFirstHalf(only)) return table.touch(only);
  table.hold(cube);
}

/** A ply to ask the rules about, so that they can give the reason. */
function refusedPly({ own }: TableModel, { from, coal }: HeldCube): Ply {
  if (from === 'cage') return ['cageToStorage', coal];
  const group = own.orders[0] === undefined ? 0 : (orderOf(own.orders[0]).groups[0] as number);
  return ['storageToOrder', layCubeNoun(group, false, coal)];
}

/** All offered ways to put a cube on a slot, from the cage and from storage. */
function pliesOntoSlot({ offers, view }: TableModel, slot: number): Ply[] {
  const group = groupOfSlot(slot);
  const half = isHalfFilled(view, slot);
  return (['cage', 'storage'] as const).flatMap((from) =>
    (offers[ONTO_ORDER[from]] ?? [])
      .filter((noun) => laidOnGroup(noun) === group && isOntoHalfFilled(noun) === half)
      .map((noun): Ply => [ONTO_ORDER[from], noun]),
  );
}

/**
 * A slot plays at once if one cube matches it. If several do, or only substitutes fit, it waits for its cube.
 */
export function touchSlot(table: TableModel, slot: number): void {
  if (table.held !== undefined) return table.touch(layCubePly(table, table.held, slot));
  if (table.aimedSlot === slot) return table.aim(undefined);
  const fitting = pliesOntoSlot(table, slot);
  const matching = fitting.filter(([, noun]) => laidCoal(noun) === groupOf(groupOfSlot(slot)).coal);
  const [first] = fitting;
  const [best] = matching;
  if (best !== undefined && matching.length === 1) table.touch(best);
  else if (first === undefined) table.note(table.words.firstCube);
  else if (fitting.length === 1 && !isFirstHalf(first)) table.touch(first);
  else table.aim(slot);
}

/** A click anywhere on the card counts if only one slot can be meant. */
export function layOnCard(table: TableModel, order: number): void {
  const { held } = table;
  if (held === undefined) return;
  const open = slotsOf(order).filter((slot) => table.isOffered(layCubePly(table, held, slot)));
  const slot =
    open.find((each) => SLOT_COAL[each] === held.coal) ?? (open.length === 1 ? open[0] : undefined);
  if (slot !== undefined) touchSlot(table, slot);
}

interface SlotTarget {
  readonly isTarget: boolean;
  /** A cube would be the first half of a substitute pair. */
  readonly isFirstHalf: boolean;
}

/** Whether the held cube, or any cube if none is held, can be laid on the slot. */
export function slotTarget(table: TableModel, slot: number): SlotTarget {
  const { held, view } = table;
  const coal = SLOT_COAL[slot];
  const coals =
    held === undefined
      ? pliesOntoSlot(table, slot).map(([, noun]) => laidCoal(noun))
      : table.isOffered(layCubePly(table, held, slot))
        ? [held.coal]
        : [];
  return {
    isTarget: coals.length > 0,
    isFirstHalf: coals.length > 0 && !isHalfFilled(view, slot) && coals.every((each) => each !== coal),
  };
}

export function dropCube(table: TableModel, cube: HeldCube, key: string): void {
  if (key === 'storage' && cube.from === 'cage') return table.touch(['cageToStorage', cube.coal]);
  const slot = /^slot-(\d+)$/.exec(key)?.[1];
  if (slot !== undefined) table.touch(layCubePly(table, cube, Number(slot)));
}
