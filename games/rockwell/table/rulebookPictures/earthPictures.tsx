/** Details of the Earth for chapters of the rulebook. */
import type { RockwellView } from '../../rules/index.ts';
import { CORE, CREWS, FIRST_BORDER, FIRST_ENTRANCE, packCrew, withRevealedTile } from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';
import { Earth } from '../earth/earth.tsx';
import type { Point } from '../earth/earthGeometry.ts';
import { centreOf, polar } from '../earth/earthGeometry.ts';
import { DRILLED } from './extractionPictures.tsx';
import type { PictureProps } from './scene.tsx';
import { FIRST_COMPANY, FIRST_VIEW, Scene, YOU } from './scene.tsx';

const RIVAL = 1;
const PRESENT_POWER = 32;
/** In units of the Earth, whose drawing begins at `ORIGIN` and is `SIZE` wide. */
const DETAIL = { width: 440, height: 230 };
const ORIGIN = 8;
const SIZE = 984;

/** The part of the Earth around a point. */
function EarthDetail({ at: { x, y } }: { readonly at: Point }) {
  const { width, height } = DETAIL;
  const percent = (part: number, of: number): string => `${((part / of) * 100).toFixed(2)}%`;
  return (
    <div class="rw-scene-crop">
      <div
        class="rw-globe"
        style={{
          width: percent(SIZE, width),
          height: percent(SIZE, height),
          left: percent(ORIGIN + width / 2 - x, width),
          top: percent(ORIGIN + height / 2 - y, height),
        }}
      >
        <Earth />
      </div>
    </div>
  );
}

/** A view with crews of the given seats at some places: seat, place, power, power of the subcontractor. */
function viewWithCrews(
  placed: readonly (readonly [seat: number, place: number, power: number, die: number])[],
  present: readonly (readonly [space: number, power: number])[],
): RockwellView {
  const crews = [...FIRST_VIEW.crews];
  for (const [seat, place, power, die] of placed) crews[seat * CREWS] = packCrew(place, power, die);
  const spaces = [...FIRST_VIEW.spaces];
  for (const [space, power] of present) spaces[space] = (spaces[space] ?? 0) + power * PRESENT_POWER;
  return { ...FIRST_VIEW, crews, spaces };
}

/** Between mine entrance 1 and its two tiles. */
const AT_ENTRANCE = polar(480, 45);

const Movement = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <EarthDetail at={AT_ENTRANCE} />
  </Scene>
);

const BORDER = FIRST_BORDER + DRILLED;
const AT_BORDER = centreOf(BORDER, FIRST_VIEW.layout);

const Straddling = ({ language }: PictureProps) => (
  <Scene
    language={language}
    view={viewWithCrews(
      [[YOU, BORDER, 1, 0]],
      [
        [DRILLED, 1],
        [DRILLED + 1, 1],
      ],
    )}
  >
    <EarthDetail at={AT_BORDER} />
  </Scene>
);

/** Both crews are in sight from here. */
const BESIDE_BORDER = { x: AT_BORDER.x + 18, y: AT_BORDER.y };

const Bribery = ({ language }: PictureProps) => (
  <Scene
    language={language}
    view={viewWithCrews(
      [
        [YOU, DRILLED, 1, 0],
        [RIVAL, DRILLED + 1, 2, 0],
      ],
      [
        [DRILLED, 1],
        [DRILLED + 1, 2],
      ],
    )}
  >
    <EarthDetail at={BESIDE_BORDER} />
  </Scene>
);

const Subcontractor = ({ language }: PictureProps) => (
  <Scene language={language} view={viewWithCrews([[YOU, DRILLED, 1, 1]], [[DRILLED, 2]])}>
    <EarthDetail at={centreOf(DRILLED, FIRST_VIEW.layout)} />
  </Scene>
);

const Mineshaft = ({ language }: PictureProps) => {
  const company = { ...FIRST_COMPANY, shafts: FIRST_COMPANY.shafts.with(0, DRILLED) };
  const view: RockwellView = {
    ...FIRST_VIEW,
    revealed: 1 << DRILLED,
    spaces: FIRST_VIEW.spaces.map((space, place) =>
      place === DRILLED ? withRevealedTile(space, DRILLED) : space,
    ),
    players: FIRST_VIEW.players.map((player, seat) => (seat === YOU ? company : player)),
  };
  return (
    <Scene language={language} view={view}>
      <EarthDetail at={centreOf(DRILLED, view.layout)} />
    </Scene>
  );
};

const Core = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <EarthDetail at={centreOf(CORE, FIRST_VIEW.layout)} />
  </Scene>
);

const SEATS_WITH_AL = 2;

/** Al's crews follow those of the two players. RW-21.3 */
const Al = ({ language }: PictureProps) => (
  <Scene
    language={language}
    view={{
      ...FIRST_VIEW,
      seats: SEATS_WITH_AL,
      management: [0, 1],
      control: [0, 1],
      crews: times((SEATS_WITH_AL + 1) * CREWS, (crew) => packCrew(FIRST_ENTRANCE + (crew % CREWS), 1, 0)),
      players: FIRST_VIEW.players.slice(0, SEATS_WITH_AL),
    }}
  >
    <EarthDetail at={AT_ENTRANCE} />
  </Scene>
);

export const EARTH_PICTURES = {
  movement: Movement,
  straddling: Straddling,
  bribery: Bribery,
  subcontractor: Subcontractor,
  mineshaft: Mineshaft,
  core: Core,
  al: Al,
};
