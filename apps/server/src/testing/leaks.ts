/** Rules with planted leaks. A leak search counts as evidence only because it finds all of them. */
import type { GameEntry } from '@pithead/games';
import { GAMES } from '@pithead/games';
import type { Fact, Game } from '@pithead/kernel';
import { defineGame, refusal } from '@pithead/kernel';
import type { GlueckAuf, Leak, Rockwell, Siberia } from './leakyRules.ts';
import {
  alsoView,
  bidOf,
  orderedBy,
  others,
  redealBut,
  seenFully,
  tilesOf,
  topTile,
  withMove,
  withoutSecret,
} from './leakyRules.ts';

export const LEAKS: readonly Leak[] = [
  {
    name: 'the view lists the stack in its order',
    game: 'glueck-auf',
    seats: 2,
    plant: alsoView((state) => ({
      stack: (state as GlueckAuf).tileStack.entries.map((entry) => entry & 63),
    })),
  },
  {
    name: 'the view tells one bit of the top tile',
    game: 'glueck-auf',
    seats: 3,
    plant: alsoView((state) => ({ bit: topTile(state) & 1 })),
  },
  {
    name: 'only the onlooker sees the top tile',
    game: 'glueck-auf',
    seats: 2,
    plant: alsoView((state, viewer) => (viewer === undefined ? { top: topTile(state) } : {})),
  },
  {
    name: 'a refusal names the top tile',
    game: 'glueck-auf',
    seats: 2,
    plant: withMove('draftOrder', (move) => ({
      ...move,
      refuse: (state, seat, noun) => {
        const why = move.refuse(state, seat, noun);
        return why && refusal(why.reason, why.rule, { ...why.params, top: topTile(state) });
      },
    })),
  },
  {
    name: 'an order can be drafted if the top tile is even',
    game: 'glueck-auf',
    seats: 2,
    plant: withMove('draftOrder', (move) => {
      const { offer: _offer, ...rest } = move;
      return {
        ...rest,
        refuse: (state, seat, noun) =>
          move.refuse(state, seat, noun) ??
          (noun % 2 === 1 && topTile(state) % 2 === 1 ? refusal('odd', 'GA-0') : undefined),
      };
    }),
  },
  {
    name: 'the key of the deal is in the view',
    game: 'glueck-auf',
    seats: 2,
    plant: alsoView((state) => ({ key: [...state.chance.key] })),
  },
  {
    name: 'the view shows sealed bids',
    game: 'rockwell',
    seats: 3,
    plant: alsoView((state) => ({ bids: others(state, undefined).map((seat) => bidOf(state, seat)) })),
  },
  {
    name: 'the view is longer for a higher bid',
    game: 'rockwell',
    seats: 3,
    plant: alsoView((state, viewer) => ({
      padding: ' '.repeat(Math.max(...others(state, viewer).map((seat) => bidOf(state, seat))) / 100),
    })),
  },
  { name: 'bids are not declared secret', game: 'rockwell', seats: 3, plant: withMove('bid', withoutSecret) },
  { name: 'the log tells of money in a bid', game: 'rockwell', seats: 3, plant: seenFully('moneyBid') },
  { name: 'the log tells of cubes to insure', game: 'rockwell', seats: 3, plant: seenFully('cubesToInsure') },
  {
    name: 'whoever seals a bid tells how much',
    game: 'rockwell',
    seats: 3,
    plant: withMove('sealBid', (move) => ({
      ...move,
      play(state, seat, noun, tell) {
        tell?.({ type: 'bidOf', money: bidOf(state, seat) } as Fact);
        move.play(state, seat, noun, tell);
      },
    })),
  },
  {
    name: 'the view shows the hands of others',
    game: 'siberia',
    seats: 3,
    plant: alsoView((state) => ({ hands: others(state, undefined).map((seat) => tilesOf(state, seat)) })),
  },
  {
    name: 'the view counts what others have placed',
    game: 'siberia',
    seats: 3,
    plant: alsoView((state, viewer) => ({
      placed: others(state, viewer).map(
        (seat) => tilesOf(state, seat).filter((entry) => entry >= 512).length,
      ),
    })),
  },
  {
    name: 'the view lists the bag',
    game: 'siberia',
    seats: 2,
    plant: alsoView((state) => ({ bag: [...(state as Siberia).bag] })),
  },
  {
    name: 'the order of keys depends on a hidden tile',
    game: 'siberia',
    seats: 2,
    plant: alsoView((state, viewer) =>
      ((tilesOf(state, others(state, viewer)[0] ?? 0).at(-1) ?? 0) & 1) === 0
        ? { a: 0, b: 0 }
        : { b: 0, a: 0 },
    ),
  },
  {
    name: 'the log names the tiles that others drew',
    game: 'siberia',
    seats: 2,
    plant: seenFully('tilesDrawn'),
  },
  { name: 'the log tells of tiles being placed', game: 'siberia', seats: 3, plant: seenFully('tilePlaced') },
  {
    name: 'the order of offers depends on a hidden tile',
    game: 'siberia',
    seats: 2,
    plant: withMove(
      'placeTile',
      orderedBy((state, seat) => ((tilesOf(state, seat === 0 ? 1 : 0).at(-1) ?? 0) & 1) === 1),
    ),
  },
];

/** Leaks that only bots could use. */
export const BOT_LEAKS: readonly Leak[] = [
  {
    name: 'a bot is handed the stack as it lies',
    game: 'glueck-auf',
    seats: 3,
    plant: () => ({ redeal: () => undefined }),
  },
  {
    name: 'a bot knows what others have bid',
    game: 'rockwell',
    seats: 3,
    plant: redealBut((state, truth) => void Object.assign(state, { players: (truth as Rockwell).players })),
  },
  {
    name: 'a bot sees into the bag',
    game: 'siberia',
    seats: 3,
    plant: redealBut((state, truth) => void Object.assign(state, { bag: (truth as Siberia).bag })),
  },
  {
    name: 'what a bot knows to have been played names the bids of others',
    game: 'rockwell',
    seats: 3,
    plant: withMove('bid', withoutSecret),
  },
];

const ALL_LEAKS = [...LEAKS, ...BOT_LEAKS];

export const leakyId = (leak: Leak): string => `leaky-${ALL_LEAKS.indexOf(leak)}`;

export const LEAKY_GAMES: Readonly<Record<string, GameEntry>> = {
  ...GAMES,
  ...Object.fromEntries(
    ALL_LEAKS.map((leak) => {
      const entry = GAMES[leak.game] as GameEntry;
      const id = leakyId(leak);
      return [id, { ...entry, game: defineGame({ ...entry.game, ...leak.plant(entry.game), id }) as Game }];
    }),
  ),
};
