import type { Move, Tell } from '@pithead/kernel';
import { currentStep, forbidUndo, replaceStep } from '@pithead/kernel';
import { PRICES, RESOURCES, STOCK_EXCHANGE, WORKSHOP } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Player, Rockwell } from '../state.ts';
import { add, changeStock, KNOWN_PER_SEAT, playerOf, worthOf } from '../state.ts';
import { MOST_CUBES } from './bid.ts';

type TradeMove = Move<Rockwell, RockwellFact>;

const NOUNS = /* @__PURE__ */ ['buy', 'sell'].flatMap((direction) =>
  RESOURCES.flatMap((resource) =>
    Array.from({ length: MOST_CUBES }, (_, i) => `${direction}-${resource}-${i + 1}`),
  ),
);
export const tradeNoun = (buys: boolean, resource: number, cubes: number): number =>
  ((buys ? 0 : RESOURCES.length) + resource) * MOST_CUBES + cubes - 1;
export const isPurchase = (noun: number): boolean => noun < RESOURCES.length * MOST_CUBES;
export const tradedResource = (noun: number): number => Math.floor(noun / MOST_CUBES) % RESOURCES.length;
export const tradedCubes = (noun: number): number => (noun % MOST_CUBES) + 1;

const isTraded = (player: Player, resource: number): boolean => (player.traded & (1 << resource)) !== 0;

/** Any number of one resource at its fixed price; each resource once. RW-14.3, RW-14.4 */
const refuse: TradeMove['refuse'] = (state, seat, noun) => {
  const player = playerOf(state, seat);
  const resource = tradedResource(noun);
  const cubes = tradedCubes(noun);
  if (isTraded(player, resource)) return refusalFor('tradedAlready', 'RW-14.4');
  if (!isPurchase(noun)) {
    const owned = player.stock[resource] as number;
    return cubes <= owned ? undefined : refusalFor('tooFewCubes', 'RW-14.3', { needed: cubes, owned });
  }
  const needed = cubes * (PRICES[resource] as number);
  return needed <= player.money
    ? undefined
    : refusalFor('tooLittleMoney', 'RW-14.3', { needed, money: player.money });
};

const offer: TradeMove['offer'] = (state, seat, offers) => {
  const player = playerOf(state, seat);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (isTraded(player, resource)) continue;
    const affordable = Math.min(MOST_CUBES, Math.floor(player.money / (PRICES[resource] as number)));
    for (let cubes = 1; cubes <= affordable; cubes++) offers.add(tradeNoun(true, resource, cubes));
    const owned = Math.min(MOST_CUBES, player.stock[resource] as number);
    for (let cubes = 1; cubes <= owned; cubes++) offers.add(tradeNoun(false, resource, cubes));
  }
};

export const trade: TradeMove = {
  verb: 'trade',
  rule: 'RW-14.3',
  nouns: NOUNS,
  endsTurn: true,
  refuse,
  offer,
  play(state, seat, noun, tell) {
    const player = playerOf(state, seat);
    const resource = tradedResource(noun);
    const cubes = tradedCubes(noun);
    const money = cubes * (PRICES[resource] as number);
    changeStock(state, seat, resource, isPurchase(noun) ? cubes : -cubes);
    player.money += isPurchase(noun) ? -money : money;
    tell?.({ type: isPurchase(noun) ? 'bought' : 'sold', seat, resource, cubes, money });
    endTransaction(state, seat, resource);
  },
};

/** The others are told that something was traded, but not what. RW-3.6 */
export const tradeUnseen: TradeMove = {
  verb: 'tradeUnseen',
  rule: 'RW-3.6',
  nouns: NOUNS,
  secret: true,
  endsTurn: true,
  refuse,
  offer,
  play(state, seat, noun, tell) {
    const player = playerOf(state, seat);
    const resource = tradedResource(noun);
    const cubes = tradedCubes(noun);
    const buys = isPurchase(noun);
    const money = cubes * (PRICES[resource] as number);
    add(player.stock, resource, buys ? cubes : -cubes);
    player.money += buys ? -money : money;
    forgetStock(state, seat);
    tell?.({ type: 'tradedUnseen', seat, buys, resource, cubes, money });
    endTransaction(state, seat, resource);
    forbidUndo(state);
  },
};

/** Widens the public bounds: every cube may have been sold, or all money spent on one kind. */
function forgetStock(state: Rockwell, seat: number): void {
  const { money, stock } = playerOf(state, seat);
  const worth = worthOf(money, stock);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    state.known[seat * KNOWN_PER_SEAT + resource] = 0;
    state.known[seat * KNOWN_PER_SEAT + RESOURCES.length + resource] = Math.floor(
      worth / (PRICES[resource] as number),
    );
  }
}

function endTransaction(state: Rockwell, seat: number, resource: number): void {
  const player = playerOf(state, seat);
  player.traded |= 1 << resource;
  player.actions--;
  replaceStep(state, 'traded', 0, currentStep(state).left);
}

/** Ends phase II or III for this player. RW-14.5, RW-15.1 */
export const renounce: TradeMove = {
  verb: 'renounce',
  rule: 'RW-14.5',
  nouns: ['renounce'],
  endsTurn: true,
  refuse: () => undefined,
  play(state, seat, _noun, tell) {
    const atWorkshop = currentStep(state).at === 'workshop';
    playerOf(state, seat).actions = 0;
    tellRenounced(seat, atWorkshop, tell);
    replaceStep(state, atWorkshop ? 'acted' : 'traded', 0, currentStep(state).left);
  },
};

const tellRenounced = (seat: number, atWorkshop: boolean, tell: Tell<RockwellFact>): void =>
  tell?.({ type: 'renounced', seat, board: atWorkshop ? WORKSHOP : STOCK_EXCHANGE });
