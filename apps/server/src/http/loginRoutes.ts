import type { PersonInfo } from '@pithead/protocol';
import { LogIn, NewGuest } from '@pithead/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/networkOf.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { LoginThrottle } from '../people/loginThrottle.ts';
import { parseName } from '../people/names/names.ts';
import type { NewSession } from '../people/sessionService.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import type { PersonRow } from '../store/store.ts';
import {
  clearSessionCookie,
  findIdentity,
  requireIdentity,
  sessionIdOf,
  setSessionCookie,
} from './authentication.ts';
import { setDeviceCookie } from './deviceCookie.ts';
import type { HttpApp } from './httpApp.ts';
import { ownPersonInfo, throttlePassword, throwIfRefused } from './community/peopleResponses.ts';

/** Enough for a school class behind one address. */
const GUESTS = { burst: 30, perSecond: 0.2 };

export function loginRoutes(app: HttpApp, context: ServerContext, throttle: LoginThrottle): void {
  const { config, people, sessions, connections, time } = context;
  const guests = new TokenBucket(
    time,
    Math.max(GUESTS.burst, config.requestsPerMinute / 20),
    GUESTS.perSecond,
  );

  app.post(
    '/api/guests',
    { schema: { summary: 'Begin as a guest', tags: ['people'], body: NewGuest } },
    async (request, reply) => {
      if (!guests.take(networkOf(request.ip))) throw new RequestError('tooFast');
      const guest = throwIfRefused(await people.createGuest(request.body.name, request.body.language));
      reply.code(201);
      return sendSession(context, request, reply, guest);
    },
  );

  app.get('/api/me', { schema: { summary: 'Who I am', tags: ['people'] } }, async (request, reply) => {
    const { person } = await requireIdentity(context, request);
    if (request.headers.authorization === undefined)
      setCookies(context, request, reply, sessionIdOf(config, request) ?? '');
    return { person: await ownPersonInfo(context, person) };
  });

  app.post(
    '/api/login',
    { schema: { summary: 'Log in', tags: ['people'], body: LogIn } },
    async (request, reply) => {
      const { name, password, leaveGames = false } = request.body;
      const before = await findIdentity(context, request);
      const guest = before?.person;
      throttlePassword(throttle, request, accountKeyOf(name));
      const login = throwIfRefused(await people.logIn(name, password, guest));
      if (login.leaves > 0 && guest?.accountKey === null && !leaveGames) {
        await sessions.end(login.id);
        throw new RequestError('guestHasGames', { tables: login.leaves });
      }
      throttle.succeeded(accountKeyOf(name));
      // A browser has one cookie: the replaced session could only be used by somebody with a copy of it.
      if (before !== undefined && request.headers.authorization === undefined) {
        await sessions.end(sessionIdOf(config, request) ?? '');
        connections.closeLoginSession(before.session.hash);
      }
      return sendSession(context, request, reply, login);
    },
  );

  app.post(
    '/api/logout',
    { schema: { summary: 'End this session', tags: ['people'] } },
    async (request, reply) => {
      const { session } = await requireIdentity(context, request);
      await sessions.end(sessionIdOf(config, request) ?? '');
      connections.closeLoginSession(session.hash);
      clearSessionCookie(config, reply);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/logout-everywhere',
    { schema: { summary: 'End all sessions', tags: ['people'] } },
    async (request, reply) => {
      const { person } = await requireIdentity(context, request);
      await people.logOutEverywhere(person);
      connections.closeFor(person.id);
      clearSessionCookie(config, reply);
      return reply.code(204).send();
    },
  );
}

function setCookies(
  { config }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  session: string,
): void {
  setSessionCookie(config, reply, session);
  setDeviceCookie(config, request, reply);
}

/** A script, which sends no origin, gets the token itself; a browser gets an HttpOnly cookie. */
async function sendSession(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, id }: NewSession & { readonly person: PersonRow },
): Promise<{ person: PersonInfo; token?: string }> {
  setCookies(context, request, reply, id);
  return {
    person: await ownPersonInfo(context, person),
    ...(request.headers.origin === undefined ? { token: id } : {}),
  };
}

function accountKeyOf(name: string): string {
  const parsed = parseName(name);
  return 'key' in parsed ? parsed.key : name.slice(0, 100);
}
