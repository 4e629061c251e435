import { DEFAULT_NOTIFICATION_SETTINGS } from '@pithead/protocol';
import type { AccessCase } from '../accessCases.ts';
import { byRelation, sameForSignedIn } from '../accessCases.ts';
import { MISSING_ID } from '../actors.ts';
import type { RouteCases, RouteRequest } from './routeCase.ts';
import { plainCase } from './routeCase.ts';

const DAY_MS = 24 * 3_600_000;

const mute = (
  what: 'own' | 'missing',
  answers: AccessCase<RouteRequest>['answers'],
  body?: object,
): AccessCase<RouteRequest> => ({
  label: `${what} table`,
  stage: 'playing',
  request: (table) => ({
    path: `/api/tables/${what === 'own' ? table : MISSING_ID}/mute`,
    ...(body === undefined ? {} : { body }),
  }),
  answers,
});

export const NOTIFICATION_CASES: Readonly<Record<string, RouteCases>> = {
  'GET /api/me/notifications': [plainCase('/api/me/notifications', sameForSignedIn('200'))],
  'PUT /api/me/notifications': [
    plainCase('/api/me/notifications', sameForSignedIn('200'), {
      ...DEFAULT_NOTIFICATION_SETTINGS,
      quietHours: { from: 1350, until: 420 },
      timeZone: 'Europe/Amsterdam',
    }),
    plainCase(
      '/api/me/notifications',
      sameForSignedIn('400 malformed'),
      { ...DEFAULT_NOTIFICATION_SETTINGS, timeZone: 'Mars/Olympus' },
      'no time zone',
    ),
  ],
  'GET /api/me/vacation': [plainCase('/api/me/vacation', sameForSignedIn('200'))],
  'PUT /api/me/vacation': [
    plainCase('/api/me/vacation', sameForSignedIn('200'), { from: 0, until: Date.now() + 5 * DAY_MS }),
    plainCase(
      '/api/me/vacation',
      sameForSignedIn('409 tooMuchVacation'),
      { from: 0, until: Date.now() + 90 * DAY_MS },
      'of three months',
    ),
    plainCase('/api/me/vacation', sameForSignedIn('400 malformed'), { from: 0, until: 1 }, 'in the past'),
  ],
  'DELETE /api/me/vacation': [plainCase('/api/me/vacation', sameForSignedIn('200'))],
  'PUT /api/tables/:table/mute': [
    mute('own', byRelation('403 notAtTable', '204', '204'), { for: 'threeDays' }),
    mute('missing', sameForSignedIn('404 notFound'), { for: 'untilEnd' }),
  ],
  'DELETE /api/tables/:table/mute': [
    mute('own', sameForSignedIn('204')),
    mute('missing', sameForSignedIn('204')),
  ],
};
