/** The pictures of chapters of the rulebook that “How to play” does not show. */
import type { PicturedAction } from './spacePicture.tsx';
import { SpacePicture } from './spacePicture.tsx';
import { NONE, SLOT_COAL, slotsOf, SPACES, tileOf } from '../../rules/index.ts';
import { Cube, TileFace, times } from '../art/pieces.tsx';
import { PriceTag } from '../mainBoard/factory.tsx';
import { SpaceButton } from '../mainBoard/spaceButton.tsx';
import { Mine } from '../playerArea/mine.tsx';
import { OrderCard } from '../playerArea/outstandingOrders.tsx';
import type { PictureProps } from './scene.tsx';
import {
  BLACK,
  BROWN,
  FIRST_VIEW,
  GREY,
  orderNumbered,
  RIVAL,
  Scene,
  tileNumbered,
  TRUCK_ORDER,
  viewWith,
  YELLOW,
  YOU,
} from './scene.tsx';

const Pieces = ({ language }: PictureProps) => (
  <Scene language={language} view={viewWith({}, { orders: [TRUCK_ORDER] })}>
    <div class="ga-scene-row ga-scene-tile">
      <TileFace tile={tileNumbered(GREY, 2, 'light')} />
    </div>
    <div class="ga-cards ga-cards-3 ga-scene-order">
      <OrderCard order={TRUCK_ORDER} />
    </div>
    <span class="ga-scene-cubes">
      {[YELLOW, BROWN, GREY, BLACK].map((coal) => (
        <Cube key={coal} coal={coal} />
      ))}
    </span>
  </Scene>
);

const StartingMine = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="ga-scene-mine">
      <Mine />
    </div>
  </Scene>
);

const ONE_OF_EACH: readonly (readonly [PicturedAction, number])[] = [
  ['mining', 6],
  ['delivery', 2],
  ['takeMoney', 5],
];

const Spaces = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="ga-scene-row ga-scene-spaces">
      {ONE_OF_EACH.map(([action, value]) => (
        <SpacePicture key={action} action={action} value={value} />
      ))}
    </div>
  </Scene>
);

const MoneySpaces = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <div class="ga-scene-row ga-scene-spaces">
      {[3, 4, 5, 6].map((value) => (
        <SpacePicture key={value} action="takeMoney" value={value} />
      ))}
    </div>
  </Scene>
);

const Delivery = ({ language }: PictureProps) => {
  const filled = slotsOf(TRUCK_ORDER);
  const view = viewWith(
    {
      slots: SLOT_COAL.map((_, slot) => (filled.includes(slot) ? BLACK + 1 : 0)),
      unfilled: FIRST_VIEW.unfilled.map((count, order) => (order === TRUCK_ORDER ? 0 : count)),
    },
    { orders: [TRUCK_ORDER] },
  );
  return (
    <Scene language={language} view={view}>
      <div class="ga-cards ga-cards-3 ga-scene-order">
        <OrderCard order={TRUCK_ORDER} />
      </div>
      <span class="ga-scene-arrow">→</span>
      <div class="ga-scene-spaces">
        <SpacePicture action="delivery" value={2} />
      </div>
    </Scene>
  );
};

const OFFERED = ['handcart-1-yellow', 'horsecart-3-black', 'railway-3-grey'].map(orderNumbered);

const NewOrders = ({ language }: PictureProps) => (
  <Scene language={language} view={viewWith({}, { orders: OFFERED })}>
    {OFFERED.map((order) => (
      <div key={order} class="ga-cards ga-cards-3 ga-scene-order">
        <OrderCard order={order} />
      </div>
    ))}
  </Scene>
);

const FACTORY_TILES = [tileNumbered(YELLOW, 1, 'dark'), tileNumbered(BROWN, 2, 'light')];

/** Two workers against one in the factory. */
const StartPlayer = ({ language }: PictureProps) => {
  const view = viewWith({
    factory: times(8, (place) => FACTORY_TILES[place] ?? NONE),
    workersOn: SPACES.map((_, number) => (number === 0 ? 2 : number === 1 ? 1 : 0)),
    ownerOn: SPACES.map((_, number) => (number === 0 ? YOU : number === 1 ? RIVAL : NONE)),
  });
  return (
    <Scene language={language} view={view}>
      <div class="ga-scene-row ga-scene-spaces">
        {FACTORY_TILES.map((tile, number) => (
          <SpaceButton key={tile} number={number} foot={<PriceTag price={tileOf(tile).price} />}>
            <TileFace tile={tile} />
          </SpaceButton>
        ))}
      </div>
    </Scene>
  );
};

export const CHAPTER_PICTURES = {
  pieces: Pieces,
  'starting-mine': StartingMine,
  spaces: Spaces,
  'money-spaces': MoneySpaces,
  delivery: Delivery,
  'new-orders': NewOrders,
  'start-player': StartPlayer,
};
