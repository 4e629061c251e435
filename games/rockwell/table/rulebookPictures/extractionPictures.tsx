/** A drilled tile, its booty, and danger. */
import { CARDS, CREWS, packCrew, RESOURCES, TILES } from '../../rules/index.ts';
import { CrewPawn } from '../earth/crewPawn.tsx';
import { centreOf } from '../earth/earthGeometry.ts';
import { EarthScenery } from '../art/earthScenery.tsx';
import { EarthTile } from '../earth/earthTile.tsx';
import { crewsOn } from '../lazy/earth/powerGain.ts';
import { tileLayoutOn } from '../lazy/earth/tileLayout.ts';
import { BootyShares } from '../lazy/extraction/bootyShares.tsx';
import { ExtractionCard } from '../lazy/extraction/extractionCard.tsx';
import type { OwnerPortion } from '../lazy/extraction/ownerPortion.ts';
import { useTableContext } from '../tableModel.ts';
import type { PictureProps } from './scene.tsx';
import { FIRST_VIEW, Scene, YOU } from './scene.tsx';

const RIVAL = 1;
/** The tile A4, which takes 3. */
export const DRILLED = TILES.findIndex(({ id }) => id === 'A4');
const PRESENT_POWER = 32;
const DETAIL = { width: 440, height: 230 };

function DrilledTile() {
  const table = useTableContext();
  const { x, y } = centreOf(DRILLED, table.view.layout);
  const { width, height } = DETAIL;
  const around = [DRILLED - 1, DRILLED, DRILLED + 1, DRILLED + 8, DRILLED + 7];
  const arranged = tileLayoutOn(table, DRILLED);
  return (
    <div class="rw-globe rw-scene-detail">
      <div class="rw-earth">
        <svg
          viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`}
          // About one pixel for each unit.
          style={{ '--unit': 1 }}
        >
          <EarthScenery />
          {around.map((space) => (
            <EarthTile key={space} space={space} arranged={tileLayoutOn(table, space)} unit={1} />
          ))}
          {crewsOn(table.view, DRILLED).map((crew, place) => {
            const at = arranged.crews[place];
            return at === undefined ? null : <CrewPawn key={crew} crew={crew} at={at} />;
          })}
        </svg>
      </div>
    </div>
  );
}

export function Extraction({ language }: PictureProps) {
  const crews = [...FIRST_VIEW.crews];
  crews[YOU * CREWS] = packCrew(DRILLED, 1, 0);
  crews[RIVAL * CREWS] = packCrew(DRILLED, 2, 0);
  const spaces = FIRST_VIEW.spaces.map((space, place) =>
    place === DRILLED ? space + 3 * PRESENT_POWER : space,
  );
  return (
    <Scene language={language} view={{ ...FIRST_VIEW, crews, spaces }}>
      <DrilledTile />
    </Scene>
  );
}

const cardNumbered = (id: string): number => CARDS.findIndex((card) => card.id === id);
const NOTHING = RESOURCES.map(() => 0);

const SHARES: readonly OwnerPortion[] = [
  { owner: RIVAL, power: 2, booty: [4, 2, 0, 0], lost: NOTHING, priority: 'power', isFinal: true },
  { owner: YOU, power: 1, booty: [3, 2, 0, 0], lost: NOTHING, priority: 'none', isFinal: true },
];

export const Share = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="rw-stage">
      <ExtractionCard card={cardNumbered('X1-6')} />
      <BootyShares shares={SHARES} />
    </div>
  </Scene>
);

const BEFORE_INSURANCE: OwnerPortion = {
  owner: YOU,
  power: 2,
  booty: [2, 1, 1, 0],
  lost: [0, 1, 1, 0],
  priority: 'none',
  isFinal: false,
};

export const Danger = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="rw-stage">
      <ExtractionCard card={cardNumbered('X1-5')} />
      <BootyShares shares={[BEFORE_INSURANCE]} />
      <BootyShares shares={[{ ...BEFORE_INSURANCE, lost: [0, 0, 1, 0], isFinal: true }]} />
    </div>
  </Scene>
);
