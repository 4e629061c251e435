/** The leak search counts as evidence only because it finds all of these. */
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Fact, Game } from '@pithead/kernel';
import { defineGame, refusal } from '@pithead/kernel';
import type { GlueckAufSecrets, RuleFault, RockwellSecrets, SiberiaSecrets } from './ruleFaults.ts';
import {
  withExtraView,
  sealedBidOf,
  withOfferOrder,
  otherSeatsOf,
  withIncompleteRedeal,
  withUnhiddenFact,
  handTilesOf,
  topStackTile,
  withChangedMove,
  withoutSecretFlag,
} from './ruleFaults.ts';

export const PLANTED_RULE_FAULTS: readonly RuleFault[] = [
  {
    name: 'the view lists the stack in its order',
    game: 'glueck-auf',
    seats: 2,
    plant: withExtraView((state) => ({
      stack: (state as GlueckAufSecrets).tileStack.entries.map((entry) => entry & 63),
    })),
  },
  {
    name: 'the view tells one bit of the top tile',
    game: 'glueck-auf',
    seats: 3,
    plant: withExtraView((state) => ({ bit: topStackTile(state) & 1 })),
  },
  {
    name: 'only the spectator sees the top tile',
    game: 'glueck-auf',
    seats: 2,
    plant: withExtraView((state, viewer) => (viewer === undefined ? { top: topStackTile(state) } : {})),
  },
  {
    name: 'a refusal names the top tile',
    game: 'glueck-auf',
    seats: 2,
    plant: withChangedMove('draftOrder', (move) => ({
      ...move,
      refuse: (state, seat, noun) => {
        const why = move.refuse(state, seat, noun);
        return why && refusal(why.reason, why.rule, { ...why.params, top: topStackTile(state) });
      },
    })),
  },
  {
    name: 'an order can be drafted if the top tile is even',
    game: 'glueck-auf',
    seats: 2,
    plant: withChangedMove('draftOrder', (move) => {
      const { offer: _offer, ...rest } = move;
      return {
        ...rest,
        refuse: (state, seat, noun) =>
          move.refuse(state, seat, noun) ??
          (noun % 2 === 1 && topStackTile(state) % 2 === 1 ? refusal('odd', 'GA-0') : undefined),
      };
    }),
  },
  {
    name: 'the key of the deal is in the view',
    game: 'glueck-auf',
    seats: 2,
    plant: withExtraView((state) => ({ key: [...state.chance.key] })),
  },
  {
    name: 'the view shows sealed bids',
    game: 'rockwell',
    seats: 3,
    plant: withExtraView((state) => ({
      bids: otherSeatsOf(state, undefined).map((seat) => sealedBidOf(state, seat)),
    })),
  },
  {
    name: 'the view is longer for a higher bid',
    game: 'rockwell',
    seats: 3,
    plant: withExtraView((state, viewer) => ({
      padding: ' '.repeat(
        Math.max(...otherSeatsOf(state, viewer).map((seat) => sealedBidOf(state, seat))) / 100,
      ),
    })),
  },
  {
    name: 'bids are not declared secret',
    game: 'rockwell',
    seats: 3,
    plant: withChangedMove('bid', withoutSecretFlag),
  },
  {
    name: 'the log tells of money in a bid',
    game: 'rockwell',
    seats: 3,
    plant: withUnhiddenFact('moneyBid'),
  },
  {
    name: 'the log tells of cubes to insure',
    game: 'rockwell',
    seats: 3,
    plant: withUnhiddenFact('cubesToInsure'),
  },
  {
    name: 'sealing a bid reveals its amount',
    game: 'rockwell',
    seats: 3,
    plant: withChangedMove('sealBid', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        tell?.({ type: 'bidOf', money: sealedBidOf(state, seat) } as Fact);
        move.play(state, seat, noun, tell);
      },
    })),
  },
  {
    name: 'the view shows the hands of others',
    game: 'siberia',
    seats: 3,
    plant: withExtraView((state) => ({
      hands: otherSeatsOf(state, undefined).map((seat) => handTilesOf(state, seat)),
    })),
  },
  {
    name: 'the view counts what others have placed',
    game: 'siberia',
    seats: 3,
    plant: withExtraView((state, viewer) => ({
      placed: otherSeatsOf(state, viewer).map(
        (seat) => handTilesOf(state, seat).filter((entry) => entry >= 512).length,
      ),
    })),
  },
  {
    name: 'the view lists the bag',
    game: 'siberia',
    seats: 2,
    plant: withExtraView((state) => ({ bag: [...(state as SiberiaSecrets).bag] })),
  },
  {
    name: 'the order of keys depends on a hidden tile',
    game: 'siberia',
    seats: 2,
    plant: withExtraView((state, viewer) =>
      ((handTilesOf(state, otherSeatsOf(state, viewer)[0] ?? 0).at(-1) ?? 0) & 1) === 0
        ? { a: 0, b: 0 }
        : { b: 0, a: 0 },
    ),
  },
  {
    name: 'the log names the tiles that others drew',
    game: 'siberia',
    seats: 2,
    plant: withUnhiddenFact('tilesDrawn'),
  },
  {
    name: 'the log tells of tiles being placed',
    game: 'siberia',
    seats: 3,
    plant: withUnhiddenFact('tilePlaced'),
  },
  {
    name: 'the order of offers depends on a hidden tile',
    game: 'siberia',
    seats: 2,
    plant: withChangedMove(
      'placeTile',
      withOfferOrder((state, seat) => ((handTilesOf(state, seat === 0 ? 1 : 0).at(-1) ?? 0) & 1) === 1),
    ),
  },
];

export const PLANTED_BOT_FAULTS: readonly RuleFault[] = [
  {
    name: 'a bot receives the stack in its true order',
    game: 'glueck-auf',
    seats: 3,
    plant: () => ({ redeal: () => undefined }),
  },
  {
    name: 'a bot knows what others have bid',
    game: 'rockwell',
    seats: 3,
    plant: withIncompleteRedeal(
      (state, truth) => void Object.assign(state, { players: (truth as RockwellSecrets).players }),
    ),
  },
  {
    name: 'a bot sees into the bag',
    game: 'siberia',
    seats: 3,
    plant: withIncompleteRedeal(
      (state, truth) => void Object.assign(state, { bag: (truth as SiberiaSecrets).bag }),
    ),
  },
  {
    name: 'the history of a bot contains the bids of others',
    game: 'rockwell',
    seats: 3,
    plant: withChangedMove('bid', withoutSecretFlag),
  },
];

const ALL_FAULTS = [...PLANTED_RULE_FAULTS, ...PLANTED_BOT_FAULTS];

export const faultyGameId = (fault: RuleFault): string => `faulty-${ALL_FAULTS.indexOf(fault)}`;

export const FAULTY_GAMES: Readonly<Record<string, GameParts>> = {
  ...LOADED_GAMES,
  ...Object.fromEntries(
    ALL_FAULTS.map((fault) => {
      const entry = LOADED_GAMES[fault.game] as GameParts;
      const id = faultyGameId(fault);
      return [id, { ...entry, game: defineGame({ ...entry.game, ...fault.plant(entry.game), id }) as Game }];
    }),
  ),
};
