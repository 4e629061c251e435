/** The panel has a constant size, so that nothing jumps. */
import { LazyComponent, lazyParts } from '../lazyParts.tsx';
import { useTableContext } from '../tableModel.ts';
import { BidForm } from './bidForm.tsx';
import { ChipButton } from './chipButton.tsx';
import { EarthLegend } from './earthLegend.tsx';
import { OwnSealedChoice } from './ownSealedChoice.tsx';
import { DecidedSeats } from './decidedSeats.tsx';
import { slotChips } from './slotChips.ts';

export function ChoicePanel() {
  const { at, words } = useTableContext();
  return (
    <div class="rw-console" role="group" aria-label={words.console}>
      {at === undefined || at === 'danger' ? <Idle /> : <Asked />}
    </div>
  );
}

function Idle() {
  const { step, viewer } = useTableContext();
  if (viewer !== null && (step === 'auction' || step === 'insurance')) {
    return (
      <div class="rw-waiting" data-area="sealed">
        <OwnSealedChoice />
        <DecidedSeats />
      </div>
    );
  }
  return <EarthLegend />;
}

function Asked() {
  const { at } = useTableContext();
  switch (at) {
    case 'auction':
      return <BidForm />;
    case 'insurance':
      return <LazyComponent part="InsureForm" />;
    case 'trading':
    case 'tradingUnseen':
      return <LazyComponent part="TradeForm" />;
    default:
      return <Choices />;
  }
}

function Choices() {
  const table = useTableContext();
  const { armed, words, tool } = table;
  const chips = table.at === 'vicePresidents' ? slotChips(table) : (lazyParts()?.chipsOf(table) ?? []);
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
          aria-keyshortcuts="C"
          onClick={() => table.confirm()}
        >
          {words.confirm}
        </button>
      )}
    </div>
  );
}
