import { byRelation, sameForAll, sameForSignedIn } from '../accessCases.ts';
import { MISSING_ID, TEST_GAME } from '../actors.ts';
import type { RouteCases } from './routeCase.ts';
import { plainCase } from './routeCase.ts';

const search = (more: object = {}): object => ({
  games: [TEST_GAME],
  seats: [2],
  pace: 'day',
  against: 'unrated',
  mayFillWithBots: false,
  isWide: false,
  ...more,
});

export const POOL_CASES: Readonly<Record<string, RouteCases>> = {
  'GET /api/pool': [
    plainCase('/api/pool', sameForAll('200')),
    plainCase(
      `/api/pool?games=${TEST_GAME}&seats=2,3&pace=live45&against=near`,
      sameForAll('200'),
      undefined,
      'with a choice',
    ),
    plainCase('/api/pool?pace=fast', sameForAll('400 malformed'), undefined, 'an unknown pace'),
  ],
  'PUT /api/me/search': [
    {
      label: 'unrated',
      stage: 'playing',
      // Nobody finds a table: their searches do not fit each other.
      request: (_table, who) => ({
        path: '/api/me/search',
        body: search({ seats: [who === 'host' ? 3 : 4] }),
      }),
      answers: sameForSignedIn('200'),
    },
    plainCase(
      '/api/me/search',
      byRelation('403 guestsPlayUnrated', '403 guestsPlayUnrated', '200'),
      search({ against: 'near', seats: [3] }),
      'rated',
    ),
    plainCase(
      '/api/me/search',
      sameForSignedIn('400 unknownGame'),
      search({ games: ['chess'] }),
      'another game',
    ),
    plainCase(
      '/api/me/search',
      sameForSignedIn('400 badSeatCount'),
      search({ seats: [6] }),
      'too many seats',
    ),
  ],
  'DELETE /api/me/search': [plainCase('/api/me/search', sameForSignedIn('204'))],
  'POST /api/me/search/accept': [
    plainCase(
      '/api/me/search/accept',
      sameForSignedIn('404 notFound'),
      { table: MISSING_ID },
      'no table found',
    ),
  ],
};
