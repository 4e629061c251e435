import { PushBrowser } from '../../../channels/testing/pushReceiver.ts';
import type { AccessCase } from '../accessCases.ts';
import { byRelation, sameForAll, sameForSignedIn } from '../accessCases.ts';
import { MISSING_ID, TEST_PASSWORD } from '../actors.ts';
import type { RouteCases, RouteRequest } from './routeCase.ts';
import { plainCase } from './routeCase.ts';

/** Nobody listens there. */
const TARGET = 'http://127.0.0.1:9/';
const MISSING_TOKEN = 'A'.repeat(43);
const MISSING_SIGNATURE = 'A'.repeat(65);

const browser = new PushBrowser();
let devices = 0;

const newDevice: AccessCase<RouteRequest> = {
  label: 'a device',
  stage: 'playing',
  request: () => ({ path: '/api/me/push', body: browser.subscription(`${TARGET}${++devices}`) }),
  answers: sameForSignedIn('201'),
};

let addresses = 0;

/** Each request names another address, because only three confirmations an hour are sent to one. */
const email = (
  what: string,
  body: object,
  answers: AccessCase<RouteRequest>['answers'],
  afterAddress = '',
): AccessCase<RouteRequest> => ({
  label: what,
  stage: 'playing',
  request: (_table, _who, fixture) => {
    fixture.skipDay();
    const address = `ada${++addresses}@example.org${afterAddress}`;
    return { path: '/api/me/email', body: { address, ...body } };
  },
  answers,
});

export const CHANNEL_CASES: Readonly<Record<string, RouteCases>> = {
  'GET /api/server': [plainCase('/api/server', sameForAll('200'))],
  'GET /api/me/channels': [plainCase('/api/me/channels', sameForSignedIn('200'))],
  'GET /api/me/channel-tests/:test': [
    plainCase(`/api/me/channel-tests/${MISSING_ID}`, sameForSignedIn('404 notFound')),
  ],
  'POST /api/channel-tests/:test/shown': [
    plainCase(`/api/channel-tests/${MISSING_ID}/shown`, sameForAll('204')),
  ],
  'POST /api/me/push': [
    newDevice,
    plainCase(
      '/api/me/push',
      sameForSignedIn('400 badUrl'),
      browser.subscription('ftp://127.0.0.1/'),
      'not by HTTP',
    ),
  ],
  'DELETE /api/me/push/:device': [plainCase(`/api/me/push/${MISSING_ID}`, sameForSignedIn('204'))],
  'POST /api/me/push/:device/test': [
    plainCase(`/api/me/push/${MISSING_ID}/test`, sameForSignedIn('404 notFound')),
  ],
  'PUT /api/me/email': [
    email('with the password', { password: TEST_PASSWORD }, sameForSignedIn('200')),
    email('without a password', {}, byRelation('200', '200', '401 wrongLogin')),
    email(
      'with a header',
      { password: TEST_PASSWORD },
      sameForSignedIn('400 badAddress'),
      '\r\nBcc: ben@example.org',
    ),
  ],
  'PATCH /api/me/email': [
    plainCase('/api/me/email', sameForSignedIn('404 notFound'), { isOn: false }, 'no address'),
  ],
  'DELETE /api/me/email': [plainCase('/api/me/email', sameForSignedIn('204'))],
  'POST /api/me/email/confirmation': [
    plainCase('/api/me/email/confirmation', sameForSignedIn('404 notFound')),
  ],
  'POST /api/me/email/test': [plainCase('/api/me/email/test', sameForSignedIn('404 notFound'))],
  'POST /api/email-confirmations': [
    plainCase('/api/email-confirmations', sameForAll('410 linkExpired'), { token: MISSING_TOKEN }),
  ],
  'PUT /api/me/webhook': [
    plainCase('/api/me/webhook', sameForSignedIn('200'), { url: TARGET }, 'an address'),
    plainCase('/api/me/webhook', sameForSignedIn('400 badUrl'), { url: 'file:///etc/passwd' }, 'a file'),
  ],
  'DELETE /api/me/webhook': [plainCase('/api/me/webhook', sameForSignedIn('204'))],
  'POST /api/me/webhook/secret': [plainCase('/api/me/webhook/secret', sameForSignedIn('404 notFound'))],
  'POST /api/me/webhook/test': [plainCase('/api/me/webhook/test', sameForSignedIn('404 notFound'))],
  'POST /api/recovery': [
    plainCase('/api/recovery', sameForAll('204'), { account: 'Niemand' }, 'a missing account'),
  ],
  'POST /api/recovery/password': [
    plainCase('/api/recovery/password', sameForAll('410 linkExpired'), {
      token: MISSING_TOKEN,
      password: TEST_PASSWORD,
    }),
  ],
  'POST /unsubscribe/:token': [plainCase(`/unsubscribe/${MISSING_SIGNATURE}`, sameForAll('404 notFound'))],
  'GET /unsubscribe/:token': [plainCase(`/unsubscribe/${MISSING_SIGNATURE}`, sameForAll('200'))],
  'GET /confirm': [plainCase('/confirm', sameForAll('200'))],
  'GET /recover': [plainCase('/recover', sameForAll('200'))],
};
