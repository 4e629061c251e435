import { useMemo } from 'preact/hooks';
import { TERRITORIES } from '../../rules/index.ts';
import { useTableContext } from '../tableModel.ts';
import { landPath, outlinePath, TERRITORY_SHAPES, territoriesPath } from './roughOutlines.ts';
import type { MapLayout } from './mapLayout.ts';
import { OUTLINES } from './outlines.ts';
import { isTarget, previewedMines, touchPlace } from './placeTargets.ts';

const RIVERS =
  'M150 520Q165 470 142 435T107 365 107 300 110 245 124 125M330 520Q300 440 306 400T287 335 256 275 262 205 262 115' +
  'M560 510Q530 420 552 385T587 320 570 265 530 205 532 115M820 200Q800 160 809 130';
const RAILWAY =
  'M-420 522Q-200 512-60 505C60 500 110 492 190 488S300 492 352 490 470 480 530 488 640 484 690 480 770 486 862 500';
const ARROWS = 'M858 486Q826 484 790 464M894 458Q902 414 878 379';
const ARROW_HEADS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [781, 461, 206],
  [875, 371, 245],
];

export function MapBackground({ layout }: { readonly layout: MapLayout }) {
  const { x, y, width, height, stretch } = layout;
  const scenery = useMemo(() => <Scenery stretch={stretch} isTall={layout.name === 'tall'} />, [layout]);
  return (
    <svg class="sb-land" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Patterns />
      {scenery}
      <TouchMargins stretch={stretch} />
      {TERRITORIES.map((_, territory) => (
        <Ground key={territory} territory={territory} stretch={stretch} />
      ))}
      <Rims stretch={stretch} />
      <g transform={`scale(1 ${stretch})`} class="sb-arrows">
        <path d={ARROWS} class="sb-arrow-halo" />
        <path d={ARROWS} class="sb-arrow" />
      </g>
      {ARROW_HEADS.map(([hx, hy, turn]) => (
        <path
          key={turn}
          class="sb-arrow-head"
          transform={`translate(${hx} ${hy * stretch}) rotate(${turn})`}
          d="M-9-10 11 0-9 10-4 0z"
        />
      ))}
    </svg>
  );
}

const Patterns = () => (
  <defs>
    <clipPath id="sb-land-clip">
      <path d={territoriesPath(1)} />
    </clipPath>
    <pattern id="sb-tundra" width="26" height="20" patternUnits="userSpaceOnUse">
      <path class="sb-texture-line" d="M3 6h6M16 15h6M14 4h3" />
    </pattern>
    <pattern id="sb-taiga" width="30" height="26" patternUnits="userSpaceOnUse">
      <path class="sb-texture" d="M7 4l4 8H3zM7 8.5l4.6 7H2.4zM7 15v3M22 15l3.6 7h-7.2zM22 19l4 6h-8z" />
    </pattern>
    <pattern id="sb-hills" width="34" height="26" patternUnits="userSpaceOnUse">
      <path class="sb-texture-line" d="M2 14l6-9 6 9M8 5l1.5 5M19 24l5-8 6 8M24 16l1 4" />
    </pattern>
    <pattern id="sb-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="sb-hatch" d="M0 0v9" />
    </pattern>
  </defs>
);

const MERIDIANS = Array.from({ length: 12 }, (_, i) => `M${-120 + i * 150}-300 ${-440 + i * 227} 1300`).join(
  '',
);
const PARALLELS = Array.from(
  { length: 6 },
  (_, i) => `M-420 ${i * 150}Q480 ${120 + i * 150} 1500 ${i * 150}`,
).join('');

function Scenery({ stretch, isTall }: { readonly stretch: number; readonly isTall: boolean }) {
  const { words } = useTableContext();
  const land = landPath(stretch);
  return (
    <>
      <path class="sb-graticule" d={MERIDIANS + PARALLELS} />
      {[44, 28, 13].map((depth) => (
        <path key={depth} class={`sb-shallow sb-shallow-${depth}`} d={land} stroke-width={depth} />
      ))}
      <path class="sb-beyond" d={land} />
      <path fill="url(#sb-hills)" opacity="0.5" d={land} />
      <path class="sb-cliff" d={territoriesPath(stretch)} transform="translate(0 7)" />
      {!isTall && (
        <>
          <g class="sb-seas">
            <text x="118" y="52" transform="rotate(-13 118 52)">
              {words.karaSea}
            </text>
            <text x="452" y="30">
              {words.laptevSea}
            </text>
            <text x="776" y="52" transform="rotate(6 776 52)">
              {words.eastSea}
            </text>
          </g>
          <g class="sb-compass" transform="translate(70 452)">
            <circle r="23" />
            <path d="M0-31 5-5 0 0-5-5zM0 31 5 5 0 0-5 5zM-31 0-5-5 0 0-5 5zM31 0 5-5 0 0 5 5z" />
            <text y="-34">N</text>
          </g>
        </>
      )}
    </>
  );
}

/** The ground of a territory is clickable; touch and keyboard users also have the button of the place. */
function Ground({ territory, stretch }: { readonly territory: number; readonly stretch: number }) {
  const table = useTableContext();
  const id = TERRITORIES[territory] ?? 'yamal';
  const shape = useMemo(() => outlinePath(TERRITORY_SHAPES[territory] ?? [], stretch), [stretch]);
  const isClosed = (table.view.closed & (1 << territory)) !== 0;
  const { land } = OUTLINES[id];
  return (
    <g
      class={`sb-ground sb-${land} ${isTarget(table, territory) ? 'sb-glows' : ''}`}
      data-drop={`place-${territory}`}
      onClick={() => touchPlace(table, territory)}
    >
      <path class="sb-base" d={shape} />
      <path fill={`url(#sb-${land})`} d={shape} />
      {isClosed && (
        <g class="sb-hatched">
          <path d={shape} />
          <path fill="url(#sb-hatch)" d={shape} />
        </g>
      )}
      <path class="sb-border" d={shape} />
    </g>
  );
}

/** Below all grounds: widens an offered territory, so that a touch just off its coast still hits it. */
function TouchMargins({ stretch }: { readonly stretch: number }) {
  const table = useTableContext();
  return (
    <>
      {TERRITORIES.map((id, territory) =>
        isTarget(table, territory) ? (
          <path
            key={id}
            class="sb-touch-margin"
            d={outlinePath(TERRITORY_SHAPES[territory] ?? [], stretch)}
            onClick={() => touchPlace(table, territory)}
          />
        ) : null,
      )}
    </>
  );
}

/** Above all grounds, so that no neighbour covers half of a ring. */
function Rims({ stretch }: { readonly stretch: number }) {
  const table = useTableContext();
  const mined = previewedMines(table);
  return (
    <g class="sb-rims">
      <g transform={`scale(1 ${stretch})`} class="sb-waters">
        <path d={RIVERS} class="sb-river" clip-path="url(#sb-land-clip)" />
        <path d={RAILWAY} class="sb-rail" />
        <path d={RAILWAY} class="sb-ties" />
      </g>
      {TERRITORIES.map((id, territory) => {
        const look = isTarget(table, territory)
          ? 'sb-rim-offer'
          : (mined & (1 << territory)) !== 0
            ? 'sb-rim-chosen'
            : '';
        return look === '' ? null : (
          <path
            key={id}
            class={`sb-rim ${look}`}
            d={outlinePath(TERRITORY_SHAPES[territory] ?? [], stretch)}
          />
        );
      })}
    </g>
  );
}
