/** A tile on an action: planned and to be taken back, to be returned, or just lying there. */
import { startDrag } from '@pithead/ui';
import { useState } from 'preact/hooks';
import { isUnrevealed, placeIn, tileIn } from '../../rules/index.ts';
import { Tile } from '../art/pieces.tsx';
import { returnTile } from '../nouns.ts';
import { useSight } from '../sight.ts';
import { unplace } from './touch.ts';

export function Field({ entry }: { readonly entry: number }) {
  const sight = useSight();
  const { words, isAsked, at } = sight;
  const place = placeIn(entry);
  const face = <Tile tile={tileIn(entry)} place={place} letters={words.letters} joker={words.jokerResult} />;
  const anchor = `tile-${tileIn(entry)}-${place}`;
  // With a tile in the hand the whole action is where it goes.
  if (isUnrevealed(entry) && at === 'placing' && isAsked && sight.held === undefined)
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

/** Touched it goes back into the hand, dragged to another action or to research it goes there. SB-4.8 */
export function Planned({ entry, children }: TouchedProps) {
  const sight = useSight();
  const { words, say, names } = sight;
  const place = placeIn(entry);
  return (
    <button
      type="button"
      class="sb-field sb-planned"
      data-stop
      data-at={`tile-${tileIn(entry)}-${place}`}
      aria-label={say(words.takeBack, { tile: names.tile(tileIn(entry)) })}
      onClick={() => unplace(sight, entry)}
      onPointerDown={(event) =>
        startDrag(event, {
          drop(key) {
            const to = /^action-(\d+)$/.exec(key ?? '')?.[1];
            if (to === undefined || Number(to) === place) return;
            unplace(sight, entry, Number(to));
          },
        })
      }
    >
      {children}
    </button>
  );
}

/**
 * The first touch lets it lean and says what is lost, the second returns it: it is gone for good. SB-8.2,
 * SB-8.5
 */
function Returnable({ entry, children }: TouchedProps) {
  const sight = useSight();
  const { words, say, names } = sight;
  const [isTouched, setTouched] = useState(false);
  const ply = returnTile(tileIn(entry), placeIn(entry));
  const isArmed = isTouched && sight.isArmed(ply);
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
        sight.touch(ply);
      }}
    >
      {children}
    </button>
  );
}
