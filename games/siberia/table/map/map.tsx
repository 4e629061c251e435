/** The map of Siberia: the drawing, and over it the places as things to touch. */
import { PLACES } from '../../rules/index.ts';
import { useSight } from '../sight.ts';
import { Gauges } from './gauges.tsx';
import { Land } from './land.tsx';
import { layoutFor, usePhone } from './layout.ts';
import { Place } from './place.tsx';

/** As far as a finger may miss what it means, in pixels. */
const REACH = 22;
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

/** A touch that falls beside the land goes to the offered territory next to it. */
function touchBeside({ target, clientX, clientY }: MouseEvent): void {
  if ((target as Element).closest('button, .sb-ground') !== null) return;
  for (const far of [REACH / 2, REACH]) {
    for (const angle of AROUND) {
      const met = document.elementFromPoint(clientX + Math.cos(angle) * far, clientY + Math.sin(angle) * far);
      const ground = met?.closest('.sb-ground.sb-glows');
      if (ground) return void ground.dispatchEvent(new MouseEvent('click'));
    }
  }
}

export function MapOfSiberia() {
  const { words } = useSight();
  const layout = layoutFor(usePhone());
  return (
    <section class="sb-map" aria-label={words.map} data-area="map" onClick={touchBeside}>
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
