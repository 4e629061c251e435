/** Workers and marks of the shown seat; always visible, since every choice depends on them. */
import { Coin, Worker } from '../art/pieces.tsx';
import { useSight } from '../sight.ts';

export function Purse() {
  const { own, seat, names } = useSight();
  return (
    <span class="ga-purse" role="img" aria-label={`${names.workers(own.workers)}, ${names.marks(own.marks)}`}>
      <Worker seat={seat} />
      <b>{own.workers}</b>
      <Coin />
      <b>{own.marks}</b>
    </span>
  );
}
