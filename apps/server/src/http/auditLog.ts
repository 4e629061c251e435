/** Logs logins, logouts and refused requests without names, addresses or complete ids. */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../serverContext.ts';
import { sha256Hex, shortId } from '../ids.ts';
import { networkOf } from '../limits/networkOf.ts';
import { sessionIdOf } from './authentication.ts';

const LOGIN_ROUTES: ReadonlySet<string> = new Set([
  'POST /api/guests',
  'POST /api/me/account',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/logout-everywhere',
  'POST /api/me/password',
  'PUT /api/me/email',
  'POST /api/email-confirmations',
  'POST /api/recovery',
  'POST /api/recovery/password',
  'DELETE /api/me',
]);
const REFUSED_STATUSES: ReadonlySet<number> = new Set([401, 403]);

/** A random key per run: log lines of one network can be correlated, but its address can't be recovered. */
const HMAC_KEY = randomBytes(32);
const networkTrace = (ip: string): string =>
  createHmac('sha256', HMAC_KEY).update(networkOf(ip)).digest('base64url').slice(0, 8);

export const auditLog =
  ({ config, log }: ServerContext) =>
  async (request: FastifyRequest, { statusCode: status }: FastifyReply): Promise<void> => {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    if (!LOGIN_ROUTES.has(route) && !REFUSED_STATUSES.has(status)) return;
    const session = sessionIdOf(config, request);
    log.info(
      {
        route,
        status,
        from: networkTrace(request.ip),
        ...(session !== undefined && { session: shortId(sha256Hex(session)) }),
      },
      'door',
    );
  };
