import { startDrag } from '@pithead/ui';
import { useState } from 'preact/hooks';
import { isUnrevealed, placeOfEntry, returnTileNoun, tileOfEntry } from '../../rules/index.ts';
import { TileFace } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';
import { takeTileBack } from './actionTargets.ts';
import type { Ply } from '@pithead/kernel';

export function FieldTile({ entry }: { readonly entry: number }) {
  const table = useTableContext();
  const { isAsked, at } = table;
  const place = placeOfEntry(entry);
  const face = <TileFace tile={tileOfEntry(entry)} place={place} texts={table} />;
  const anchor = `tile-${tileOfEntry(entry)}-${place}`;
  // While a tile is held, the whole action is its drop target.
  if (isUnrevealed(entry) && at === 'placing' && isAsked && table.held === undefined)
    return <PlannedTile entry={entry}>{face}</PlannedTile>;
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
export function PlannedTile({ entry, children }: TouchedProps) {
  const table = useTableContext();
  const { words, say, names } = table;
  const place = placeOfEntry(entry);
  return (
    <button
      type="button"
      class="sb-field sb-planned"
      data-stop
      data-at={`tile-${tileOfEntry(entry)}-${place}`}
      aria-label={say(words.takeBack, { tile: names.tile(tileOfEntry(entry)) })}
      onClick={() => takeTileBack(table, entry)}
      onPointerDown={(event) =>
        startDrag(event, {
          drop(key) {
            const to = /^action-(\d+)$/.exec(key ?? '')?.[1];
            if (to === undefined || Number(to) === place) return;
            takeTileBack(table, entry, Number(to));
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
  const table = useTableContext();
  const { words, say, names } = table;
  const [isTouched, setTouched] = useState(false);
  const ply: Ply = ['returnTile', returnTileNoun(tileOfEntry(entry), placeOfEntry(entry))];
  const isArmed = isTouched && table.isArmed(ply);
  const values = {
    tile: names.tileOn(tileOfEntry(entry), placeOfEntry(entry)),
    action: names.action(placeOfEntry(entry)),
  };
  return (
    <button
      type="button"
      class={`sb-field is-offered ${isArmed ? 'sb-marked' : ''}`}
      data-stop
      data-at={`tile-${tileOfEntry(entry)}-${placeOfEntry(entry)}`}
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
