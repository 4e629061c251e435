/** Profiles and ladders: the host has an account, the others are guests and have no profile for anybody else. */
import { byRelation, sameForAll, sameForSignedIn } from '../accessCases.ts';
import type { AccessCase } from '../accessCases.ts';
import type { AccessFixture } from '../accessFixture.ts';
import type { TableStage } from '../actors.ts';
import { MISSING_ID, TEST_GAME } from '../actors.ts';
import type { RouteCases, RouteRequest } from './routeCase.ts';
import { plainCase } from './routeCase.ts';

const about = (
  tail: string,
  person: (fixture: AccessFixture) => string,
  label: string,
  answers: AccessCase<RouteRequest>['answers'],
): AccessCase<RouteRequest> => ({
  label,
  stage: 'playing',
  request: (_table, _who, fixture) => ({ path: `/api/people/${person(fixture)}${tail}` }),
  answers,
});

const result = (stage: TableStage, answer: string): AccessCase<RouteRequest> => ({
  label: stage,
  stage,
  request: (table) => ({ path: `/api/tables/${table}/result` }),
  answers: sameForAll(answer),
});

const host = ({ clients }: AccessFixture): string => clients.host.id;
const guest = ({ clients }: AccessFixture): string => clients.opponent.id;
const missing = (): string => MISSING_ID;
const onlyOneself = byRelation('404 notFound', '200', '404 notFound', '404 notFound');
const games = `/games?game=${TEST_GAME}`;

export const PROFILE_CASES: Readonly<Record<string, RouteCases>> = {
  'GET /api/people/:person/profile': [
    about('/profile', host, 'an account', sameForAll('200')),
    about('/profile', guest, 'a guest', onlyOneself),
    about('/profile', missing, 'missing', sameForAll('404 notFound')),
    about('/profile?game=nothing', host, 'an unknown game', sameForAll('400 unknownGame')),
  ],
  'GET /api/people/:person/games': [
    about(games, host, 'an account', sameForAll('200')),
    about(games, guest, 'a guest', onlyOneself),
    about(games, missing, 'missing', sameForAll('404 notFound')),
    about('/games?game=nothing', host, 'an unknown game', sameForAll('400 unknownGame')),
  ],
  'GET /api/me/profile': [
    plainCase('/api/me/profile', sameForSignedIn('200')),
    plainCase('/api/me/profile?as=friends', sameForSignedIn('200'), undefined, 'as friends see it'),
  ],
  'PUT /api/me/profile/visibility': [
    plainCase('/api/me/profile/visibility', sameForSignedIn('200'), { gamesWon: 'everyone' }),
  ],
  'GET /api/ladder/:game': [
    plainCase(`/api/ladder/${TEST_GAME}`, sameForAll('200')),
    plainCase(`/api/ladder/${TEST_GAME}?players=3&page=2`, sameForAll('200'), undefined, 'a page'),
    plainCase('/api/ladder/nothing', sameForAll('400 unknownGame'), undefined, 'an unknown game'),
  ],
  'GET /api/tables/:table/result': [
    result('waiting', '404 notFound'),
    result('playing', '404 notFound'),
    result('ended', '200'),
  ],
};
