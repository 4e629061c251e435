import { TERRITORIES } from '../../rules/index.ts';
import { useMemo } from 'preact/hooks';
import { Arrows, MapPatterns, Scenery, Waters } from '../art/scenery.tsx';
import { outlinePath, shapeOf } from '../art/roughOutlines.ts';
import { OUTLINES } from '../art/outlines.ts';
import { useTableContext } from '../tableModel.ts';
import type { TableTexts } from '../words.ts';
import type { MapLayout } from './mapLayout.ts';
import { isTarget, previewedMines, touchPlace } from './placeTargets.ts';

export function MapBackground({ layout }: { readonly layout: MapLayout }) {
  const { x, y, width, height, stretch } = layout;
  const { words } = useTableContext();
  const scenery = useMemo(
    () => <Scenery stretch={stretch} seas={layout.name === 'tall' ? [] : seaNames(words)} />,
    [layout, words],
  );
  return (
    <svg class="sb-land" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <MapPatterns />
      {scenery}
      <TouchMargins stretch={stretch} />
      {TERRITORIES.map((_, territory) => (
        <Ground key={territory} territory={territory} stretch={stretch} />
      ))}
      <Rims stretch={stretch} />
      <Arrows stretch={stretch} />
    </svg>
  );
}

const seaNames = ({ karaSea, laptevSea, eastSea }: TableTexts['words']): readonly string[] => [
  karaSea,
  laptevSea,
  eastSea,
];

/** The ground of a territory is clickable; touch and keyboard users also have the button of the place. */
function Ground({ territory, stretch }: { readonly territory: number; readonly stretch: number }) {
  const table = useTableContext();
  const id = TERRITORIES[territory] ?? 'yamal';
  const shape = useMemo(() => outlinePath(shapeOf(id), stretch), [stretch]);
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
            d={outlinePath(shapeOf(id), stretch)}
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
      <Waters stretch={stretch} />
      {TERRITORIES.map((id, territory) => {
        const look = isTarget(table, territory)
          ? 'sb-rim-offer'
          : (mined & (1 << territory)) !== 0
            ? 'sb-rim-chosen'
            : '';
        return look === '' ? null : (
          <path key={id} class={`sb-rim ${look}`} d={outlinePath(shapeOf(id), stretch)} />
        );
      })}
    </g>
  );
}
