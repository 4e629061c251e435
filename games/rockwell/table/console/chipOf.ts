/** A choice as a chip, and what touching it does. */
import type { Ply } from '@pithead/kernel';
import type { Sight } from '../sight.ts';

export interface Chip {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly detail?: string;
  readonly owner?: number;
  /** Of a crew, in its owner's colour. */
  readonly power?: string;
  readonly ply?: Ply;
  readonly isChosen: boolean;
  readonly isOffered: boolean;
  /** Can be touched, but something else is looked for now. */
  readonly isCalm?: boolean;
  readonly isNarrow: boolean;
  readonly drills?: boolean;
  touch(): void;
}

/** A chip that stands for a ply: armed by the first touch, played by the second. */
export function plyChip(
  sight: Sight,
  ply: Ply,
  chip: Omit<Chip, 'key' | 'ply' | 'isChosen' | 'isOffered' | 'touch'>,
): Chip {
  return {
    ...chip,
    key: `${ply[0]}-${ply[1]}`,
    ply,
    isChosen: sight.isArmed(ply),
    isOffered: sight.isOffered(ply),
    touch: () => sight.touch(ply),
  };
}

/** What is on the button is all there is to know: it is played at once. RW-10.1, RW-10.5 */
export const directChip = (sight: Sight, ply: Ply, label: string, detail: string | undefined): Chip => ({
  ...plyChip(sight, ply, { kind: ply[0], label, ...(detail !== undefined && { detail }), isNarrow: false }),
  touch: () => (sight.isOffered(ply) ? sight.play([ply]) : sight.touch(ply)),
});
