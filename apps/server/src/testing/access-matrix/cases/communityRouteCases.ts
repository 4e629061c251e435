/** Friends, blocks, reports and moderation. No actor is an operator: for all of them there is no moderation. */
import { byRelation, sameForAll, sameForSignedIn } from '../accessCases.ts';
import type { AccessCase } from '../accessCases.ts';
import type { AccessFixture } from '../accessFixture.ts';
import { MISSING_ID } from '../actors.ts';
import type { RouteCases, RouteRequest } from './routeCase.ts';
import { plainCase } from './routeCase.ts';

const aboutPerson = (
  list: 'friends' | 'blocks',
  person: (fixture: AccessFixture) => string,
  label: string,
  answers: AccessCase<RouteRequest>['answers'],
): AccessCase<RouteRequest> => ({
  label,
  stage: 'playing',
  request: (_table, _who, fixture) => (fixture.skipDay(), { path: `/api/me/${list}/${person(fixture)}` }),
  answers,
});

const report = (
  more: (table: string, fixture: AccessFixture) => object,
  label: string,
  answers: AccessCase<RouteRequest>['answers'],
): AccessCase<RouteRequest> => ({
  label,
  stage: 'playing',
  request: (table, _who, fixture) => {
    fixture.skipDay();
    const about = { person: fixture.clients.opponent.id, reason: 'insult', comment: '' };
    return { path: '/api/reports', body: { ...about, ...more(table, fixture) } };
  },
  answers,
});

const onlyAccounts = (host: string) => byRelation('409 isGuest', '409 isGuest', host);
const opponent = ({ clients }: AccessFixture): string => clients.opponent.id;
const missing = (): string => MISSING_ID;
const hidden = sameForAll('404 notFound');

export const COMMUNITY_CASES: Readonly<Record<string, RouteCases>> = {
  'GET /api/me/relations': [plainCase('/api/me/relations', sameForSignedIn('200'))],
  'PUT /api/me/friends/:person': [
    aboutPerson('friends', opponent, 'a guest', onlyAccounts('409 otherIsGuest')),
    aboutPerson('friends', ({ clients }) => clients.host.id, 'oneself', onlyAccounts('404 notFound')),
    aboutPerson('friends', missing, 'missing', onlyAccounts('404 notFound')),
  ],
  'DELETE /api/me/friends/:person': [
    aboutPerson('friends', opponent, 'somebody', sameForSignedIn('204')),
    aboutPerson('friends', missing, 'missing', sameForSignedIn('204')),
  ],
  'POST /api/me/invitations': [plainCase('/api/me/invitations', onlyAccounts('201'))],
  'DELETE /api/me/invitations/:invitation': [
    plainCase(`/api/me/invitations/${'0'.repeat(64)}`, onlyAccounts('204')),
  ],
  'GET /api/invitations/:token': [plainCase(`/api/invitations/${MISSING_ID}`, hidden)],
  'POST /api/invitations/:token/accept': [
    plainCase(`/api/invitations/${MISSING_ID}/accept`, onlyAccounts('404 notFound')),
  ],
  'PUT /api/me/blocks/:person': [
    aboutPerson('blocks', ({ clients }) => clients.stranger.id, 'somebody', {
      ...sameForSignedIn('204'),
      stranger: '404 notFound',
    }),
    aboutPerson('blocks', missing, 'missing', sameForSignedIn('404 notFound')),
  ],
  'DELETE /api/me/blocks/:person': [
    aboutPerson('blocks', ({ clients }) => clients.stranger.id, 'somebody', sameForSignedIn('204')),
    aboutPerson('blocks', missing, 'missing', sameForSignedIn('204')),
  ],
  'POST /api/reports': [
    report(() => ({ place: 'name' }), 'a name', byRelation('204', '404 notFound', '204')),
    report(() => ({ place: 'profile' }), 'a profile', byRelation('204', '404 notFound', '204')),
    report((table) => ({ place: 'play', table }), 'play', byRelation('204', '404 notFound', '204')),
    report(
      (table) => ({ place: 'chat', table, room: 'players', line: 1 }),
      'a missing line',
      byRelation('403 notAtTable', '404 notFound', '404 notFound'),
    ),
    report(() => ({ place: 'name', person: MISSING_ID }), 'missing', sameForSignedIn('404 notFound')),
  ],
  'GET /api/moderation': [plainCase('/api/moderation', hidden)],
  'POST /api/moderation/actions': [
    plainCase(
      '/api/moderation/actions',
      hidden,
      { kind: 'ban', person: MISSING_ID, days: 1, why: 'w' },
      'a ban',
    ),
    plainCase('/api/moderation/actions', hidden, { nonsense: true }, 'nonsense'),
  ],
  'POST /api/moderation/actions/:action/undo': [
    plainCase(`/api/moderation/actions/${MISSING_ID}/undo`, hidden, { why: 'w' }),
  ],
  'GET /moderation': [plainCase('/moderation', hidden)],
};
