/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** The pictures of “How to play”, drawn with the components of the table. */
import type { Language } from '@pithead/text';
import type { RulebookPictures } from '@pithead/ui';
import type { ComponentChildren } from 'preact';
import type { PlayerView, RockwellView } from '../rules/index.ts';
import {
  ACHIEVEMENT_STEPS,
  ACHIEVEMENTS,
  BOARDS,
  BRIBERY_TILES,
  CARDS,
  CARDS_PER_PILE,
  CORE_ACHIEVEMENT,
  CREWS,
  DELIVERIES_PER_PILE,
  DELIVERY_PILES,
  DICE,
  FIRST_ENTRANCE,
  NOWHERE,
  packCrew,
  packSpace,
  PILES,
  RESOURCES,
  SHAFTS,
  slotIndex,
  SLOTS,
  STARTING_CUBES,
  STARTING_MONEY,
  TIERS,
  TILES,
} from '../rules/index.ts';
import { createGameText } from '../text/gameText.ts';
import { times } from './art/pieces.tsx';
import { BidForm } from './choices/bidForm.tsx';
import './css/index.css';
import { CrewPawn } from './earth/crewPawn.tsx';
import { Earth } from './earth/earth.tsx';
import { centreOf } from './earth/earthGeometry.ts';
import { EarthScenery } from './earth/earthScenery.tsx';
import { EarthTile, tileLayoutOn } from './earth/earthTile.tsx';
import { crewsOn } from './earth/targets.ts';
import { BootyShares } from './lazy/extraction/bootyShares.tsx';
import { ExtractionCard } from './lazy/extraction/extractionCard.tsx';
import type { OwnerPortion } from './lazy/extraction/ownerPortion.ts';
import { lazyTablePart, loadTexts } from './lazyParts.tsx';
import { ControlCentre } from './phaseBoards/controlCentre.tsx';
import { StockExchange } from './phaseBoards/stockExchange.tsx';
import { Delivery, Workshop } from './phaseBoards/workshop.tsx';
import { Achievement } from './playerArea/achievementList.tsx';
import { CrewTrack, LevelTrack, ShaftTrack } from './playerArea/improvementTracks.tsx';
import './rulebookPictures.css';
import type { TableModel } from './tableModel.ts';
import { TableContext, useTableContext } from './tableModel.ts';
import { useTableModel } from './useTableModel.ts';
import { textsFor } from './words.ts';

interface Props {
  readonly language: Language;
}

const SEATS = 4;
const YOU = 0;
const RIVAL = 1;

const FIRST_COMPANY: PlayerView = {
  own: {
    stock: STARTING_CUBES,
    money: STARTING_MONEY,
    insurance: 0,
    deliveries: 0,
    prestige: 0,
    choice: [0, 0, 0, 0, 0],
    traded: 0,
  },
  mobility: 0,
  safety: 0,
  shafts: times(SHAFTS, () => NOWHERE),
  cards: 0,
  achievements: 0,
  actions: 0,
  shown: [],
  insuranceUsed: 0,
};

const FIRST_VIEW: RockwellView = {
  looker: YOU,
  seats: SEATS,
  steps: [{ at: 'drilling', pending: 1, left: 0 }],
  layout: 0,
  byManagement: 0,
  zeroScores: 0,
  hiddenLog: 0,
  turnLimit: 0,
  turn: 1,
  round: 1,
  management: [0, 1, 2, 3],
  control: [0, 1, 2, 3],
  slots: times(BOARDS.length * SLOTS, () => NOWHERE),
  spaces: TILES.map(({ power }) => packSpace(power)),
  revealed: 0,
  crews: times(SEATS * CREWS, (crew) => packCrew(FIRST_ENTRANCE + (crew % CREWS), 1, 0)),
  piles: times(PILES, () => (1 << CARDS_PER_PILE) - 1),
  briberyTiles: BRIBERY_TILES,
  dice: DICE,
  active: NOWHERE,
  hired: 0,
  ended: 0,
  deliveryTops: DELIVERY_PILES.map((_, pile) => pile * DELIVERIES_PER_PILE),
  achievementTops: ACHIEVEMENTS.map(
    (_, achievement) => (TIERS[achievement] ?? 0) - (ACHIEVEMENT_STEPS[SEATS]?.[0] ?? 0),
  ),
  players: times(SEATS, () => FIRST_COMPANY),
};

const doNothing = (): void => undefined;

interface SceneProps extends Props {
  readonly view: RockwellView;
  /** What differs from a table without a decision. */
  readonly change?: Partial<TableModel>;
  readonly children: ComponentChildren;
}

/** The table around a picture: its view, and nothing to select. */
function Scene({ language, view, change, children }: SceneProps) {
  const texts = textsFor(language);
  const table = useTableModel({
    view,
    offers: {},
    names: ['▲', '●', '■', '◆'],
    viewer: YOU,
    shownSeat: YOU,
    hasReplacedDecision: false,
    facts: [],
    language,
    text: createGameText(language, texts.things, () => undefined),
    moving: [],
    prompt: null,
    play: doNothing,
    explain: doNothing,
    note: doNothing,
  });
  return (
    <TableContext.Provider value={{ ...table, ...change }}>
      <div class="rw-table rw-scene">{children}</div>
    </TableContext.Provider>
  );
}

const WholeEarth = ({ language }: Props) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="rw-globe rw-scene-earth">
      <Earth />
    </div>
  </Scene>
);

/** 500 dollars and one gold. */
const DRAFT = [500, 0, 0, 0, 1];

function Bid({ language }: Props) {
  const own = { ...FIRST_COMPANY.own, stock: [3, 2, 1, 1] } as PlayerView['own'];
  const view: RockwellView = {
    ...FIRST_VIEW,
    steps: [{ at: 'auction', pending: 15, left: 0 }],
    round: 0,
    players: FIRST_VIEW.players.map((player) => ({ ...player, own })),
  };
  return (
    <Scene language={language} view={view} change={{ draft: DRAFT }}>
      <BidForm />
    </Scene>
  );
}

/** By board: the seats on its first slots. */
const PLACED = [
  [2, 1],
  [0, 1, 3],
  [0, 2, 3],
];

function VicePresidents({ language }: Props) {
  const slots = [...FIRST_VIEW.slots];
  PLACED.forEach((seats, board) => {
    seats.forEach((seat, slot) => (slots[slotIndex(board, slot)] = seat));
  });
  return (
    <Scene
      language={language}
      view={{ ...FIRST_VIEW, steps: [{ at: 'vicePresidents', pending: 1, left: 0 }], slots }}
    >
      <ControlCentre />
      <StockExchange />
      <Workshop />
    </Scene>
  );
}

/** The tile A4, which takes 3. */
const DRILLED = TILES.findIndex(({ id }) => id === 'A4');
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

function Extraction({ language }: Props) {
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

const Share = ({ language }: Props) => (
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

const Danger = ({ language }: Props) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="rw-stage">
      <ExtractionCard card={cardNumbered('X1-5')} />
      <BootyShares shares={[BEFORE_INSURANCE]} />
      <BootyShares shares={[{ ...BEFORE_INSURANCE, lost: [0, 0, 1, 0], isFinal: true }]} />
    </div>
  </Scene>
);

function Improvements({ language }: Props) {
  const company: PlayerView = { ...FIRST_COMPANY, mobility: 1, safety: 1 };
  const crews = [...FIRST_VIEW.crews];
  crews[YOU * CREWS] = packCrew(DRILLED, 2, 0);
  const view = {
    ...FIRST_VIEW,
    crews,
    players: FIRST_VIEW.players.map((player, seat) => (seat === YOU ? company : player)),
  };
  return (
    <Scene language={language} view={view} change={{ at: 'workshop' }}>
      <div class="rw-tracks">
        <CrewTrack />
        <LevelTrack kind="mobility" />
        <LevelTrack kind="safety" />
        <ShaftTrack />
      </div>
    </Scene>
  );
}

const Scoring = ({ language }: Props) => (
  <Scene language={language} view={FIRST_VIEW}>
    <ul class="rw-achievements">
      <Achievement achievement={CORE_ACHIEVEMENT} />
    </ul>
    <Delivery pile={0} />
  </Scene>
);

export const rulebookPictures: RulebookPictures = {
  async loadTexts(language) {
    await loadTexts(language);
    await lazyTablePart.load(language);
  },
  pictures: {
    earth: WholeEarth,
    bid: Bid,
    vicePresidents: VicePresidents,
    extraction: Extraction,
    share: Share,
    danger: Danger,
    workshop: Improvements,
    scoring: Scoring,
  },
};
