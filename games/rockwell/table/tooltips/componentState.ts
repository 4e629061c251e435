/** What a component costs or is worth now, from the view: the second line of its tooltip. */
import type { BoundCatalogue } from '@pithead/text';
import type { TooltipContext } from '@pithead/ui';
import type { PlayerView, Possessions, RockwellView } from '../../rules/index.ts';
import {
  BRIBERY_TILES,
  CORE,
  CORE_ACHIEVEMENT,
  CORE_TO_END,
  countBits,
  crewIndex,
  deliveriesLeftFrom,
  deliveryOf,
  deliveryPrestige,
  DICE,
  dieOf,
  MOBILITY_PRICES,
  MOST_POWER,
  ownerOf,
  placeOf,
  POWER_PRICES,
  powerOf,
  presentPower,
  PRICES,
  requiredPower,
  ROUNDS,
  SAFETY_PRICES,
  SHAFT_PRICES,
  stageOf,
  tileOn,
  TILES,
  vpBoard,
  vpSlot,
} from '../../rules/index.ts';
import type { Vocabulary } from '../../text/vocabulary.ts';
import { capitalise } from '../../text/vocabulary.ts';
import type { Language } from '@pithead/text';
import type { en } from './en.ts';
import type { RockwellKind } from './kinds.ts';

interface Described {
  readonly language: Language;
  readonly view: RockwellView;
  readonly seat: number;
  readonly own: PlayerView;
  /** Undefined for spectators: nothing is theirs. */
  readonly hidden: Possessions | undefined;
  readonly say: BoundCatalogue<typeof en>['states'];
  readonly things: Vocabulary;
  /** `space-4` is the name `space` and the number 4. */
  readonly name: string;
  readonly number: number;
}

type StateOf = (described: Described) => string | undefined;

const tile: StateOf = ({ view, say, number }) => {
  const packed = view.spaces[number] ?? 0;
  return say.power({ required: requiredPower(packed), present: presentPower(packed) });
};

const revealedTile: StateOf = ({ view, say, things, number }) => {
  const income = TILES[tileOn(view.spaces[number] ?? 0)]?.income;
  return income && say.income({ cubes: things.cubes(income) });
};

const crew: StateOf = ({ view, seat, hidden, say, things, name, number }) => {
  const index = name === 'own-crew' ? crewIndex(seat, number) : number;
  const packed = view.crews[index] ?? 0;
  const power = powerOf(packed);
  const now = dieOf(packed) > 0 ? say.crewWithDie({ power, die: dieOf(packed) }) : say.crew({ power });
  const canGrow = ownerOf(index) === seat && power < MOST_POWER && placeOf(packed) !== CORE;
  if (!canGrow || hidden === undefined) return now;
  const price = things.money(POWER_PRICES[power + 1] ?? 0);
  return `${now} ${say.improvement({ power: power + 1, price })}`;
};

const placeIn =
  (order: 'control' | 'management'): StateOf =>
  ({ view, seat, hidden, say }) =>
    hidden === undefined ? undefined : say.place({ place: view[order].indexOf(seat) + 1 });

/** The prices begin with the one of level 0, which everybody has. */
const level =
  (prices: Readonly<Record<number, readonly number[]>>, levelOf: (own: PlayerView) => number): StateOf =>
  ({ view, own, hidden, say, things }) => {
    const price = prices[view.seats]?.[levelOf(own) + 1];
    if (hidden === undefined) return undefined;
    return price === undefined ? say.highest : say.level({ level: levelOf(own), price: things.money(price) });
  };

const delivery: StateOf = ({ view, say, things, number }) => {
  const top = view.deliveryTops[number] ?? -1;
  if (top < 0) return say.spent;
  const { cost, prestige } = deliveryOf(top);
  return say.delivery({
    cubes: things.cubes(cost),
    prestige: things.prestige(prestige),
    left: deliveriesLeftFrom(top),
  });
};

const achievement: StateOf = ({ view, own, hidden, say, things, number }) => {
  const top = view.achievementTops[number] ?? 0;
  if (hidden !== undefined && (own.achievements & (1 << number)) !== 0) return say.reached;
  return top === 0 ? say.spent : say.prestige({ prestige: things.prestige(top) });
};

const core: StateOf = ({ view, say }) =>
  say.core({
    count: view.players.filter(({ achievements }) => (achievements & (1 << CORE_ACHIEVEMENT)) !== 0).length,
    needed: CORE_TO_END[view.seats] ?? 0,
  });

const ownCubes: StateOf = ({ hidden, say, things, number }) => {
  const count = hidden?.stock[number];
  return count === undefined
    ? undefined
    : say.ownCubes({ count, worth: things.money(count * (PRICES[number] ?? 0)) });
};

const STATES: Readonly<Partial<Record<RockwellKind, StateOf>>> = {
  tile,
  revealedTile,
  core,
  subcontractor: ({ view, say }) => say.left({ count: view.dice, all: DICE }),
  briberyTile: ({ view, say }) => say.left({ count: view.briberyTiles, all: BRIBERY_TILES }),
  crew,
  mineshaft: (described) =>
    tileOn(described.view.spaces[described.number] ?? 0) < 0 ? tile(described) : revealedTile(described),
  management: placeIn('management'),
  control: placeIn('control'),
  slot: ({ view, things, language, number }) =>
    `${capitalise(language, things.slot(view.seats, vpBoard(number), vpSlot(number)))}.`,
  round: ({ view, say }) => (view.round === 0 ? undefined : say.round({ round: view.round, rounds: ROUNDS })),
  price({ say, things, language, number }) {
    const price = things.money(PRICES[number] ?? 0);
    return say.priceOf({ resource: capitalise(language, things.resource(number)), price });
  },
  delivery,
  stock: ownCubes,
  insurance: ({ hidden, say }) => hidden && say.own({ count: hidden.insurance }),
  delivered: ({ hidden, say, things }) =>
    hidden === undefined || hidden.deliveries === 0
      ? undefined
      : say.deliveries({
          count: countBits(hidden.deliveries),
          prestige: things.prestige(deliveryPrestige(hidden)),
        }),
  mobility: level(MOBILITY_PRICES, ({ mobility }) => mobility),
  safety: level(SAFETY_PRICES, ({ safety }) => safety),
  shafts: level(SHAFT_PRICES, stageOf),
  achievement,
};

export function componentState(
  kind: RockwellKind,
  { view, viewer, shownSeat }: TooltipContext<RockwellView>,
  element: Element,
  texts: Pick<Described, 'language' | 'say' | 'things'>,
): string | undefined {
  const own = view.players[shownSeat];
  const { at = '' } = (element as HTMLElement).dataset;
  const [, name = at, number = '-1'] = /^(.*)-(\d+)$/.exec(at) ?? [];
  if (own === undefined) return undefined;
  const hidden = viewer === shownSeat ? (own.own ?? undefined) : undefined;
  const described = { view, seat: shownSeat, own, hidden, ...texts, name, number: Number(number) };
  return STATES[kind]?.(described);
}
