/** The map without anything that changes during a game, and the rock below it. */
import { landPath, territoriesPath } from './roughOutlines.ts';

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

const SEAS = [
  [118, 52, -13],
  [452, 30, 0],
  [776, 52, 6],
] as const;

export const MapPatterns = () => (
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

interface SceneryProps {
  readonly stretch: number;
  /** Without names there is no compass either. */
  readonly seas: readonly string[];
}

export function Scenery({ stretch, seas }: SceneryProps) {
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
      {seas.length > 0 && (
        <>
          <g class="sb-seas">
            {SEAS.map(([x, y, turn], sea) => (
              <text key={x} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`}>
                {seas[sea]}
              </text>
            ))}
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

export const Waters = ({ stretch }: { readonly stretch: number }) => (
  <g transform={`scale(1 ${stretch})`} class="sb-waters">
    <path d={RIVERS} class="sb-river" clip-path="url(#sb-land-clip)" />
    <path d={RAILWAY} class="sb-rail" />
    <path d={RAILWAY} class="sb-ties" />
  </g>
);

export const Arrows = ({ stretch }: { readonly stretch: number }) => (
  <>
    <g transform={`scale(1 ${stretch})`} class="sb-arrows">
      <path d={ARROWS} class="sb-arrow-halo" />
      <path d={ARROWS} class="sb-arrow" />
    </g>
    {ARROW_HEADS.map(([x, y, turn]) => (
      <path
        key={turn}
        class="sb-arrow-head"
        transform={`translate(${x} ${y * stretch}) rotate(${turn})`}
        d="M-9-10 11 0-9 10-4 0z"
      />
    ))}
  </>
);

const DEPOSITS = [
  'M6 92V54C6 20 52 8 80 8s74 12 74 46v38z',
  'M0 34l160-14v52L0 86z',
  'M4 60C30 22 130 18 156 50c-8 40-140 44-152 10z',
  'M0 78 34 40l22 10 30-34 26 12L160 4v28l-40 26-22-8-34 36-26-8L12 96H0z',
  'M18 0h124c-6 40-36 52-46 100H64C54 52 24 40 18 0z',
] as const;

const STRATA = [
  ['sb-stratum-2', 'M0 23Q120 18 240 31T480 23 720 20 960 33V110H0Z'],
  ['sb-stratum-3', 'M0 59Q120 48 240 56T480 48 720 49 960 58V110H0Z'],
  ['sb-stratum-4', 'M0 72Q120 77 240 79T480 75 720 71 960 76V110H0Z'],
] as const;

export const Strata = () => (
  <svg class="sb-strata" viewBox="0 0 960 110" preserveAspectRatio="none" aria-hidden="true">
    {STRATA.map(([look, d]) => (
      <path key={look} class={look} d={d} />
    ))}
  </svg>
);

export const Pocket = ({ resource }: { readonly resource: number }) => (
  <svg class="sb-pocket" viewBox="0 0 160 96" preserveAspectRatio="none" aria-hidden="true">
    <path d={DEPOSITS[resource]} />
  </svg>
);
