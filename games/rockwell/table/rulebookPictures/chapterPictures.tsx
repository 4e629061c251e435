/** The pictures of chapters of the rulebook that “How to play” does not show, apart from details of the Earth. */
import type { PlayerView } from '../../rules/index.ts';
import { DELIVERY_PILES } from '../../rules/index.ts';
import { InsureForm } from '../lazy/choices/insureForm.tsx';
import { StockExchange } from '../phaseBoards/stockExchange.tsx';
import { Delivery, Workshop } from '../phaseBoards/workshop.tsx';
import { AchievementList } from '../playerArea/achievementList.tsx';
import { HiddenPossessions } from '../playerArea/hiddenPossessions.tsx';
import type { PictureProps } from './scene.tsx';
import { FIRST_COMPANY, FIRST_VIEW, Scene } from './scene.tsx';

const STOCKED = { ...FIRST_COMPANY.own, stock: [3, 2, 1, 0] } as NonNullable<PlayerView['own']>;

const Prices = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <StockExchange />
  </Scene>
);

const Possessions = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <HiddenPossessions possessions={{ ...STOCKED, insurance: 1 }} />
  </Scene>
);

/** Two zinc and nothing else. */
const DRAFT = [0, 2, 0, 0, 0];

const Insurance = ({ language }: PictureProps) => (
  <Scene
    language={language}
    view={{
      ...FIRST_VIEW,
      steps: [{ at: 'insurance', pending: 15, left: 0 }],
      round: 0,
      players: FIRST_VIEW.players.map((player) => ({ ...player, own: STOCKED })),
    }}
    change={{ draft: DRAFT }}
  >
    <InsureForm />
  </Scene>
);

const Achievements = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="rw-scene-achievements">
      <AchievementList />
    </div>
  </Scene>
);

const Deliveries = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    {DELIVERY_PILES.map(({ id }, pile) => (
      <Delivery key={id} pile={pile} />
    ))}
  </Scene>
);

const BoardsForThree = ({ language }: PictureProps) => (
  <Scene
    language={language}
    view={{
      ...FIRST_VIEW,
      seats: 3,
      management: [0, 1, 2],
      control: [0, 1, 2],
      players: FIRST_VIEW.players.slice(0, 3),
    }}
  >
    <StockExchange />
    <Workshop />
  </Scene>
);

export const CHAPTER_PICTURES = {
  prices: Prices,
  possessions: Possessions,
  insurance: Insurance,
  achievements: Achievements,
  deliveries: Deliveries,
  boardsForThree: BoardsForThree,
};
