import { startDrag } from '@pithead/ui';
import type { Side } from '../../rules/index.ts';
import { NONE, SPACES, tileOf } from '../../rules/index.ts';
import { Cart, CoalGlyph, LampIcon, times } from '../art/pieces.tsx';
import { cubeList, cubeName } from '../sentences.ts';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import type { Tunnel } from './tunnels.ts';
import { cartCount, tunnelsOf } from './tunnels.ts';
import { ROCK_STRATA } from './scenery.tsx';

export function TunnelLevel({ level, side }: { readonly level: number; readonly side: Side }) {
  const table = useTableContext();
  const { own, names, words, say } = table;
  const tunnels = tunnelsOf(own, level, table.at === 'shortage')[side];
  const carts = cartCount(tunnels);
  const cubes = [0, 0, 0, 0];
  for (const { carts: loads } of tunnels)
    for (const coal of loads) if (coal !== undefined) cubes[coal] = (cubes[coal] ?? 0) + 1;
  const ghost = previewedTile(table);
  // Equal cubes are interchangeable: if only one coal can be loaded, the whole tunnel is the click target.
  const [only, ...others] = own.level === level + 1 ? (table.offers['cartToCage'] ?? []) : [];
  const loadOnly =
    only === undefined || others.length > 0 ? undefined : () => table.touch(['cartToCage', only]);
  const hasGhost = ghost !== undefined && tileOf(ghost).coal === level && tileOf(ghost).side === side;
  return (
    <div
      class={`ga-level ga-${side}-side ga-depth-${level + 1} ${carts > 7 ? 'ga-crowded' : ''}`}
      role="group"
      data-area={`level-${level}-${side}`}
      onClick={(event) => (event.target as Element).closest('button, .ga-lit') === null && loadOnly?.()}
      aria-label={say(words.levelSentence, {
        level: names.level(level + 1),
        side: names.messages.sides[side],
        carts,
        cubes: cubeList(table, cubes),
      })}
    >
      {ROCK_STRATA[level * 2 + (side === 'light' ? 0 : 1)]}
      {side === 'light' && (
        <span class="ga-plate" aria-hidden="true">
          <b>{level + 1}</b>
          <CoalGlyph coal={level} />
        </span>
      )}
      <div class="ga-run">
        {tunnels.map((tunnel) => (
          <TunnelPiece key={tunnel.tile ?? 'printed'} tunnel={tunnel} level={level} side={side} />
        ))}
        {hasGhost ? <GhostTile carts={tileOf(ghost).carts} level={level} /> : <span class="ga-rock-end" />}
      </div>
    </div>
  );
}

function previewedTile({ preview, view }: TableModel): number | undefined {
  if (preview === undefined) return undefined;
  const [verb, noun] = preview;
  if (verb === 'buyDrawnTile') return noun;
  const space = verb === 'placeWorkers' ? SPACES[noun] : undefined;
  if (space?.action !== 'buyDisplayedTile') return undefined;
  const tile = view.factory[space.value] as number;
  return tile >= 0 ? tile : undefined;
}

const GhostTile = ({ carts, level }: { readonly carts: number; readonly level: number }) => (
  <span class="ga-tunnel ga-ghost-tile">
    {times(carts, (place) => (
      <Cart key={place} level={level} coal={level} />
    ))}
  </span>
);

interface PieceProps {
  readonly tunnel: Tunnel;
  readonly level: number;
  readonly side: Side;
}

function TunnelPiece({ tunnel, level, side }: PieceProps) {
  const table = useTableContext();
  const { own, placed } = table;
  const isNewest = tunnel.tile !== undefined && tunnel.tile === own.tiles.length - 1;
  const isNew = isNewest && placed !== undefined && SPACES[placed]?.action === 'buyDisplayedTile';
  const asks = isNewest && table.at === 'shortage';
  const isPrinted = tunnel.tile === undefined;
  return (
    <span
      class={`ga-tunnel ga-${side} ${isPrinted ? 'ga-printed' : ''} ${isNew ? 'ga-new' : ''} ${asks ? 'ga-asks' : ''}`}
      data-at={isNewest ? 'newest-tile' : undefined}
    >
      {tunnel.tile !== undefined && <LampIcon side={side} />}
      {tunnel.carts.map((coal, place) => (
        <CartPlace key={place} level={level} coal={coal} />
      ))}
    </span>
  );
}

function CartPlace({ level, coal }: { readonly level: number; readonly coal: number | undefined }) {
  const table = useTableContext();
  const { own } = table;
  const cart = <Cart level={level} coal={coal} />;
  const load = (): void => table.touch(['cartToCage', coal ?? NONE]);
  const isWorking = coal !== undefined && table.isOwn && table.isAsked && table.at === 'mining';
  const isOffered = isWorking && own.level === level + 1 && table.isOffered(['cartToCage', coal]);
  if (!isWorking || table.isPhone) {
    return (
      <span
        class={`ga-cart-place ${isOffered ? 'ga-lit' : ''}`}
        data-at={`cart-${level}-${coal ?? 'empty'}`}
        onClick={isOffered ? load : undefined}
      >
        {cart}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`ga-cart-place ${isOffered ? 'is-offered' : 'ga-calm'}`}
      data-stop
      data-at={`cart-${level}-${coal}`}
      aria-disabled={!isOffered}
      aria-label={cubeName(table, { from: 'cart', coal }, isOffered)}
      onClick={isOffered ? load : () => table.explain(['cartToCage', coal])}
      onPointerDown={(event) => isOffered && startDrag(event, { drop: (key) => key === 'cage' && load() })}
    >
      {cart}
    </button>
  );
}
