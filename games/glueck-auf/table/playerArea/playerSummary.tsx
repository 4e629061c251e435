/** Workers and marks of the shown seat; always visible, since every choice depends on them. */
import { CoinIcon, WorkerPiece } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

export function PlayerSummary() {
  const { own, shownSeat, names } = useTableContext();
  return (
    <span class="ga-purse" role="img" aria-label={`${names.workers(own.workers)}, ${names.marks(own.marks)}`}>
      <WorkerPiece seat={shownSeat} />
      <b>{own.workers}</b>
      <CoinIcon />
      <b>{own.marks}</b>
    </span>
  );
}
