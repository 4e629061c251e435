import { PHONE, useMatchesMedia } from '@pithead/ui';
import { PLACES } from '../../rules/index.ts';
import { useTableContext } from '../tableModel.ts';
import { EndGauges } from './endGauges.tsx';
import { MapBackground } from './mapBackground.tsx';
import { layoutFor, useDrawingUnit } from './mapLayout.ts';
import { MapPlace } from './mapPlace.tsx';

export function MapOfSiberia() {
  const table = useTableContext();
  const layout = layoutFor(useMatchesMedia(PHONE));
  const frame = useDrawingUnit(layout);
  return (
    <section class="sb-map" ref={frame} aria-label={table.words.map} data-area="map">
      <div class={`sb-chart sb-chart-${layout.name}`}>
        <MapBackground layout={layout} />
        {PLACES.map((id, place) => (
          <MapPlace key={id} place={place} layout={layout} />
        ))}
      </div>
      <EndGauges view={table.view} texts={table} />
    </section>
  );
}
