import { PLACES } from '../../rules/index.ts';
import { useSight } from '../sight.ts';
import { Gauges } from './gauges.tsx';
import { Land } from './land.tsx';
import { layoutFor, usePhone, useUnit } from './layout.ts';
import { Place } from './place.tsx';

export function MapOfSiberia() {
  const { words } = useSight();
  const layout = layoutFor(usePhone());
  const frame = useUnit(layout);
  return (
    <section class="sb-map" ref={frame} aria-label={words.map} data-area="map">
      <div class={`sb-chart sb-chart-${layout.name}`}>
        <Land layout={layout} />
        {PLACES.map((id, place) => (
          <Place key={id} place={place} layout={layout} />
        ))}
      </div>
      <Gauges />
    </section>
  );
}
