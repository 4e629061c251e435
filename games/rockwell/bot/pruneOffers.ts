import type { Offers } from '@pithead/kernel';
import { nounOf, verbIndexOf } from '@pithead/kernel';
import type { Rockwell } from '../rules/index.ts';
import {
  activatedCrew,
  activationEnd,
  bidMoney,
  crewIndex,
  DEPTHS,
  FIRST_SPACE,
  insuredCubes,
  insuredResource,
  isRevealed,
  movedShaft,
  NOWHERE,
  placeOf,
  playerOf,
  shaftMoveSpace,
  shaftMoveStage,
  SPACES,
  STAY,
  tileOn,
  worthOf,
} from '../rules/index.ts';
import { rockwellWithoutAudit } from '../rules/rockwellWithoutAudit.ts';
import { TILE_INCOME } from './expectedBooty.ts';
import { isSensibleTrade, readTradeTargets } from './trades.ts';

const verb = (name: string): number => rockwellWithoutAudit.moves.findIndex((move) => move.verb === name);
const [BID, INSURE, USE, TRADE, UNSEEN, MOVE_SHAFT, ACTIVATE] = [
  verb('bid'),
  verb('insure'),
  verb('useInsurance'),
  verb('trade'),
  verb('tradeUnseen'),
  verb('moveShaft'),
  verb('activate'),
];

/** Keeps everything if nothing would be left. */
export function pruneOffers(state: Rockwell, seat: number, offers: Offers): void {
  const first = verbIndexOf(offers.at(0));
  if (first === TRADE || first === UNSEEN) readTradeTargets(state, seat);
  let kept = 0;
  for (let i = 0; i < offers.length; i++) {
    const code = offers.at(i);
    if (!isSensible(state, seat, code, offers)) continue;
    offers.codes[i] = offers.at(kept);
    offers.codes[kept++] = code;
  }
  if (kept > 0) offers.length = kept;
}

function isSensible(state: Rockwell, seat: number, code: number, offers: Offers): boolean {
  const noun = nounOf(code);
  switch (verbIndexOf(code)) {
    case BID:
      return isSensibleBid(state, seat, noun);
    case INSURE:
      return isSensibleInsurance(state, seat, noun);
    case USE:
      return noun === 0 || noun === nounOf(offers.at(offers.length - 1));
    case TRADE:
    case UNSEEN:
      return isSensibleTrade(state, seat, noun);
    case MOVE_SHAFT:
      return isBetterPlace(state, seat, noun);
    case ACTIVATE:
      return isPurposeful(state, seat, noun);
    default:
      return true;
  }
}

/**
 * One amount of money, at most a quarter of all possessions: every bid is paid, and cubes are worth more
 * elsewhere. RW-4.5
 */
function isSensibleBid(state: Rockwell, seat: number, noun: number): boolean {
  const player = playerOf(state, seat);
  const money = bidMoney(noun);
  if (money === 0 || player.choice[0] !== 0) return false;
  if (money < 1000) return money === 100 || money === 500;
  return BIDS.has(money) && 4 * money <= worthOf(player.money, player.stock);
}

const BIDS = new Set([1000, 2000, 3000, 5000, 8000]);

/**
 * Zinc, or copper if there is no zinc: a tile saves the dearest cube, whatever was paid for it. RW-6.2,
 * RW-12.6
 */
function isSensibleInsurance(state: Rockwell, seat: number, noun: number): boolean {
  const { choice, stock, insurance, safety } = playerOf(state, seat);
  const cubes = insuredCubes(noun);
  const cheapest = (stock[0] as number) > 0 ? 0 : 1;
  if (insuredResource(noun) !== cheapest || choice[1] !== 0 || choice[2] !== 0) return false;
  return safety < 3 && cubes + insurance <= MOST_INSURANCE;
}

const MOST_INSURANCE = 4;

/** At the price of the lowest sufficient stage, to a revealed tile with clearly more income. RW-15.6 */
function isBetterPlace(state: Rockwell, seat: number, noun: number): boolean {
  const to = shaftMoveSpace(noun);
  if (!isRevealed(state, to) || shaftMoveStage(noun) === 1) return false;
  const from = playerOf(state, seat).shafts[movedShaft(noun)] as number;
  const before = isRevealed(state, from) ? (TILE_INCOME[tileOn(state.spaces[from] as number)] as number) : 0;
  return (TILE_INCOME[tileOn(state.spaces[to] as number)] as number) - before > 0.5;
}

/** Of identical crews on one space only the first is offered; no crew goes up to a revealed tile. */
function isPurposeful(state: Rockwell, seat: number, noun: number): boolean {
  const number = crewIndex(seat, activatedCrew(noun));
  const crew = state.crews[number] as number;
  for (let twin = crewIndex(seat, 0); twin < number; twin++) if (state.crews[twin] === crew) return false;
  const end = activationEnd(noun);
  if (end === STAY) return isPurposefulStay(state, seat, number);
  if (end >= SPACES || !isRevealed(state, end)) return true;
  return (DEPTHS[end] as number) >= (DEPTHS[placeOf(crew)] as number);
}

/**
 * Staying matters on an unrevealed tile, where the advantage of board I can be used. Otherwise one crew that
 * stays represents all.
 */
function isPurposefulStay(state: Rockwell, seat: number, number: number): boolean {
  const space = FIRST_SPACE[placeOf(state.crews[number] as number)] as number;
  if (space !== NOWHERE && !isRevealed(state, space)) return true;
  for (let other = crewIndex(seat, 0); other < number; other++)
    if (FIRST_SPACE[placeOf(state.crews[other] as number)] !== NOWHERE) return false;
  return true;
}
