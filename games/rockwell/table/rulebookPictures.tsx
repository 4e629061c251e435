/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** The pictures of “How to play” and of the rulebook, drawn with the components of the table. */
import type { RulebookPictures } from '@pithead/ui';
import type { PlayerView, RockwellView } from '../rules/index.ts';
import { CORE_ACHIEVEMENT, CREWS, packCrew, slotIndex } from '../rules/index.ts';
import { BidForm } from './choices/bidForm.tsx';
import { Earth } from './earth/earth.tsx';
import { lazyTablePart, loadTexts } from './lazyParts.tsx';
import { ControlCentre } from './phaseBoards/controlCentre.tsx';
import { StockExchange } from './phaseBoards/stockExchange.tsx';
import { Delivery, Workshop } from './phaseBoards/workshop.tsx';
import { Achievement } from './playerArea/achievementList.tsx';
import { CrewTrack, LevelTrack, ShaftTrack } from './playerArea/improvementTracks.tsx';
import './css/index.css';
import './rulebookPictures.css';
import { CHAPTER_PICTURES } from './rulebookPictures/chapterPictures.tsx';
import { EARTH_PICTURES } from './rulebookPictures/earthPictures.tsx';
import { Danger, DRILLED, Extraction, Share } from './rulebookPictures/extractionPictures.tsx';
import type { PictureProps } from './rulebookPictures/scene.tsx';
import { FIRST_COMPANY, FIRST_VIEW, Scene, YOU } from './rulebookPictures/scene.tsx';

const WholeEarth = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="rw-globe rw-scene-earth">
      <Earth />
    </div>
  </Scene>
);

/** 500 dollars and one gold. */
const DRAFT = [500, 0, 0, 0, 1];

function Bid({ language }: PictureProps) {
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

function VicePresidents({ language }: PictureProps) {
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

function Improvements({ language }: PictureProps) {
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

const Scoring = ({ language }: PictureProps) => (
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
    ...CHAPTER_PICTURES,
    ...EARTH_PICTURES,
  },
};
