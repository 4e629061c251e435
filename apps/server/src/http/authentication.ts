/** The cookie or the bearer token identifies the caller, never the request's content. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ServerContext } from '../serverContext.ts';
import { deviceOf } from './deviceCookie.ts';
import type { Identity } from '../people/sessionService.ts';
import { RequestError } from '../requestError.ts';
import type { PersonRow } from '../store/store.ts';

const LIFETIME_S = 90 * 24 * 3600;

const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

/** The prefix binds the cookie to this host; browsers accept it over HTTPS only. */
const cookieName = (config: Config): string => (isSecure(config) ? '__Host-pithead' : 'pithead');

export function setSessionCookie(config: Config, reply: FastifyReply, id: string): void {
  reply.setCookie(cookieName(config), id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: LIFETIME_S,
  });
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  });
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];

export const sessionIdOf = (config: Config, request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? request.cookies[cookieName(config)];

export async function findIdentity(
  { config, sessions, sightings }: ServerContext,
  request: FastifyRequest,
): Promise<Identity | undefined> {
  const id = sessionIdOf(config, request);
  const found = id === undefined ? undefined : await sessions.find(id);
  if (found !== undefined && found.person.accountKey !== null)
    sightings.note(found.person.id, request.ip, deviceOf(request));
  return found;
}

export async function requireIdentity(context: ServerContext, request: FastifyRequest): Promise<Identity> {
  const found = await findIdentity(context, request);
  if (found === undefined) throw new RequestError('noSession');
  return found;
}

export const requirePerson = async (context: ServerContext, request: FastifyRequest): Promise<PersonRow> =>
  (await requireIdentity(context, request)).person;

/**
 * Browsers send the origin of a request, which must be ours: a foreign page can't act with our cookie.
 * Scripts with a token, and requests without a cookie, need no origin.
 */
export function checkOrigin({ config }: ServerContext, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) {
    if (bearerOf(request) === undefined && request.cookies[cookieName(config)] !== undefined)
      throw new RequestError('forbiddenOrigin');
    return;
  }
  if (origin !== (config.publicUrl === '' ? `http://${request.headers.host ?? ''}` : config.publicUrl))
    throw new RequestError('forbiddenOrigin');
}
