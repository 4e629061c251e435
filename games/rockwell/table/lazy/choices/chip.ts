import type { Ply } from '@pithead/kernel';
import type { TableModel } from '../../tableModel.ts';

export interface Chip {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly detail?: string;
  readonly owner?: number;
  readonly power?: string;
  readonly ply?: Ply;
  readonly isChosen: boolean;
  readonly isOffered: boolean;
  /** Selectable, but not highlighted. */
  readonly isCalm?: boolean;
  readonly isNarrow: boolean;
  readonly drills?: boolean;
  touch(): void;
}

/** The first click selects the ply, the second plays it. */
export function plyChip(
  table: TableModel,
  ply: Ply,
  chip: Omit<Chip, 'key' | 'ply' | 'isChosen' | 'isOffered' | 'touch'>,
): Chip {
  return {
    ...chip,
    key: `${ply[0]}-${ply[1]}`,
    ply,
    isChosen: table.isArmed(ply),
    isOffered: table.isOffered(ply),
    touch: () => table.touch(ply),
  };
}

/** One click plays, because the button says everything, unless people want to confirm. RW-10.1, RW-10.5 */
export const oneClickChip = (
  table: TableModel,
  ply: Ply,
  label: string,
  detail: string | undefined,
): Chip => ({
  ...plyChip(table, ply, { kind: ply[0], label, ...(detail !== undefined && { detail }), isNarrow: false }),
  touch: () => (table.isOffered(ply) && !table.isAlwaysConfirming ? table.play([ply]) : table.touch(ply)),
});
