/** In simultaneous steps: which seats have decided, never what. RW-4.6, RW-12.7 */
import { isPending } from '@pithead/ui';
import { Token } from '../art/pieces.tsx';
import { useSight } from '../sight.ts';

export function Seals() {
  const { view, words, seatNames, looker } = useSight();
  return (
    <ul class="rw-seals">
      {seatNames.map((name, seat) =>
        seat === looker ? null : (
          <li key={seat} class={isPending(view, seat) ? '' : 'rw-sealed'}>
            <Token owner={seat} />
            <span>
              <b>{name}</b>
              <small>{isPending(view, seat) ? words.thinking : words.sealed}</small>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
