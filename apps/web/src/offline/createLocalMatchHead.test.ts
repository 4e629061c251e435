import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game } from '@pithead/kernel';
import { expect, it } from 'vitest';
import { createLocalMatchHead } from './createLocalMatchHead.ts';

const GAME = LOADED_GAMES['glueck-auf']?.game as Game;

it.each([
  [
    ['Ada', 'Ada', 'Ada 2'],
    ['Ada', 'Ada 3', 'Ada 2'],
  ],
  [
    ['Ada', 'Ben', 'Ada'],
    ['Ada', 'Ben', 'Ada 2'],
  ],
])('people at one device called %j are named %j', (names, shown) => {
  const request = { game: GAME.id, seats: 3, bots: [], isHotSeat: true, name: 'Ida', names };
  expect(createLocalMatchHead(GAME, request, { id: 'x', key: '0'.repeat(64), now: 1 }).names).toEqual(shown);
});
