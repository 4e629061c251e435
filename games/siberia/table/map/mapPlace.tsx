import { RESOURCES, TERRITORIES, VLADIVOSTOK } from '../../rules/index.ts';
import { BlockingTile, Cube } from '../art/pieces.tsx';
import { StandingFigures } from '../mainBoard/standingFigures.tsx';
import { useTableContext } from '../tableModel.ts';
import { heldPlace } from '../useTableModel.ts';
import { neighboursSentence, placeSentence } from './placeSentence.ts';
import type { MapLayout } from './mapLayout.ts';
import { mapPosition } from './mapLayout.ts';
import { OUTLINES, VLADIVOSTOK_AT } from '../art/outlines.ts';
import {
  canPickUp,
  isTarget,
  previewedMines,
  previewedResource,
  pickUpFigure,
  touchPlace,
} from './placeTargets.ts';

interface PlaceProps {
  readonly place: number;
  readonly layout: MapLayout;
}

const NARROW = new Set(['yamal', 'amur', 'kolyma', 'okhotsk', 'altai']);

export function MapPlace({ place, layout }: PlaceProps) {
  const table = useTableContext();
  const { view, names } = table;
  const id = TERRITORIES[place];
  const isClosed = id !== undefined && (view.closed & (1 << place)) !== 0;
  const isOffered = isTarget(table, place);
  const sentence = placeSentence(table, place);
  const at = id === undefined ? VLADIVOSTOK_AT : OUTLINES[id];
  const kind =
    id === undefined ? 'sb-harbour' : `${NARROW.has(id) ? 'sb-narrow' : ''} ${isClosed ? 'sb-shut' : ''}`;
  return (
    <div class={`sb-place ${kind}`} style={mapPosition(layout, at)}>
      <button
        type="button"
        class={`sb-spot ${isOffered ? 'is-offered' : ''}`}
        data-stop
        data-at={`place-${place}`}
        data-drop={`place-${place}`}
        aria-disabled={!isOffered && !canPickUp(table, place)}
        aria-label={table.nameOf(sentence, isOffered || canPickUp(table, place))}
        aria-description={neighboursSentence(table, place)}
        onClick={() => touchPlace(table, place)}
      >
        {place !== VLADIVOSTOK && <span class="sb-name">{names.place(place)}</span>}
        {isClosed ? <BlockingTile /> : <Cubes place={place} />}
      </button>
      <Figures place={place} />
      {place === VLADIVOSTOK && (
        <span class="sb-name" aria-hidden="true">
          {names.place(place)}
        </span>
      )}
    </div>
  );
}

function Cubes({ place }: { readonly place: number }) {
  const table = useTableContext();
  const bits = table.view.cubes[place] ?? 0;
  const isMined = (previewedMines(table) & (1 << place)) !== 0;
  if (bits === 0) return null;
  return (
    <span class="sb-cubes">
      {RESOURCES.map((id, resource) =>
        (bits & (1 << resource)) === 0 ? null : (
          <span key={id} class="sb-lying" data-at={`cube-${place}-${resource}`}>
            <Cube
              resource={resource}
              class={isMined && previewedResource(table) === resource ? 'sb-taken' : ''}
            />
          </span>
        ),
      )}
    </span>
  );
}

function Figures({ place }: { readonly place: number }) {
  const table = useTableContext();
  const { view, words, say, names, viewer } = table;
  const isHeld = heldPlace(table.held) === place;
  const name = say(words.takeWorker, { place: names.place(place) });
  return (
    <span class="sb-figures">
      {view.players.map(({ workers }, seat) =>
        (workers[place] ?? 0) === 0 ? null : (
          <StandingFigures
            key={seat}
            seat={seat}
            count={workers[place] ?? 0}
            at={`worker-${seat}-${place}`}
            name={seat === viewer && canPickUp(table, place) ? name : undefined}
            isHeld={isHeld}
            take={() => pickUpFigure(table, place)}
          />
        ),
      )}
    </span>
  );
}
