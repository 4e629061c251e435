/** A test fails if an HTTP route is missing here. */
import type { AccessCase } from './accessCases.ts';
import {
  ACT_NAMES,
  ACT_CASES,
  exampleAct,
  sameForAll,
  onlyForHost,
  onlyForSeatOwner,
  sameForSignedIn,
  byRelation,
} from './accessCases.ts';
import { TEST_GAME, MISSING_ID, TEST_PASSWORD } from './actors.ts';
import type { TableStage, Actor } from './actors.ts';
import type { AccessFixture } from './accessFixture.ts';

export interface RouteRequest {
  readonly path: string;
  readonly body?: object;
}

type Rows = readonly AccessCase<RouteRequest>[];

/** Advances time first, because wrong passwords are throttled. */
const logIn =
  (password: string, name?: string, more: object = {}) =>
  (_: string, __: Actor, fixture: AccessFixture): RouteRequest => {
    fixture.skipDay();
    return { path: '/api/login', body: { name: name ?? fixture.accountName, password, ...more } };
  };

const plain = (
  path: string,
  answers: AccessCase<RouteRequest>['answers'],
  body?: object,
  what = '',
): AccessCase<RouteRequest> => ({
  label: what,
  stage: 'playing',
  request: (_table, _who, fixture) => (fixture.skipDay(), { path, ...(body === undefined ? {} : { body }) }),
  answers,
});

const at = (
  stage: TableStage | 'missing',
  tail: string,
  answers: AccessCase<RouteRequest>['answers'],
  body?: object,
  what: string = stage,
): AccessCase<RouteRequest> => ({
  label: what,
  stage: stage === 'missing' ? 'playing' : stage,
  request: (table) => ({
    path: `/api/tables/${stage === 'missing' ? MISSING_ID : table}${tail}`,
    ...(body === undefined ? {} : { body }),
  }),
  answers,
});

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

const PEOPLE: Readonly<Record<string, Rows>> = {
  'POST /api/guests': [plain('/api/guests', sameForAll('201'), { name: 'Gast', language: 'nl' })],
  'GET /api/me': [plain('/api/me', sameForSignedIn('200'))],
  'PATCH /api/me': [
    plain('/api/me', sameForSignedIn('200'), { language: 'de' }, 'own language'),
    plain(
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
  'POST /api/logout': [plain('/api/logout', sameForSignedIn('204'))],
  'POST /api/logout-everywhere': [plain('/api/logout-everywhere', sameForSignedIn('204'))],
  'POST /api/me/password': [
    plain('/api/me/password', byRelation('409 isGuest', '409 isGuest', '204'), {
      old: TEST_PASSWORD,
      next: `${TEST_PASSWORD}s`,
    }),
    plain(
      '/api/me/password',
      byRelation('409 isGuest', '409 isGuest', '401 wrongLogin'),
      { old: 'not that one at all', next: `${TEST_PASSWORD}s` },
      'with a wrong one',
    ),
  ],
  'GET /api/me/export': [plain('/api/me/export', sameForSignedIn('200'))],
  'DELETE /api/me': [
    plain('/api/me', byRelation('204', '204', '401 wrongLogin'), {}, 'without a password'),
    plain('/api/me', sameForSignedIn('204'), { password: TEST_PASSWORD }, 'with a password'),
  ],
  'GET /api/me/mutes': [plain('/api/me/mutes', sameForSignedIn('200'))],
  'PUT /api/me/mutes/:person': [
    mutes(({ clients }) => clients.opponent.id, 'somebody', sameForSignedIn('204')),
    mutes(() => MISSING_ID, 'missing', sameForSignedIn('404 notFound')),
  ],
  'DELETE /api/me/mutes/:person': [
    mutes(({ clients }) => clients.opponent.id, 'somebody', sameForSignedIn('204')),
    mutes(() => MISSING_ID, 'missing', sameForSignedIn('204')),
  ],
};

const TABLES: Readonly<Record<string, Rows>> = {
  'GET /api/games': [plain('/api/games', sameForAll('200'))],
  'GET /api/tables': [plain('/api/tables', sameForAll('200'))],
  'GET /api/tables/running': [plain('/api/tables/running', sameForAll('200'))],
  'POST /api/tables': [plain('/api/tables', sameForSignedIn('201'), { game: TEST_GAME, seats: 2 })],
  'GET /api/me/tables': [plain('/api/me/tables', sameForSignedIn('200'))],
  'GET /api/tables/:table': [
    at('waiting', '', sameForAll('200')),
    at('playing', '', sameForAll('200')),
    at('ended', '', sameForAll('200')),
    at('missing', '', sameForAll('404 notFound')),
  ],
  'POST /api/tables/:table/join': [
    at('waiting', '/join', byRelation('200', '409 alreadySeated', '409 alreadySeated'), {}),
    at(
      'waiting',
      '/join',
      byRelation('409 seatTaken', '409 alreadySeated', '409 alreadySeated'),
      { seat: 1 },
      'another’s seat',
    ),
    at(
      'waiting',
      '/join',
      byRelation('404 notFound', '409 alreadySeated', '409 alreadySeated'),
      { seat: 5 },
      'no such seat',
    ),
    at('full', '/join', byRelation('409 tableFull', '409 alreadySeated', '409 alreadySeated'), {}),
    at('playing', '/join', sameForSignedIn('409 tableStarted'), {}),
    at('missing', '/join', sameForSignedIn('404 notFound'), {}),
  ],
  'POST /api/tables/:table/leave': [
    at('waiting', '/leave', byRelation('403 notAtTable', '204', '204')),
    at('playing', '/leave', sameForSignedIn('409 tableStarted')),
    at('missing', '/leave', sameForSignedIn('404 notFound')),
  ],
  'POST /api/tables/:table/bots': [
    at('waiting', '/bots', onlyForHost('200'), { level: 'hewer' }),
    at('waiting', '/bots', onlyForHost('409 seatTaken'), { level: 'hewer', seat: 1 }, 'another’s seat'),
    at('full', '/bots', onlyForHost('409 tableFull'), { level: 'hewer' }),
    at('playing', '/bots', sameForSignedIn('409 tableStarted'), { level: 'hewer' }),
    at('missing', '/bots', sameForSignedIn('404 notFound'), { level: 'hewer' }),
  ],
  'DELETE /api/tables/:table/seats/:seat': [
    at('waiting', '/seats/0', onlyForHost('409 alreadySeated'), undefined, 'the host’s seat'),
    at('waiting', '/seats/1', onlyForHost('200'), undefined, 'the opponent’s seat'),
    at('waiting', '/seats/2', onlyForHost('404 notFound'), undefined, 'a free seat'),
    at('playing', '/seats/1', sameForSignedIn('409 tableStarted')),
    at('missing', '/seats/1', sameForSignedIn('404 notFound')),
  ],
  'POST /api/tables/:table/start': [
    at('waiting', '/start', onlyForHost('409 tableNotFull')),
    at('full', '/start', onlyForHost('200')),
    at('playing', '/start', sameForSignedIn('409 tableStarted')),
    at('missing', '/start', sameForSignedIn('404 notFound')),
  ],
  'POST /api/tables/:table/rematch': [
    at('waiting', '/rematch', byRelation('403 notAtTable', '409 notOver', '409 notOver')),
    at('playing', '/rematch', byRelation('403 notAtTable', '409 notOver', '409 notOver')),
    at('ended', '/rematch', byRelation('403 notAtTable', '200', '200')),
    at('missing', '/rematch', sameForSignedIn('404 notFound')),
  ],
};

const opponentsSeat = byRelation('403 notYourSeat', '200', '403 notYourSeat');

const MATCHES: Readonly<Record<string, Rows>> = {
  'GET /api/tables/:table/state': [
    at('waiting', '/state', sameForAll('409 tableNotStarted')),
    at('playing', '/state', sameForAll('200'), undefined, 'from outside'),
    at('playing', '/state?as=0', onlyForSeatOwner('200'), undefined, 'the host’s view'),
    at('playing', '/state?as=1', opponentsSeat, undefined, 'the opponent’s view'),
    at('playing', '/state?as=2', sameForSignedIn('403 notYourSeat'), undefined, 'no such seat'),
    at('ended', '/state?as=0', onlyForSeatOwner('200'), undefined, 'after the end'),
    at('missing', '/state', sameForAll('404 notFound')),
    at('missing', '/state?as=0', sameForSignedIn('404 notFound'), undefined, 'a missing view'),
  ],
  'POST /api/tables/:table/acts': [
    ...ACT_NAMES.map((act) =>
      at('playing', '/acts', onlyForSeatOwner(ACT_CASES[act][1]), exampleAct(act, 0), act),
    ),
    at(
      'playing',
      '/acts',
      byRelation('403 notYourSeat', '422 refusedByRules', '403 notYourSeat'),
      exampleAct('play', 1),
      'out of turn',
    ),
    at('playing', '/acts', sameForSignedIn('403 notYourSeat'), exampleAct('play', 5), 'no such seat'),
    at('waiting', '/acts', sameForSignedIn('409 tableNotStarted'), exampleAct('play', 0)),
    at('ended', '/acts', onlyForSeatOwner('409 tableOver'), exampleAct('play', 0, 2)),
    at('missing', '/acts', sameForSignedIn('404 notFound'), exampleAct('play', 0)),
  ],
  'GET /api/tables/:table/export': [
    at('waiting', '/export', sameForAll('409 tableNotStarted')),
    at('playing', '/export', sameForAll('200'), undefined, 'from outside'),
    at('playing', '/export?as=0', onlyForSeatOwner('200'), undefined, 'the host’s'),
    at('playing', '/export?as=1', opponentsSeat, undefined, 'the opponent’s'),
    at('ended', '/export', sameForAll('200')),
    at('ended', '/export?as=0', sameForAll('200'), undefined, 'no longer secret'),
    at('missing', '/export', sameForAll('404 notFound')),
  ],
  'GET /api/tables/:table/chat': [
    at(
      'playing',
      '/chat?room=players',
      byRelation('403 notAtTable', '200', '200', '403 notAtTable'),
      undefined,
      'the players’',
    ),
    at(
      'playing',
      '/chat?room=spectators',
      byRelation('200', '403 notAtTable', '403 notAtTable', '200'),
      undefined,
      'the spectators’',
    ),
    at('missing', '/chat?room=spectators', sameForAll('404 notFound')),
  ],
};

const OPERATING: Readonly<Record<string, Rows>> = {
  'GET /api/openapi.json': [plain('/api/openapi.json', sameForAll('200'))],
  'GET /api/docs': [plain('/api/docs', sameForAll('200'))],
  'GET /healthz': [plain('/healthz', sameForAll('200'))],
  'GET /table/:table': [plain(`/table/${MISSING_ID}`, sameForAll('200'))],
  'GET /local/:match': [plain(`/local/${MISSING_ID}`, sameForAll('200'))],
  'GET /replay': [plain('/replay', sameForAll('200'))],
  'GET /replay/*': [plain(`/replay/local/${MISSING_ID}`, sameForAll('200'))],
  'GET /rules/:game': [plain('/rules/siberia', sameForAll('200'))],
  'GET /settings': [plain('/settings', sameForAll('200'))],
  'GET /account': [plain('/account', sameForAll('200'))],
  'GET /readyz': [plain('/readyz', sameForAll('200'))],
  'GET /socket': [plain('/socket?v=1', sameForAll('404'))],
};

export const ROUTE_CASES: Readonly<Record<string, Rows>> = { ...PEOPLE, ...TABLES, ...MATCHES, ...OPERATING };
