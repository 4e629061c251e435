/** The panel has a constant size, so that nothing jumps. */
import { LazyComponent } from '../lazyParts.tsx';
import { useTableContext } from '../tableModel.ts';
import { BidForm } from './bidForm.tsx';
import { EarthLegend } from './earthLegend.tsx';
import { OwnSealedChoice } from './ownSealedChoice.tsx';
import { DecidedSeats } from './decidedSeats.tsx';

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
      return <LazyComponent part="Choices" />;
  }
}
