/** The Earth is one tab stop; arrow keys move inside. */
import {
  CORE,
  ENTRANCES,
  FIRST_SPACE,
  isBorder,
  RING,
  SECOND_SPACE,
  SPACES,
  STRATA,
  stratumOf,
} from '../../rules/index.ts';
import { useRef } from 'preact/hooks';
import { times } from '../art/pieces.tsx';
import { lazyParts } from '../lazyParts.tsx';
import { useTableContext } from '../tableModel.ts';
import { EarthCore } from './earthCore.tsx';
import { MineEntrance } from './mineEntrance.tsx';
import { neighbourInRing } from './earthGeometry.ts';
import { EarthScenery } from '../art/earthScenery.tsx';
import { EarthTile } from './earthTile.tsx';
import { openingLayout } from './openingTile.ts';
import { useEarthUnit } from './useEarthUnit.ts';

/** From this unit on there is room for figures, but not for words. */
const SMALL = 2;
/** From here on the sentence in the core is wider than its ring. */
const BRIEF_CORE = 1.5;

/** Elements that are the same are not compared with the page again. */
const SCENERY = <EarthScenery />;

export function Earth() {
  const table = useTableContext();
  const { view, words } = table;
  const parts = lazyParts();
  const drawing = useRef<SVGSVGElement>(null);
  const unit = useEarthUnit(drawing);
  const arranged = times(
    SPACES,
    (space) => parts?.tileLayoutOn(table, space) ?? openingLayout(space, view.layout),
  );
  return (
    <section class="rw-earth" aria-label={words.earth}>
      <svg
        ref={drawing}
        class={`${unit > SMALL ? 'rw-small' : ''} ${unit > BRIEF_CORE ? 'rw-brief-core' : ''}`}
        style={{ '--unit': unit }}
        viewBox="8 8 984 984"
        role="group"
        aria-label={words.earth}
        data-area="earth"
        data-layout={view.layout}
        onKeyDown={(event) => moveFocus(event, view.layout)}
        onClickCapture={(event) => parts?.redirectTouch(event)}
      >
        {SCENERY}
        {times(ENTRANCES, (number) => (
          <MineEntrance key={number} number={number} />
        ))}
        {arranged.map((each, space) => (
          <EarthTile key={space} space={space} arranged={each} unit={unit} />
        ))}
        <EarthCore />
        {parts !== undefined && <parts.EarthOverlay arranged={arranged} />}
      </svg>
    </section>
  );
}

function moveFocus(event: KeyboardEvent, layout: number): void {
  const svg = event.currentTarget as SVGElement;
  const target = event.target as SVGElement;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return;
  }
  const place = Number(target.dataset['place'] ?? Number.NaN);
  const next = Number.isNaN(place) ? undefined : neighbourOf(place, event.key, layout);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  svg.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus();
}

const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function neighbourOf(place: number, key: string, layout: number): number | undefined {
  const along = ALONG[key];
  const down = DOWN[key];
  if (along === undefined && down === undefined) return undefined;
  if (place === CORE) return down === -1 ? (STRATA.length - 1) * RING : CORE;
  if (isBorder(place)) return along === -1 ? FIRST_SPACE[place] : SECOND_SPACE[place];
  if (along !== undefined) return stratumOf(place) * RING + ((place + along + RING) % RING);
  const stratum = stratumOf(place) + (down ?? 0);
  return stratum === STRATA.length ? CORE : neighbourInRing(place, stratum, layout);
}
