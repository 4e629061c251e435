import type { Ply } from '@pithead/kernel';
import { BRIBERY, CONTROL_CENTRE, grantOf, seatOnSlot, SLOTS, vpNoun } from '../../rules/index.ts';
import { times, VicePresidentPiece } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

export function BoardSlots({ board }: { readonly board: number }) {
  const { view } = useTableContext();
  return (
    <div class="rw-slots" data-area={`slots-${board}`} role="group">
      {times(SLOTS, (slot) =>
        grantOf(view, board, slot) === 0 ? null : <Slot key={slot} board={board} slot={slot} />,
      )}
    </div>
  );
}

function Slot({ board, slot }: { readonly board: number; readonly slot: number }) {
  const table = useTableContext();
  const { view, words, things, seatNames, say } = table;
  const ply: Ply = ['placeVp', vpNoun(board, slot)];
  const seat = seatOnSlot(view, board, slot);
  const isOffered = table.isOffered(ply);
  const isArmed = table.isArmed(ply);
  const grant = grantOf(view, board, slot);
  const word = board !== CONTROL_CENTRE ? '' : grant === BRIBERY ? words.bribe : words.hire;
  const left =
    seat >= 0 && view.steps.some(({ at }) => PHASE_OF[board]?.includes(at))
      ? view.players[seat]?.actions
      : undefined;
  const name = seat < 0 ? words.free : (seatNames[seat] ?? '');
  const standing = [word, name, left === undefined ? '' : say(words.leftOf, { left, grant })]
    .filter((part) => part !== '')
    .join(', ');
  const sentence = say(words.slotSentence, { slot: things.slot(view.seats, board, slot), standing });
  return (
    <button
      type="button"
      class={`rw-slot ${isArmed ? 'rw-chosen' : isOffered ? 'is-offered' : ''} ${seat >= 0 ? 'rw-taken' : ''}`}
      data-stop
      data-at={`slot-${vpNoun(board, slot)}`}
      aria-disabled={!isOffered}
      aria-pressed={isArmed}
      aria-label={isOffered ? `${sentence}, ${words.available}` : sentence}
      onClick={() =>
        table.at === 'vicePresidents'
          ? table.touch(ply)
          : table.note(`${things.slot(view.seats, board, slot)}: ${standing}`)
      }
    >
      {seat >= 0 ? (
        <VicePresidentPiece seat={seat} />
      ) : isArmed ? (
        <VicePresidentPiece seat={table.shownSeat} />
      ) : null}
      <span>
        <b>{board === CONTROL_CENTRE ? slot + 1 : (left ?? grant)}</b>
        {word !== '' && <small>{word}</small>}
      </span>
      {left !== undefined && (
        <span class="rw-left">
          {times(grant, (place) => (
            <i key={place} class={place >= grant - left ? 'rw-on' : ''} />
          ))}
        </span>
      )}
    </button>
  );
}

/** Steps in which the grants of a board count down. RW-14.2, RW-15.1 */
const PHASE_OF: readonly (readonly string[])[] = [
  [],
  ['trading', 'tradingUnseen', 'traded'],
  ['workshop', 'acted'],
];
