/** Every HTTP route with the answer that each actor gets. A test fails if a route is missing here. */
import type { Row } from './rows.ts';
import {
  ACT_NAMES,
  ACTS,
  actOf,
  everybody,
  hostOnly,
  ownSeat,
  signedIn,
  strangersAndPlayers,
} from './rows.ts';
import { GAME, NOBODY, PASSWORD } from './cast.ts';
import type { Stage, Who } from './cast.ts';
import type { Scene } from './scene.ts';

export interface Request {
  readonly path: string;
  readonly body?: unknown;
}

type Rows = readonly Row<Request>[];

/** Skips time first, because wrong passwords are throttled. */
const logIn =
  (password: string, name?: string, more: object = {}) =>
  (_: string, __: Who, scene: Scene): Request => {
    scene.waitLong();
    return { path: '/api/login', body: { name: name ?? scene.accountName, password, ...more } };
  };

const plain = (path: string, answers: Row<Request>['answers'], body?: unknown, what = ''): Row<Request> => ({
  what,
  stage: 'playing',
  ask: (_table, _who, scene) => (scene.waitLong(), { path, ...(body === undefined ? {} : { body }) }),
  answers,
});

/** A case at a table of this stage, or at an id that belongs to no table. */
const at = (
  stage: Stage | 'missing',
  tail: string,
  answers: Row<Request>['answers'],
  body?: unknown,
  what: string = stage,
): Row<Request> => ({
  what,
  stage: stage === 'missing' ? 'playing' : stage,
  ask: (table) => ({
    path: `/api/tables/${stage === 'missing' ? NOBODY : table}${tail}`,
    ...(body === undefined ? {} : { body }),
  }),
  answers,
});

const mutes = (
  person: (scene: Scene) => string,
  what: string,
  answers: Row<Request>['answers'],
): Row<Request> => ({
  what,
  stage: 'playing',
  ask: (_table, _who, scene) => ({ path: `/api/me/mutes/${person(scene)}` }),
  answers,
});

const register = (
  name: (scene: Scene) => string,
  what: string,
  answers: Row<Request>['answers'],
): Row<Request> => ({
  what,
  stage: 'playing',
  ask: (_table, _who, scene) => ({
    path: '/api/me/account',
    body: { name: name(scene), password: PASSWORD },
  }),
  answers,
});

const PEOPLE: Readonly<Record<string, Rows>> = {
  'POST /api/guests': [plain('/api/guests', everybody('201'), { name: 'Gast', language: 'nl' })],
  'GET /api/me': [plain('/api/me', signedIn('200'))],
  'PATCH /api/me': [
    plain('/api/me', signedIn('200'), { language: 'de' }, 'own language'),
    plain(
      '/api/me',
      strangersAndPlayers('400 nameReserved', '400 nameReserved', '400 nameReserved'),
      { name: 'Pithead' },
      'nobody’s name',
    ),
  ],
  'POST /api/me/account': [
    register((scene) => scene.newName(), 'a new name', strangersAndPlayers('200', '200', '409 isAccount')),
    register(
      (scene) => scene.accountName,
      'another’s name',
      strangersAndPlayers('409 nameTaken', '409 nameTaken', '409 isAccount'),
    ),
  ],
  'POST /api/login': [
    // Guests with a seat elsewhere would lose it; the spectator has none.
    {
      what: 'the host’s account',
      stage: 'playing',
      ask: logIn(PASSWORD),
      answers: { ...everybody('200'), stranger: '409 guestHasGames', opponent: '409 guestHasGames' },
    },
    {
      what: 'leaving one’s games',
      stage: 'playing',
      ask: logIn(PASSWORD, undefined, { leaveGames: true }),
      answers: everybody('200'),
    },
    {
      what: 'a wrong password',
      stage: 'playing',
      ask: logIn('lamp of the eighth gallery'),
      answers: everybody('401 wrongLogin'),
    },
    {
      what: 'a missing account',
      stage: 'playing',
      ask: logIn(PASSWORD, 'Niemand'),
      answers: everybody('401 wrongLogin'),
    },
  ],
  'POST /api/logout': [plain('/api/logout', signedIn('204'))],
  'POST /api/logout-everywhere': [plain('/api/logout-everywhere', signedIn('204'))],
  'POST /api/me/password': [
    plain('/api/me/password', strangersAndPlayers('409 isGuest', '409 isGuest', '204'), {
      old: PASSWORD,
      next: `${PASSWORD}s`,
    }),
    plain(
      '/api/me/password',
      strangersAndPlayers('409 isGuest', '409 isGuest', '401 wrongLogin'),
      { old: 'not that one at all', next: `${PASSWORD}s` },
      'with a wrong one',
    ),
  ],
  'GET /api/me/export': [plain('/api/me/export', signedIn('200'))],
  'DELETE /api/me': [
    plain('/api/me', strangersAndPlayers('204', '204', '401 wrongLogin'), {}, 'without a password'),
    plain('/api/me', signedIn('204'), { password: PASSWORD }, 'with a password'),
  ],
  'GET /api/me/mutes': [plain('/api/me/mutes', signedIn('200'))],
  'PUT /api/me/mutes/:person': [
    mutes(({ people }) => people.opponent.id, 'somebody', signedIn('204')),
    mutes(() => NOBODY, 'missing', signedIn('404 notFound')),
  ],
  'DELETE /api/me/mutes/:person': [
    mutes(({ people }) => people.opponent.id, 'somebody', signedIn('204')),
    mutes(() => NOBODY, 'missing', signedIn('204')),
  ],
};

const TABLES: Readonly<Record<string, Rows>> = {
  'GET /api/games': [plain('/api/games', everybody('200'))],
  'GET /api/tables': [plain('/api/tables', everybody('200'))],
  'GET /api/tables/running': [plain('/api/tables/running', everybody('200'))],
  'POST /api/tables': [plain('/api/tables', signedIn('201'), { game: GAME, seats: 2 })],
  'GET /api/me/tables': [plain('/api/me/tables', signedIn('200'))],
  'GET /api/tables/:table': [
    at('waiting', '', everybody('200')),
    at('playing', '', everybody('200')),
    at('ended', '', everybody('200')),
    at('missing', '', everybody('404 notFound')),
  ],
  'POST /api/tables/:table/join': [
    at('waiting', '/join', strangersAndPlayers('200', '409 alreadySeated', '409 alreadySeated'), {}),
    at(
      'waiting',
      '/join',
      strangersAndPlayers('409 seatTaken', '409 alreadySeated', '409 alreadySeated'),
      { seat: 1 },
      'another’s seat',
    ),
    at(
      'waiting',
      '/join',
      strangersAndPlayers('404 notFound', '409 alreadySeated', '409 alreadySeated'),
      { seat: 5 },
      'no such seat',
    ),
    at('full', '/join', strangersAndPlayers('409 tableFull', '409 alreadySeated', '409 alreadySeated'), {}),
    at('playing', '/join', signedIn('409 tableStarted'), {}),
    at('missing', '/join', signedIn('404 notFound'), {}),
  ],
  'POST /api/tables/:table/leave': [
    at('waiting', '/leave', strangersAndPlayers('403 notAtTable', '204', '204')),
    at('playing', '/leave', signedIn('409 tableStarted')),
    at('missing', '/leave', signedIn('404 notFound')),
  ],
  'POST /api/tables/:table/bots': [
    at('waiting', '/bots', hostOnly('200'), { level: 'hewer' }),
    at('waiting', '/bots', hostOnly('409 seatTaken'), { level: 'hewer', seat: 1 }, 'another’s seat'),
    at('full', '/bots', hostOnly('409 tableFull'), { level: 'hewer' }),
    at('playing', '/bots', signedIn('409 tableStarted'), { level: 'hewer' }),
    at('missing', '/bots', signedIn('404 notFound'), { level: 'hewer' }),
  ],
  'DELETE /api/tables/:table/seats/:seat': [
    at('waiting', '/seats/0', hostOnly('409 alreadySeated'), undefined, 'the host’s seat'),
    at('waiting', '/seats/1', hostOnly('200'), undefined, 'the opponent’s seat'),
    at('waiting', '/seats/2', hostOnly('404 notFound'), undefined, 'a free seat'),
    at('playing', '/seats/1', signedIn('409 tableStarted')),
    at('missing', '/seats/1', signedIn('404 notFound')),
  ],
  'POST /api/tables/:table/start': [
    at('waiting', '/start', hostOnly('409 tableNotFull')),
    at('full', '/start', hostOnly('200')),
    at('playing', '/start', signedIn('409 tableStarted')),
    at('missing', '/start', signedIn('404 notFound')),
  ],
  'POST /api/tables/:table/rematch': [
    at('waiting', '/rematch', strangersAndPlayers('403 notAtTable', '409 notOver', '409 notOver')),
    at('playing', '/rematch', strangersAndPlayers('403 notAtTable', '409 notOver', '409 notOver')),
    at('ended', '/rematch', strangersAndPlayers('403 notAtTable', '200', '200')),
    at('missing', '/rematch', signedIn('404 notFound')),
  ],
};

const opponentsSeat = strangersAndPlayers('403 notYourSeat', '200', '403 notYourSeat');

const MATCHES: Readonly<Record<string, Rows>> = {
  'GET /api/tables/:table/state': [
    at('waiting', '/state', everybody('409 tableNotStarted')),
    at('playing', '/state', everybody('200'), undefined, 'from outside'),
    at('playing', '/state?as=0', ownSeat('200'), undefined, 'the host’s view'),
    at('playing', '/state?as=1', opponentsSeat, undefined, 'the opponent’s view'),
    at('playing', '/state?as=2', signedIn('403 notYourSeat'), undefined, 'no such seat'),
    at('ended', '/state?as=0', ownSeat('200'), undefined, 'after the end'),
    at('missing', '/state', everybody('404 notFound')),
    at('missing', '/state?as=0', signedIn('404 notFound'), undefined, 'a missing view'),
  ],
  'POST /api/tables/:table/acts': [
    ...ACT_NAMES.map((act) => at('playing', '/acts', ownSeat(ACTS[act][1]), actOf(act, 0), act)),
    at(
      'playing',
      '/acts',
      strangersAndPlayers('403 notYourSeat', '422 refusedByRules', '403 notYourSeat'),
      actOf('play', 1),
      'out of turn',
    ),
    at('playing', '/acts', signedIn('403 notYourSeat'), actOf('play', 5), 'no such seat'),
    at('waiting', '/acts', signedIn('409 tableNotStarted'), actOf('play', 0)),
    at('ended', '/acts', ownSeat('409 tableOver'), actOf('play', 0, 2)),
    at('missing', '/acts', signedIn('404 notFound'), actOf('play', 0)),
  ],
  'GET /api/tables/:table/export': [
    at('waiting', '/export', everybody('409 tableNotStarted')),
    at('playing', '/export', everybody('200'), undefined, 'from outside'),
    at('playing', '/export?as=0', ownSeat('200'), undefined, 'the host’s'),
    at('playing', '/export?as=1', opponentsSeat, undefined, 'the opponent’s'),
    at('ended', '/export', everybody('200')),
    at('ended', '/export?as=0', everybody('200'), undefined, 'no longer secret'),
    at('missing', '/export', everybody('404 notFound')),
  ],
  'GET /api/tables/:table/chat': [
    at(
      'playing',
      '/chat?room=players',
      strangersAndPlayers('403 notAtTable', '200', '200', '403 notAtTable'),
      undefined,
      'the players’',
    ),
    at(
      'playing',
      '/chat?room=spectators',
      strangersAndPlayers('200', '403 notAtTable', '403 notAtTable', '200'),
      undefined,
      'the onlookers’',
    ),
    at('missing', '/chat?room=spectators', everybody('404 notFound')),
  ],
};

const OPERATING: Readonly<Record<string, Rows>> = {
  'GET /api/openapi.json': [plain('/api/openapi.json', everybody('200'))],
  'GET /api/docs': [plain('/api/docs', everybody('200'))],
  'GET /healthz': [plain('/healthz', everybody('200'))],
  'GET /table/:table': [plain(`/table/${NOBODY}`, everybody('200'))],
  'GET /local/:match': [plain(`/local/${NOBODY}`, everybody('200'))],
  'GET /replay': [plain('/replay', everybody('200'))],
  'GET /replay/*': [plain(`/replay/local/${NOBODY}`, everybody('200'))],
  'GET /rules/:game': [plain('/rules/siberia', everybody('200'))],
  'GET /settings': [plain('/settings', everybody('200'))],
  'GET /account': [plain('/account', everybody('200'))],
  'GET /readyz': [plain('/readyz', everybody('200'))],
  // A plain GET without an upgrade; upgrades have their own cases.
  'GET /socket': [plain('/socket?v=1', everybody('404'))],
};

export const ROUTE_ROWS: Readonly<Record<string, Rows>> = { ...PEOPLE, ...TABLES, ...MATCHES, ...OPERATING };
