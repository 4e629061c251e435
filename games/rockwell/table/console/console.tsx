/**
 * The choices of the present step as chips or a form, and Confirm. Its size is constant, so that nothing
 * jumps.
 */
import { Later, laterParts } from '../rest.tsx';
import { useSight } from '../sight.ts';
import { BidForm } from './bidForm.tsx';
import { Chip } from './chip.tsx';
import { Legend } from './legend.tsx';
import { SealedNote } from './sealedNote.tsx';
import { Seals } from './seals.tsx';
import { slotChips } from './slotChips.ts';

export function Console() {
  const { at, words } = useSight();
  return (
    <div class="rw-console" role="group" aria-label={words.console}>
      {at === undefined || at === 'danger' ? <Idle /> : <Asked />}
    </div>
  );
}

function Idle() {
  const { step, looker } = useSight();
  if (looker !== null && (step === 'auction' || step === 'insurance')) {
    return (
      <div class="rw-waiting" data-area="sealed">
        <SealedNote />
        <Seals />
      </div>
    );
  }
  return <Legend />;
}

function Asked() {
  const { at } = useSight();
  switch (at) {
    case 'auction':
      return <BidForm />;
    case 'insurance':
      return <Later part="InsureForm" />;
    case 'trading':
    case 'tradingUnseen':
      return <Later part="TradeForm" />;
    default:
      return <Choices />;
  }
}

function Choices() {
  const table = useSight();
  const { armed, words, tool } = table;
  const chips = table.at === 'vicePresidents' ? slotChips(table) : (laterParts()?.chipsOf(table) ?? []);
  const isWide = chips.some(({ isNarrow }) => !isNarrow);
  return (
    <div class="rw-choices" data-area="choices">
      {!isWide && armed === undefined && tool === undefined && <Legend />}
      <div class="rw-chips">
        {chips.map((chip) => (
          <Chip key={chip.key} chip={chip} />
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
          aria-keyshortcuts="C"
          onClick={() => table.confirm()}
        >
          {words.confirm}
        </button>
      )}
    </div>
  );
}
