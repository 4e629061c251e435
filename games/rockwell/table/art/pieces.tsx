/** Every resource and seat has a colour, a shape and, where there is room, letters. */

/** In the order of RESOURCES; not translated. */
export const METAL_LETTERS = ['Zn', 'Cu', 'Ag', 'Au'] as const;

export const times = <T,>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** By seat, then Al; centred at the origin with radius 1. */
const GLYPHS = [
  'M0-1 1 .8H-1Z',
  'M-1 0A1 1 0 1 0 1 0 1 1 0 1 0-1 0Z',
  'M-.86-.86H.86V.86H-.86Z',
  'M0-1.100.95 0 0 1.100-.95 0Z',
  'M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z',
] as const;
const AL_GLYPH = 4;

/** Al's index is that of the missing third seat. */
export const ownerClass = (owner: number, hasAl: boolean): string =>
  hasAl && owner === 2 ? 'rw-al' : `rw-seat-${owner}`;

export const OwnerGlyph = ({
  owner,
  hasAl = false,
  x = 0,
  y = 0,
  size,
}: OfOwner & { x?: number; y?: number; size: number }) => (
  <path
    class={`rw-glyph ${ownerClass(owner, hasAl)}`}
    d={GLYPHS[hasAl && owner === 2 ? AL_GLYPH : owner]}
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}
  />
);

interface OfOwner {
  readonly owner: number;
  readonly hasAl?: boolean;
}

export const OwnerToken = ({
  owner,
  hasAl = false,
  class: more = '',
}: OfOwner & { readonly class?: string }) => (
  <svg class={`rw-token ${ownerClass(owner, hasAl)} ${more}`} viewBox="0 0 24 24" aria-hidden="true">
    <rect class="rw-body" x="1" y="1" width="22" height="22" rx="4" />
    <OwnerGlyph owner={owner} hasAl={hasAl} x={12} y={12} size={6.5} />
  </svg>
);

export const VicePresidentPiece = ({ seat }: { readonly seat: number }) => (
  <svg class={`rw-vice rw-seat-${seat}`} viewBox="0 0 32 40" aria-hidden="true">
    <path class="rw-body" d="M4 38c0-11 4-15 12-15s12 4 12 15Z" />
    <circle class="rw-face" cx="16" cy="15" r="7" />
    <path class="rw-hat" d="M5 12.500h22M9 12c0-7 3-10 7-10s7 3 7 10Z" />
    <OwnerGlyph owner={seat} x={16} y={32} size={4.6} />
  </svg>
);

const PIPS = [[], [12], [6, 18], [6, 12, 18], [7, 9, 15, 17]] as const;
const PIP_PLACES: Readonly<Record<number, readonly [number, number]>> = {
  6: [8, 8],
  7: [8, 8],
  9: [22, 8],
  12: [15, 15],
  15: [8, 22],
  17: [22, 22],
  18: [22, 22],
};

export const DieFace = ({ power }: { readonly power: number }) => (
  <g class="rw-die">
    <rect x="2" y="2" width="26" height="26" rx="5" />
    {(PIPS[power] ?? []).map((pip) => (
      <circle key={pip} cx={PIP_PLACES[pip]?.[0]} cy={PIP_PLACES[pip]?.[1]} r="3" />
    ))}
  </g>
);

export const DieIcon = ({ power }: { readonly power: number }) => (
  <svg class="rw-icon" viewBox="0 0 30 30" aria-hidden="true">
    <DieFace power={power} />
  </svg>
);

export const BriberyIcon = () => (
  <svg class="rw-icon rw-envelope" viewBox="0 0 30 30" aria-hidden="true">
    <path class="rw-paper" d="M3 7h24v16H3Z" />
    <path d="m3 7 12 9 12-9" />
    <circle cx="15" cy="16.500" r="4" />
  </svg>
);

export const Cube = ({ metal, class: more = '' }: { readonly metal: number; readonly class?: string }) => (
  <i class={`rw-cube rw-metal-${metal} ${more}`} aria-hidden="true">
    {METAL_LETTERS[metal]}
  </i>
);

export const CubeList = ({ counts }: { readonly counts: readonly number[] }) => (
  <span class="rw-cubes" aria-hidden="true">
    {counts.flatMap((count, metal) =>
      count > 0 ? [<CubeCount key={metal} metal={metal} count={count} />] : [],
    )}
  </span>
);

export const CubeCount = ({ metal, count }: { readonly metal: number; readonly count: number }) => (
  <span class="rw-count">
    <Cube metal={metal} />
    {count}
  </span>
);

export const DangerIcon = () => (
  <svg class="rw-icon rw-danger" viewBox="0 0 24 22" aria-hidden="true">
    <path class="rw-danger-plate" d="M12 1 23 21H1Z" />
    <path class="rw-danger-mark" d="M12 8v6M12 16.500v1.500" />
  </svg>
);
