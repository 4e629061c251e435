/** Chips, Confirm and Back of decisions that have no form. */
import { characterShortcut } from '@pithead/ui';
import { EarthLegend } from '../../choices/earthLegend.tsx';
import { useTableContext } from '../../tableModel.ts';
import { ChipButton } from './chipButton.tsx';
import { chipsOf } from './chips.ts';
import { slotChips } from './slotChips.ts';

export function Choices() {
  const table = useTableContext();
  const { armed, words, tool } = table;
  const chips = table.at === 'vicePresidents' ? slotChips(table) : chipsOf(table);
  const isWide = chips.some(({ isNarrow }) => !isNarrow);
  return (
    <div class="rw-choices" data-area="choices">
      {!isWide && armed === undefined && tool === undefined && <EarthLegend />}
      <div class="rw-chips">
        {chips.map((chip) => (
          <ChipButton key={chip.key} chip={chip} />
        ))}
      </div>
      {tool !== undefined && (
        <button type="button" class="rw-button" data-stop onClick={() => table.release()}>
          {words.back}
        </button>
      )}
      {armed !== undefined && (
        <button
          type="button"
          class="rw-button rw-main rw-confirm"
          data-stop
          data-main
          aria-keyshortcuts={characterShortcut('C')}
          onClick={() => table.confirm()}
        >
          {words.confirm}
        </button>
      )}
    </div>
  );
}
