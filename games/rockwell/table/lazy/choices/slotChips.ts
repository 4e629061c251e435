import { vpBoard, BRIBERY, grantOf, vpSlot } from '../../../rules/index.ts';
import { NUMERALS } from '../../phaseBoards/phaseBoard.tsx';
import type { TableModel } from '../../tableModel.ts';
import type { Chip } from './chip.ts';
import { plyChip } from './chip.ts';

export function slotChips(table: TableModel): Chip[] {
  const { view, words } = table;
  return (table.offers['placeVp'] ?? []).map((noun) => {
    const grant = grantOf(view, vpBoard(noun), vpSlot(noun));
    const detail = vpBoard(noun) === 0 ? (grant === BRIBERY ? words.bribe : words.hire) : `×${grant}`;
    return plyChip(table, ['placeVp', noun], {
      kind: 'slot',
      label: `${NUMERALS[vpBoard(noun)]} · ${vpSlot(noun) + 1}`,
      detail,
      isNarrow: true,
    });
  });
}
