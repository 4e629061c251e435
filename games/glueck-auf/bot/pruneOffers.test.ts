import {
  bit,
  keyFromSeed,
  listOffers,
  nounOf,
  Offers,
  resolveOptions,
  advanceToDecision,
  verbIndexOf,
} from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import type { GlueckAuf, Player } from '../rules/index.ts';
import { glueckAuf, ORDERS, playerOf } from '../rules/index.ts';
import { pruneOffers } from './pruneOffers.ts';

const [YELLOW, , , BLACK] = [0, 1, 2, 3];

function journeys(tell: (player: Player) => void): string[] {
  const state: GlueckAuf = glueckAuf.setup(2, resolveOptions(glueckAuf, {}), keyFromSeed(1), undefined);
  advanceToDecision(glueckAuf, state, undefined);
  state.steps = [
    { at: 'turn', pending: bit(0), left: 0 },
    { at: 'mining', pending: bit(0), left: 8 },
  ];
  const player = playerOf(state, 0);
  player.loaded.fill(0);
  player.orders.length = 0;
  tell(player);
  const offers = new Offers();
  listOffers(glueckAuf, state, 0, offers);
  pruneOffers(state, 0, offers);
  return offers.codes.slice(0, offers.length).flatMap((code) => {
    const verb = glueckAuf.moves[verbIndexOf(code)]?.verb;
    if (verb === 'cageDown') return [`down ${nounOf(code) + 1}`];
    return verb === 'cageUp' ? [`up ${nounOf(code)}`] : [];
  });
}

const cart = (player: Player, level: number, coal: number): number =>
  (player.loaded[(level - 1) * 4 + coal] = 1);

describe('GA-6.2, GA-6.3: cage moves without a purpose are pruned', () => {
  test('the cage goes down to levels with cubes', () =>
    expect(
      journeys((player) => {
        cart(player, 2, YELLOW as number);
        cart(player, 4, BLACK as number);
      }),
    ).toEqual(['down 2', 'down 4']));

  test('the cage does not leave a cube before it is loaded', () =>
    expect(
      journeys((player) => {
        player.level = 3;
        cart(player, 3, YELLOW as number);
        cart(player, 4, BLACK as number);
      }),
    ).toEqual([]));

  test('the cage goes on to a level with coal that an own order needs', () =>
    expect(
      journeys((player) => {
        player.level = 3;
        player.orders.push(
          ORDERS.findIndex(
            ({ slots }) => slots[BLACK as number] === 1 && slots.filter((many) => many > 0).length === 1,
          ),
        );
        cart(player, 3, YELLOW as number);
        cart(player, 4, BLACK as number);
      }),
    ).toEqual(['down 4']));

  test('the cage goes up only with cubes', () => {
    const below = (player: Player): number => (player.level = 4);
    expect(journeys(below)).toEqual([]);
    expect(
      journeys((player) => {
        below(player);
        player.cage[BLACK as number] = 1;
      }),
    ).toEqual(['up 0']);
  });
});
