/** Chips for the slots of the phase boards. RW-5.2 */
import { boardOf, BRIBERY, grantOf, slotOfNoun } from '../../rules/index.ts';
import { NUMERALS } from '../boards/instrument.tsx';
import type { Sight } from '../sight.ts';
import type { Chip } from './chipOf.ts';
import { plyChip } from './chipOf.ts';

export function slotChips(table: Sight): Chip[] {
  const { view, words } = table;
  return (table.offers['placeVp'] ?? []).map((noun) => {
    const grant = grantOf(view, boardOf(noun), slotOfNoun(noun));
    const detail = boardOf(noun) === 0 ? (grant === BRIBERY ? words.bribe : words.hire) : `×${grant}`;
    return plyChip(table, ['placeVp', noun], {
      kind: 'slot',
      label: `${NUMERALS[boardOf(noun)]} · ${slotOfNoun(noun) + 1}`,
      detail,
      isNarrow: true,
    });
  });
}
