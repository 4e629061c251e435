/** A test fails if an HTTP route is missing here. */
import type { AccessCase } from '../accessCases.ts';
import {
  ACT_NAMES,
  ACT_CASES,
  exampleAct,
  sameForAll,
  onlyForHost,
  onlyForSeatOwner,
  sameForSignedIn,
  byRelation,
} from '../accessCases.ts';
import { TEST_GAME, MISSING_ID } from '../actors.ts';
import type { TableStage } from '../actors.ts';
import { COMMUNITY_CASES } from './communityRouteCases.ts';
import { NOTIFICATION_CASES } from './notificationRouteCases.ts';
import { CHANNEL_CASES } from './channelRouteCases.ts';
import { PROFILE_CASES } from './profileRouteCases.ts';
import { PEOPLE_CASES } from './peopleRouteCases.ts';
import type { RouteCases, RouteRequest } from './routeCase.ts';
import { plainCase } from './routeCase.ts';

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

const TABLES: Readonly<Record<string, RouteCases>> = {
  'GET /api/games': [plainCase('/api/games', sameForAll('200'))],
  'GET /api/tables': [plainCase('/api/tables', sameForAll('200'))],
  'GET /api/tables/running': [plainCase('/api/tables/running', sameForAll('200'))],
  'POST /api/tables': [plainCase('/api/tables', sameForSignedIn('201'), { game: TEST_GAME, seats: 2 })],
  'GET /api/me/tables': [plainCase('/api/me/tables', sameForSignedIn('200'))],
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

const MATCHES: Readonly<Record<string, RouteCases>> = {
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

const OPERATING: Readonly<Record<string, RouteCases>> = {
  'GET /api/openapi.json': [plainCase('/api/openapi.json', sameForAll('200'))],
  'GET /api/docs': [plainCase('/api/docs', sameForAll('200'))],
  'GET /healthz': [plainCase('/healthz', sameForAll('200'))],
  'GET /table/:table': [plainCase(`/table/${MISSING_ID}`, sameForAll('200'))],
  'GET /local/:match': [plainCase(`/local/${MISSING_ID}`, sameForAll('200'))],
  'GET /replay': [plainCase('/replay', sameForAll('200'))],
  'GET /replay/*': [plainCase(`/replay/local/${MISSING_ID}`, sameForAll('200'))],
  'GET /review': [plainCase('/review', sameForAll('200'))],
  'GET /review/*': [plainCase(`/review/local/${MISSING_ID}`, sameForAll('200'))],
  'GET /rules/:game': [plainCase('/rules/siberia', sameForAll('200'))],
  'GET /rules/:game/try/:example': [plainCase('/rules/siberia/try/sell', sameForAll('200'))],
  'GET /learn/:game': [plainCase('/learn/siberia', sameForAll('200'))],
  'GET /learn/:game/:chapter': [plainCase('/learn/siberia/2', sameForAll('200'))],
  'GET /settings': [plainCase('/settings', sameForAll('200'))],
  'GET /account': [plainCase('/account', sameForAll('200'))],
  'GET /notifications': [plainCase('/notifications', sameForAll('200'))],
  'GET /people/:person': [plainCase('/people/me', sameForAll('200'))],
  'GET /ratings': [plainCase('/ratings', sameForAll('200'))],
  'GET /ratings/:game': [plainCase('/ratings/siberia', sameForAll('200'))],
  'GET /friends': [plainCase('/friends', sameForAll('200'))],
  'GET /friends/invitation/:token': [plainCase(`/friends/invitation/${MISSING_ID}`, sameForAll('200'))],
  'GET /readyz': [plainCase('/readyz', sameForAll('200'))],
  'GET /socket': [plainCase('/socket?v=1', sameForAll('404'))],
};

export const ROUTE_CASES: Readonly<Record<string, RouteCases>> = {
  ...PEOPLE_CASES,
  ...PROFILE_CASES,
  ...COMMUNITY_CASES,
  ...NOTIFICATION_CASES,
  ...CHANNEL_CASES,
  ...TABLES,
  ...MATCHES,
  ...OPERATING,
};
