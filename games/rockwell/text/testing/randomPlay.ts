/** Uniformly random players would leave their crews in place, bid everything away and renounce. */
import type { Chance, Ply } from '@pithead/kernel';
import { randomBelow, keyFromSeed, Match } from '@pithead/kernel';
import type { BeforePly } from '@pithead/testkit/filteredPlay';
import { playFiltered } from '@pithead/testkit/filteredPlay';
import type { Rockwell, RockwellFact, RockwellView } from '../../rules/index.ts';
import {
  bidMoney,
  CORE,
  activationEnd,
  FIRST_SPACE,
  isPurchase,
  isRevealed,
  NOTE,
  rockwell,
  STAY,
} from '../../rules/index.ts';

export type RockwellMatch = Match<Rockwell, RockwellFact, RockwellView>;
type Options = Readonly<Record<string, boolean | number | string>>;

export const startMatch = (names: readonly string[], options: Options, seed: string): RockwellMatch =>
  Match.start(rockwell, { names, options, key: keyFromSeed(seed) });

export const playRandomly = (match: RockwellMatch, seed: string, look: BeforePly): void =>
  playFiltered(match, seed, lively, look);

const TURNS_OF_DRILLING = 8;

/**
 * Large bids and insurance ruin a seat; everything costs money, so all cubes of a kind are sold; no slot is
 * wasted.
 */
function isDull([verb, noun]: Ply, state: Rockwell, offers: readonly Ply[]): boolean {
  if (verb === 'bid') return bidMoney(noun) !== NOTE;
  if (verb === 'trade' || verb === 'tradeUnseen')
    return isPurchase(noun) || offers.some(([, other]) => other === noun + 1);
  if (verb === 'activate') return isIdle(state, activationEnd(noun));
  return (
    verb === 'insure' ||
    verb === 'renounce' ||
    verb === 'noAdvantage' ||
    verb === 'leaveBehind' ||
    verb === 'moveShaft'
  );
}

function isIdle(state: Rockwell, end: number): boolean {
  if (end === STAY) return true;
  return end === CORE ? state.turn < TURNS_OF_DRILLING : isRevealed(state, FIRST_SPACE[end] as number);
}

function lively(offers: readonly Ply[], state: Rockwell, chance: Chance): readonly Ply[] {
  const rest = offers.filter((ply) => !isDull(ply, state, offers));
  return rest.length === 0 || randomBelow(chance, 8) === 0 ? offers : rest;
}
