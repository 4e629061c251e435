/** Which seats have decided, never what. RW-4.6, RW-12.7 */
import { isSeatPending } from '@pithead/ui';
import { OwnerToken } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

export function DecidedSeats() {
  const { view, words, seatNames, viewer } = useTableContext();
  return (
    <ul class="rw-seals">
      {seatNames.map((name, seat) =>
        seat === viewer ? null : (
          <li key={seat} class={isSeatPending(view, seat) ? '' : 'rw-sealed'}>
            <OwnerToken owner={seat} />
            <span>
              <b>{name}</b>
              <small>{isSeatPending(view, seat) ? words.thinking : words.sealed}</small>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
