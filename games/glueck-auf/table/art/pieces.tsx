/** The pieces of the game. Each kind of coal has a colour and a shape; letters would differ by language. */
import { tileOf } from '../../rules/index.ts';

export const times = <T,>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

interface OfCoal {
  readonly coal: number;
  readonly class?: string;
}

export const Cube = ({ coal, class: more = '' }: OfCoal) => (
  <svg class={`ga-cube ga-coal-${coal} ${more}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href="#ga-cube" />
    <use href={`#ga-coal-${coal}`} class="ga-c-glyph" />
  </svg>
);

export const CoalGlyph = ({ coal, class: more = '' }: OfCoal) => (
  <svg class={`ga-glyph ${more}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#ga-coal-${coal}`} />
  </svg>
);

export const Cart = ({ level, coal }: { readonly level: number; readonly coal: number | undefined }) => (
  <span class="ga-cart">
    {coal !== undefined && <Cube coal={coal} class="ga-on-cart" />}
    <svg class={`ga-cart-body ga-coal-${level}`} viewBox="0 0 40 24" aria-hidden="true">
      <use href="#ga-cart" />
      <use
        href={`#ga-coal-${level}`}
        x="10.5"
        y="2"
        width="19"
        height="19"
        class="ga-c-glyph ga-cart-glyph"
      />
    </svg>
  </span>
);

export const LampIcon = ({ side }: { readonly side: 'light' | 'dark' }) => (
  <svg class="ga-lamp" viewBox="0 0 20 28" aria-hidden="true">
    <use href={side === 'light' ? '#ga-lantern' : '#ga-lamp'} />
  </svg>
);

export function TileFace({ tile }: { readonly tile: number }) {
  const { coal, carts, side } = tileOf(tile);
  return (
    <span class={`ga-tile ga-${side}`}>
      <LampIcon side={side} />
      {times(carts, (place) => (
        <Cart key={place} level={coal} coal={coal} />
      ))}
    </span>
  );
}

export const TransportIcon = ({
  transport,
  class: more = '',
}: {
  readonly transport: number;
  readonly class?: string;
}) => (
  <svg class={`ga-transport ${more}`} viewBox="0 0 48 30" aria-hidden="true">
    <use href={`#ga-transport-${transport}`} />
  </svg>
);

export const WorkerPiece = ({ seat }: { readonly seat: number }) => (
  <svg class={`ga-worker ga-seat-${seat}`} viewBox="0 0 24 30" aria-hidden="true">
    <use href="#ga-worker" />
    <use href={`#ga-seat-${seat}`} x="8" y="19" width="8" height="8" class="ga-emblem" />
  </svg>
);

export const SeatEmblem = ({ seat }: { readonly seat: number }) => (
  <svg class={`ga-seat ga-seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#ga-seat-${seat}`} class="ga-seat-fill" />
  </svg>
);

/** Up to three are drawn one by one; more as one figure and a number. */
export function WorkerGroup({ seat, count }: { readonly seat: number; readonly count: number }) {
  if (count > 3) {
    return (
      <>
        <WorkerPiece seat={seat} />
        <b class="ga-many">×{count}</b>
      </>
    );
  }
  return <>{count > 0 && times(count, (place) => <WorkerPiece key={place} seat={seat} />)}</>;
}

export const HelmetIcon = () => (
  <svg class="ga-helmet" viewBox="0 0 20 14" aria-hidden="true">
    <use href="#ga-helmet" />
  </svg>
);

export const CoinIcon = () => (
  <svg class="ga-coin" viewBox="0 0 24 24" aria-hidden="true">
    <use href="#ga-coin" />
  </svg>
);

export const OrderSlotIcons = ({ slots }: { readonly slots: readonly number[] }) => (
  <span class="ga-mini-slots">
    {slots.flatMap((count, coal) =>
      times(count, (place) => (
        <i key={`${coal}-${place}`} class={`ga-mini-slot ga-coal-${coal}`}>
          <CoalGlyph coal={coal} />
        </i>
      )),
    )}
  </span>
);
