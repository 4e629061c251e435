/** Can be reopened until the last seat has sealed. RW-4.6, RW-6.2 */
import { sum, worthOf } from '../../rules/index.ts';
import { OwnerToken } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

export function OwnSealedChoice() {
  const { words, things, own, shownSeat, step, undoAndPlay, reopen } = useTableContext();
  const [money = 0, ...cubes] = own.own?.choice ?? [];
  const isBid = step === 'auction';
  return (
    <div class="rw-sealed-note">
      <OwnerToken owner={shownSeat} />
      <span>
        <b>
          {isBid ? words.bid : words.insurance}{' '}
          {isBid ? things.money(worthOf(money, cubes)) : `+${sum(cubes)}`}
        </b>
        <small>{words.sealed}</small>
      </span>
      {undoAndPlay !== undefined && (
        <button
          type="button"
          class="rw-button"
          data-stop
          aria-label={`${words.openAgain}: ${things.goods(money, cubes)}`}
          onClick={reopen}
        >
          {words.openAgain}
        </button>
      )}
    </div>
  );
}
