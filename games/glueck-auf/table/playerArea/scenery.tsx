import { times } from '../art/pieces.tsx';

/** Deterministic noise, so that the stones are the same on every render. */
const noise = (seed: number): number => {
  const x = Math.sin(seed * 12.9898) * 43758.5453;
  return x - Math.floor(x);
};

const PEBBLES = times(8, (level) =>
  times(16, (n) => {
    const at = (k: number): number => noise(level * 97 + n * 7 + k);
    const y = at(2) < 0.5 ? 4 + at(3) * 16 : 64 + at(3) * 16;
    return {
      cx: Math.round(at(1) * 400),
      cy: Math.round(y),
      rx: Math.round(30 + at(4) * 70) / 10,
      ry: Math.round(16 + at(5) * 22) / 10,
    };
  }),
);

const wave = (base: number, level: number, i: number, k: number): number =>
  Math.round((base - 5 + noise(level * 31 + i * 3 + k) * 10) * 10) / 10;

const SEAMS = times(8, (level) => {
  const edge = (base: number, k: number): string =>
    times(
      9,
      (i) =>
        `${i === 0 ? '' : `Q${i * 50 - 25} ${wave(base, level, i, k + 5)} `}${i * 50} ${wave(base, level, i, k)}`,
    ).join(' ');
  const back = times(9, (i) => `${400 - i * 50} ${wave(55, level, 8 - i, 9)}`).join(' L');
  return `M${edge(29, 3)} L${back}Z`;
});

/** `place` is 2 × level + (0 light, 1 dark). */
const RockStrata = ({ place, coal }: { readonly place: number; readonly coal: number }) => (
  <svg class="ga-strata" viewBox="0 0 400 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0 12Q100 6 200 13T400 10M0 73Q120 78 230 71T400 76" class="ga-bedding" />
    {PEBBLES[place]?.map((stone, i) => (
      <ellipse key={i} {...stone} class="ga-pebble" />
    ))}
    <path d={SEAMS[place]} class={`ga-seam ga-coal-${coal}`} />
    {times(9, (i) => (
      <use
        key={i}
        href={`#ga-coal-${coal}`}
        x={14 + i * 46}
        y={36 + noise(place * 13 + i) * 7}
        width="12"
        height="12"
        class="ga-seam-glyph"
      />
    ))}
  </svg>
);

const LightScenery = () => (
  <svg class="ga-scenery" viewBox="0 0 300 90" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
    <path d="M0 90V60Q34 38 84 54T176 48 300 62V90Z" class="ga-hill" />
    <path d="M0 90V72Q70 56 150 70T300 66V90Z" class="ga-hill ga-near" />
    <path d="M212 90V68h10l2-38h7l2 38h8l2-48h7l2 48h8l15-10 15 10v22Z" class="ga-works" />
    <path d="M227 28q-6-7 1-12t-1-12M246 18q-5-6 1-10t0-8" class="ga-smoke" />
  </svg>
);

const DarkScenery = () => (
  <svg class="ga-scenery" viewBox="0 0 300 90" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <path d="M0 90V64Q60 44 126 58T224 44 300 52V90Z" class="ga-hill" />
    <path d="M0 90V76Q90 62 170 74T300 70V90Z" class="ga-hill ga-near" />
    <path d="M4 90V62l20-12 20 12v28ZM48 90V70h26v20Z" class="ga-works" />
  </svg>
);

const Headframe = () => (
  <svg class="ga-headframe" viewBox="0 0 120 112" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <path
      d="M56 32 24 112M64 32l32 80M46 58h28M40 74h40M33 92h54M46 58l34 16M74 58 40 74M40 74l47 18M80 74 33 92"
      class="ga-truss"
    />
    <path d="M42 36h36v5H42Z" class="ga-beam" />
    <g class="ga-wheel">
      <use href="#ga-wheel" x="42" y="2" width="36" height="36" />
    </g>
  </svg>
);

/**
 * Elements that never change are created once: those that are the same are not compared with the page again, and a
 * mine has 250 of them.
 */
export const LIGHT_SCENERY = <LightScenery />;
export const DARK_SCENERY = <DarkScenery />;
export const HEADFRAME = <Headframe />;
export const ROCK_STRATA = times(8, (place) => <RockStrata place={place} coal={place >> 1} />);
