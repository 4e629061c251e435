/** A tile on an action field: planned and retractable, to be returned, or fixed. */
import { startDrag } from '@pithead/ui';
import { useState } from 'preact/hooks';
import { isUnrevealed, placeIn, tileIn } from '../../rules/index.ts';
import { Tile } from '../art/pieces.tsx';
import { returnTile } from '../nouns.ts';
import { useSight } from '../sight.ts';
import { unplace } from './touch.ts';

export function Field({ entry }: { readonly entry: number }) {
  const table = useSight();
  const { words, isAsked, at } = table;
  const place = placeIn(entry);
  const face = <Tile tile={tileIn(entry)} place={place} letters={words.letters} joker={words.jokerResult} />;
  const anchor = `tile-${tileIn(entry)}-${place}`;
  // While a tile is held, the whole action is its drop target.
  if (isUnrevealed(entry) && at === 'placing' && isAsked && table.held === undefined)
    return <Planned entry={entry}>{face}</Planned>;
  if (at === 'returning' && isAsked) {
    return <Returnable entry={entry}>{face}</Returnable>;
  }
  return (
    <span class={`sb-field ${isUnrevealed(entry) ? 'sb-planned' : ''}`} data-at={anchor}>
      {face}
    </span>
  );
}

interface TouchedProps {
  readonly entry: number;
  readonly children: preact.ComponentChildren;
}

/** A click takes the tile back into the hand; dragging moves it to another action. SB-4.8 */
export function Planned({ entry, children }: TouchedProps) {
  const table = useSight();
  const { words, say, names } = table;
  const place = placeIn(entry);
  return (
    <button
      type="button"
      class="sb-field sb-planned"
      data-stop
      data-at={`tile-${tileIn(entry)}-${place}`}
      aria-label={say(words.takeBack, { tile: names.tile(tileIn(entry)) })}
      onClick={() => unplace(table, entry)}
      onPointerDown={(event) =>
        startDrag(event, {
          drop(key) {
            const to = /^action-(\d+)$/.exec(key ?? '')?.[1];
            if (to === undefined || Number(to) === place) return;
            unplace(table, entry, Number(to));
          },
        })
      }
    >
      {children}
    </button>
  );
}

/** Returning is final, so the first click marks the tile and the second returns it. SB-8.2, SB-8.5 */
function Returnable({ entry, children }: TouchedProps) {
  const table = useSight();
  const { words, say, names } = table;
  const [isTouched, setTouched] = useState(false);
  const ply = returnTile(tileIn(entry), placeIn(entry));
  const isArmed = isTouched && table.isArmed(ply);
  const values = { tile: names.tileOn(tileIn(entry), placeIn(entry)), action: names.action(placeIn(entry)) };
  return (
    <button
      type="button"
      class={`sb-field is-offered ${isArmed ? 'sb-marked' : ''}`}
      data-stop
      data-at={`tile-${tileIn(entry)}-${placeIn(entry)}`}
      aria-pressed={isArmed}
      aria-label={say(words.returnMark, values)}
      onClick={() => {
        setTouched(true);
        table.touch(ply);
      }}
    >
      {children}
    </button>
  );
}
