/** The viewer's hand: new tiles, the joker, or the number of tiles to return. SB-4.1, SB-7.2, SB-8.2 */
import { characterShortcut, startDrag } from '@pithead/ui';
import { MANAGER_TILE, TILES_KEPT, tilesOnBoard } from '../../rules/index.ts';
import { TileFace } from '../art/pieces.tsx';
import { handSlots } from '../actionForecast.ts';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { dropTileOn } from './actionTargets.ts';

export function hasHand({ at, isAsked, isOwn }: TableModel): boolean {
  return (at === 'placing' && isOwn) || (isAsked && (at === 'joker' || at === 'returning'));
}

export function PlayerHand() {
  const { at } = useTableContext();
  if (at === 'joker') return <JokerInHand />;
  return at === 'returning' ? <Returning /> : <NewTiles />;
}

function NewTiles() {
  const table = useTableContext();
  const { own, words, isAsked } = table;
  const slots = handSlots(own);
  return (
    <section class="sb-hand" aria-label={words.hand} data-area="hand">
      {isAsked && slots.some(({ isInHand }) => isInHand) ? (
        <div class="sb-hand-tiles">
          {slots.map(({ tile, isInHand }, slot) =>
            isInHand ? <NewTile key={slot} tile={tile} slot={slot} /> : <span key={slot} class="sb-slot" />,
          )}
        </div>
      ) : (
        <p>{isAsked ? words.handDone : words.handWaiting}</p>
      )}
    </section>
  );
}

function NewTile({ tile, slot }: { readonly tile: number; readonly slot: number }) {
  const table = useTableContext();
  const { words, say, names, held } = table;
  const isHeld = held?.kind === 'tile' && held.slot === slot;
  const isOther = held !== undefined && !isHeld;
  const name = say(words.handTile, { tile: names.tile(tile) });
  const piece = { kind: 'tile', tile, slot } as const;
  return (
    <button
      type="button"
      class={`sb-new ${isHeld ? 'sb-held' : isOther ? '' : 'is-offered'}`}
      data-stop
      data-at={`hand-${tile}`}
      aria-pressed={isHeld}
      aria-keyshortcuts={characterShortcut(String(slot + 1))}
      aria-label={isHeld ? `${name}, ${words.held}` : table.nameOf(name, !isOther)}
      onClick={() => table.hold(isHeld ? undefined : piece)}
      onPointerDown={(event) =>
        startDrag(event, { begin: () => table.hold(piece), drop: (key) => dropTileOn(table, tile, key) })
      }
    >
      <TileFace tile={tile} texts={table} />
    </button>
  );
}

function JokerInHand() {
  const table = useTableContext();
  const { words } = table;
  return (
    <section class="sb-hand sb-hand-joker" aria-label={words.jokerTitle}>
      <b>{words.jokerTitle}</b>
      <span
        class="sb-new sb-held"
        data-at="hand-joker"
        onPointerDown={(event) =>
          startDrag(event, {
            drop(key) {
              const place = /^action-(\d)$/.exec(key ?? '')?.[1];
              if (place !== undefined) table.touch(['placeJoker', Number(place)]);
            },
          })
        }
      >
        <TileFace tile={MANAGER_TILE} place={1} texts={table} />
      </span>
      <p>{words.jokerHint}</p>
    </section>
  );
}

function Returning() {
  const { own, words, say } = useTableContext();
  return (
    <section class="sb-hand" aria-label={words.hand}>
      <b>{say(words.returning, { count: tilesOnBoard(own) - TILES_KEPT })}</b>
      <p>{words.returnHint}</p>
    </section>
  );
}
