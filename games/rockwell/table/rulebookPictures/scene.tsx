import type { Language } from '@pithead/text';
import type { ComponentChildren } from 'preact';
import type { PlayerView, RockwellView } from '../../rules/index.ts';
import {
  ACHIEVEMENT_STEPS,
  ACHIEVEMENTS,
  BOARDS,
  BRIBERY_TILES,
  CARDS_PER_PILE,
  CREWS,
  DELIVERIES_PER_PILE,
  DELIVERY_PILES,
  DICE,
  FIRST_ENTRANCE,
  NOWHERE,
  packCrew,
  packSpace,
  PILES,
  SHAFTS,
  SLOTS,
  STARTING_CUBES,
  STARTING_MONEY,
  TIERS,
  TILES,
} from '../../rules/index.ts';
import { createGameText } from '../../text/gameText.ts';
import { times } from '../art/pieces.tsx';
import type { TableModel } from '../tableModel.ts';
import { TableContext } from '../tableModel.ts';
import { useTableModel } from '../useTableModel.ts';
import { textsFor } from '../words.ts';

export interface PictureProps {
  readonly language: Language;
}

const SEATS = 4;
export const YOU = 0;

export const FIRST_COMPANY: PlayerView = {
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

export const FIRST_VIEW: RockwellView = {
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

interface SceneProps extends PictureProps {
  readonly view: RockwellView;
  /** What differs from a table without a decision. */
  readonly change?: Partial<TableModel>;
  readonly children: ComponentChildren;
}

/** The table around a picture: its view, and nothing to select. */
export function Scene({ language, view, change, children }: SceneProps) {
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
    text: createGameText(
      language,
      texts.things,
      () => undefined,
      () => undefined,
    ),
    moving: [],
    prompt: null,
    isAlwaysConfirming: false,
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
