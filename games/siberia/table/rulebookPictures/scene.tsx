/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** A table with a chosen view around each picture, and the view of a first turn to start from. */
import type { Language } from '@pithead/text';
import type { ComponentChildren } from 'preact';
import type { PlayerView, SiberiaView, Territory } from '../../rules/index.ts';
import { CUBES, EXCHANGES, PLACES, RESOURCES, TERRITORIES, TILES } from '../../rules/index.ts';
import { createGameText } from '../../text/gameText.ts';
import { TileFace, times } from '../art/pieces.tsx';
import '../css/index.css';
import type { TableModel } from '../tableModel.ts';
import { TableContext, useTableContext } from '../tableModel.ts';
import { useTableModel } from '../useTableModel.ts';
import { textsFor } from '../words.ts';
import './scene.css';

export interface PictureProps {
  readonly language: Language;
}

const YOU = 0;
export const tileNumbered = (id: string): number => TILES.findIndex((tile) => tile.id === id);

const FIRST_BOARD: PlayerView = {
  money: 0,
  income: RESOURCES.map(() => 0),
  figures: 4,
  workers: PLACES.map(() => 0),
  salesmen: times(EXCHANGES, () => 0),
  tiles: [],
  covered: 0,
  invested: 0,
};

/** Two different resources in each territory. */
export const CUBES_LAID = TERRITORIES.map(
  (_, territory) => (1 << (territory % 5)) | (1 << ((territory + 2) % 5)),
);

export const FIRST_VIEW: SiberiaView = {
  looker: YOU,
  seats: 3,
  steps: [{ at: 'turn', pending: 1, left: 0 }],
  roundLimit: 60,
  round: 1,
  startPlayer: YOU,
  cities: times(EXCHANGES, (field) => (field === 0 ? 0 : 2 * field - 1)),
  cubes: CUBES_LAID,
  closed: 0,
  supply: CUBES,
  sold: RESOURCES.map(() => 0),
  bagSize: 52,
  faceUp: [],
  investmentsInStack: 16,
  passed: 0,
  joker: 0,
  resolving: [],
  gap: 0,
  ended: 0,
  players: [FIRST_BOARD, FIRST_BOARD, FIRST_BOARD],
};

/** A view in which the first player's board differs. */
export const viewWith = (change: Partial<SiberiaView>, own: Partial<PlayerView> = {}): SiberiaView => ({
  ...FIRST_VIEW,
  ...change,
  players: FIRST_VIEW.players.map((player, seat) => (seat === YOU ? { ...player, ...own } : player)),
});

export const at = (step: string, left = 0): Pick<SiberiaView, 'steps'> => ({
  steps: [{ at: step, pending: 1, left }],
});

export const workersAt = (counts: Partial<Record<Territory | 'vladivostok', number>>): readonly number[] =>
  PLACES.map((place) => counts[place] ?? 0);

const doNothing = (): void => undefined;

interface SceneProps extends PictureProps {
  readonly view: SiberiaView;
  readonly offers?: Readonly<Record<string, readonly number[]>>;
  readonly held?: TableModel['held'];
  readonly children: ComponentChildren;
}

/** The table around a picture: its view, and what is highlighted. */
export function Scene({ language, view, offers = {}, held, children }: SceneProps) {
  const table = useTableModel({
    view,
    offers,
    names: ['▲', '●', '■'],
    viewer: YOU,
    shownSeat: YOU,
    hasReplacedDecision: false,
    facts: [],
    language,
    text: createGameText(language, textsFor(language).names, {}),
    moving: [],
    prompt: null,
    isAlwaysConfirming: false,
    play: doNothing,
    explain: doNothing,
    note: doNothing,
  });
  return (
    <TableContext.Provider value={{ ...table, held }}>
      <div class="sb-table sb-scene">{children}</div>
    </TableContext.Provider>
  );
}

export const Arrow = () => <span class="sb-scene-arrow">→</span>;

export const TilePicture = ({ tile }: { readonly tile: number }) => (
  <span class="sb-scene-tile">
    <TileFace tile={tile} texts={useTableContext()} />
  </span>
);
