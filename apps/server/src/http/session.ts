/**
 * Identifies the caller by the browser's cookie or a script's bearer token, never by the request's content.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { SignedIn } from '../people/index.ts';
import { Refuse } from '../refuse.ts';
import type { Person } from '../store/port.ts';

const LIFETIME_S = 90 * 24 * 3600;

const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

/** The prefix binds the cookie to this host; browsers accept it over HTTPS only. */
const cookieName = (config: Config): string => (isSecure(config) ? '__Host-pithead' : 'pithead');

export function setCookie(config: Config, reply: FastifyReply, id: string): void {
  reply.setCookie(cookieName(config), id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: LIFETIME_S,
  });
}

export function clearCookie(config: Config, reply: FastifyReply): void {
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

export async function signedIn(
  { config, sessions }: Context,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const id = sessionIdOf(config, request);
  return id === undefined ? undefined : sessions.find(id);
}

export async function mustBeSignedIn(context: Context, request: FastifyRequest): Promise<SignedIn> {
  const found = await signedIn(context, request);
  if (found === undefined) throw new Refuse('noSession');
  return found;
}

export const personOf = async (context: Context, request: FastifyRequest): Promise<Person> =>
  (await mustBeSignedIn(context, request)).person;

/**
 * Browsers send the origin of a request, which must be ours: a foreign page can't act with our cookie.
 * Scripts with a token, and requests without a cookie, need no origin.
 */
export function checkOrigin({ config }: Context, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) {
    if (bearerOf(request) === undefined && request.cookies[cookieName(config)] !== undefined)
      throw new Refuse('forbiddenOrigin');
    return;
  }
  if (origin !== (config.publicUrl === '' ? `http://${request.headers.host ?? ''}` : config.publicUrl))
    throw new Refuse('forbiddenOrigin');
}
