import type { GuideStatus, SaveReview } from '@pithead/protocol';
import type { AccessCase } from '../accessCases.ts';
import { byRelation, sameForAll, sameForSignedIn } from '../accessCases.ts';
import type { AccessFixture } from '../accessFixture.ts';
import type { Actor } from '../actors.ts';
import { MISSING_ID, TEST_GAME, TEST_PASSWORD } from '../actors.ts';
import type { RouteCases, RouteRequest } from './routeCase.ts';
import { plainCase } from './routeCase.ts';
import { POOL_CASES } from './poolRouteCases.ts';

/** Advances time first, because wrong passwords are throttled. */
const logIn =
  (password: string, name?: string, more: object = {}) =>
  (_: string, __: Actor, fixture: AccessFixture): RouteRequest => {
    fixture.skipDay();
    return { path: '/api/login', body: { name: name ?? fixture.accountName, password, ...more } };
  };

const mutes = (
  person: (fixture: AccessFixture) => string,
  what: string,
  answers: AccessCase<RouteRequest>['answers'],
): AccessCase<RouteRequest> => ({
  label: what,
  stage: 'playing',
  request: (_table, _who, fixture) => ({ path: `/api/me/mutes/${person(fixture)}` }),
  answers,
});

const register = (
  name: (fixture: AccessFixture) => string,
  what: string,
  answers: AccessCase<RouteRequest>['answers'],
): AccessCase<RouteRequest> => ({
  label: what,
  stage: 'playing',
  request: (_table, _who, fixture) => ({
    path: '/api/me/account',
    body: { name: name(fixture), password: TEST_PASSWORD },
  }),
  answers,
});

const exampleGuide = (game: string, step = 1): GuideStatus => ({
  game,
  version: 1,
  finished: ['first'],
  furthest: { chapter: 1, step },
  current: { chapter: 1, step },
});

const REVIEW_PATH = `/api/me/reviews/review-1/${'a'.repeat(64)}-${'b'.repeat(32)}`;

const exampleReview = (game: string): SaveReview => ({ game, playedAt: 5, data: 'AAAA' });

/** Of the actors only the host has an account. */
const onlyForAccounts = (answer: string): AccessCase<RouteRequest>['answers'] =>
  byRelation('409 isGuest', '409 isGuest', answer);

export const PEOPLE_CASES: Readonly<Record<string, RouteCases>> = {
  ...POOL_CASES,
  'POST /api/guests': [plainCase('/api/guests', sameForAll('201'), { name: 'Gast', language: 'nl' })],
  'GET /api/me': [plainCase('/api/me', sameForSignedIn('200'))],
  'PATCH /api/me': [
    plainCase('/api/me', sameForSignedIn('200'), { language: 'de' }, 'own language'),
    plainCase(
      '/api/me',
      byRelation('400 nameReserved', '400 nameReserved', '400 nameReserved'),
      { name: 'Pithead' },
      'nobody’s name',
    ),
  ],
  'POST /api/me/account': [
    register((fixture) => fixture.newName(), 'a new name', byRelation('200', '200', '409 isAccount')),
    register(
      (fixture) => fixture.accountName,
      'another’s name',
      byRelation('409 nameTaken', '409 nameTaken', '409 isAccount'),
    ),
  ],
  'POST /api/login': [
    // A guest with a seat elsewhere would lose it; the spectator has none.
    {
      label: 'the host’s account',
      stage: 'playing',
      request: logIn(TEST_PASSWORD),
      answers: { ...sameForAll('200'), stranger: '409 guestHasGames', opponent: '409 guestHasGames' },
    },
    {
      label: 'leaving one’s games',
      stage: 'playing',
      request: logIn(TEST_PASSWORD, undefined, { leaveGames: true }),
      answers: sameForAll('200'),
    },
    {
      label: 'a wrong password',
      stage: 'playing',
      request: logIn('lamp of the eighth gallery'),
      answers: sameForAll('401 wrongLogin'),
    },
    {
      label: 'a missing account',
      stage: 'playing',
      request: logIn(TEST_PASSWORD, 'Niemand'),
      answers: sameForAll('401 wrongLogin'),
    },
  ],
  'POST /api/logout': [plainCase('/api/logout', sameForSignedIn('204'))],
  'POST /api/logout-everywhere': [plainCase('/api/logout-everywhere', sameForSignedIn('204'))],
  'POST /api/me/password': [
    plainCase('/api/me/password', byRelation('409 isGuest', '409 isGuest', '204'), {
      old: TEST_PASSWORD,
      next: `${TEST_PASSWORD}s`,
    }),
    plainCase(
      '/api/me/password',
      byRelation('409 isGuest', '409 isGuest', '401 wrongLogin'),
      { old: 'not that one at all', next: `${TEST_PASSWORD}s` },
      'with a wrong one',
    ),
  ],
  'GET /api/me/export': [plainCase('/api/me/export', sameForSignedIn('200'))],
  'DELETE /api/me': [
    plainCase('/api/me', byRelation('204', '204', '401 wrongLogin'), {}, 'without a password'),
    plainCase('/api/me', sameForSignedIn('204'), { password: TEST_PASSWORD }, 'with a password'),
  ],
  'GET /api/me/mutes': [plainCase('/api/me/mutes', sameForSignedIn('200'))],
  'PUT /api/me/mutes/:person': [
    mutes(({ clients }) => clients.opponent.id, 'somebody', sameForSignedIn('204')),
    mutes(() => MISSING_ID, 'missing', sameForSignedIn('404 notFound')),
  ],
  'DELETE /api/me/mutes/:person': [
    mutes(({ clients }) => clients.opponent.id, 'somebody', sameForSignedIn('204')),
    mutes(() => MISSING_ID, 'missing', sameForSignedIn('204')),
  ],
  'GET /api/me/guides': [plainCase('/api/me/guides', sameForSignedIn('200'))],
  'PUT /api/me/guides': [
    plainCase('/api/me/guides', sameForSignedIn('200'), { guides: [exampleGuide(TEST_GAME)] }, 'a game'),
    plainCase(
      '/api/me/guides',
      sameForSignedIn('400 unknownGame'),
      { guides: [exampleGuide(TEST_GAME, 2), exampleGuide('chess')] },
      'an unknown game',
    ),
  ],
  'DELETE /api/me/guides/:game': [
    plainCase(`/api/me/guides/${TEST_GAME}`, sameForSignedIn('204'), undefined, 'a game'),
    plainCase('/api/me/guides/chess', sameForSignedIn('204'), undefined, 'an unknown game'),
  ],
  'GET /api/me/reviews': [plainCase('/api/me/reviews', onlyForAccounts('200'))],
  'GET /api/me/reviews/:engine/:record': [plainCase(REVIEW_PATH, onlyForAccounts('404 notFound'))],
  'PUT /api/me/reviews/:engine/:record': [
    plainCase(REVIEW_PATH, onlyForAccounts('204'), exampleReview(TEST_GAME), 'a game'),
    plainCase(REVIEW_PATH, onlyForAccounts('400 unknownGame'), exampleReview('chess'), 'an unknown game'),
  ],
  'DELETE /api/me/reviews/:engine/:record': [plainCase(REVIEW_PATH, onlyForAccounts('204'))],
};
