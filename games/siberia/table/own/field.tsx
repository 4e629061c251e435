/** A tile on an action: planned and to be taken back, to be returned, or just lying there. */
import { startDrag } from '@pithead/ui';
import { isUnrevealed, placeIn, tileIn, TILES_KEPT, tilesOnBoard } from '../../rules/index.ts';
import { Tile } from '../art/pieces.tsx';
import type { Marked, Sight } from '../sight.ts';
import { useSight } from '../sight.ts';
import { unplace } from './touch.ts';

interface FieldProps {
  readonly entry: number;
  /** Which of the like tiles on this action it is. */
  readonly nth: number;
}

export function Field({ entry, nth }: FieldProps) {
  const sight = useSight();
  const { words, isAsked, at } = sight;
  const place = placeIn(entry);
  const face = <Tile tile={tileIn(entry)} place={place} letters={words.letters} joker={words.jokerResult} />;
  const anchor = `tile-${tileIn(entry)}-${place}`;
  // With a tile in the hand the whole action is where it goes.
  if (isUnrevealed(entry) && at === 'placing' && isAsked && sight.held === undefined) return <Planned entry={entry}>{face}</Planned>;
  if (at === 'returning' && isAsked) {
    return (
      <Returnable entry={entry} nth={nth}>
        {face}
      </Returnable>
    );
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

export const surplusOf = ({ own }: Sight): number => tilesOnBoard(own) - TILES_KEPT;

/** Marked first: a tile that was returned is gone for good. SB-8.2, SB-8.5 */
function Returnable({ entry, nth, children }: TouchedProps & { readonly nth: number }) {
  const sight = useSight();
  const { words, say, names, marked } = sight;
  const isIt = (each: Marked): boolean => each.entry === entry && each.nth === nth;
  const isMarked = marked.some(isIt);
  const isOpen = isMarked || marked.length < surplusOf(sight);
  const values = { tile: names.tileOn(tileIn(entry), placeIn(entry)), action: names.action(placeIn(entry)) };
  const toggle = (): void => {
    if (isMarked) sight.mark(marked.filter((each) => !isIt(each)));
    else if (isOpen) sight.mark([...marked, { entry, nth }]);
  };
  return (
    <button
      type="button"
      class={`sb-field ${isMarked ? 'sb-marked' : isOpen ? 'is-offered' : ''}`}
      data-stop
      data-at={`tile-${tileIn(entry)}-${placeIn(entry)}`}
      aria-pressed={isMarked}
      aria-label={say(words.returnMark, values)}
      onClick={toggle}
    >
      {children}
    </button>
  );
}
