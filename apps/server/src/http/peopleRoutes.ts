import type { PersonInfo } from '@pithead/protocol';
import { ChangeMe, ChangePassword, LogIn, NewAccount, NewGuest, RemoveMe } from '@pithead/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { ServerContext } from '../serverContext.ts';
import type { PeopleRefusal } from '../people/peopleReasons.ts';
import type { NewSession } from '../people/sessionService.ts';
import { networkOf } from '../limits/networkOf.ts';
import { LoginThrottle } from '../people/loginThrottle.ts';
import { parseName } from '../people/names/names.ts';
import { shortId } from '../ids.ts';
import { RequestError } from '../requestError.ts';
import type { PersonRow } from '../store/store.ts';
import type { HttpApp } from './httpApp.ts';
import {
  clearSessionCookie,
  requireIdentity,
  requirePerson,
  sessionIdOf,
  setSessionCookie,
  findIdentity,
} from './authentication.ts';

const MuteParams = z.strictObject({ person: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) });
/** Enough for a school class behind one address. */
const GUESTS = { atOnce: 30, perSecond: 0.2 };

export function peopleRoutes(app: HttpApp, context: ServerContext): void {
  const { config, people, sessions, connections, store, tables, time } = context;
  const throttle = new LoginThrottle(time);
  const guests = new TokenBucket(
    time,
    Math.max(GUESTS.atOnce, config.requestsPerMinute / 20),
    GUESTS.perSecond,
  );

  /** Limits password attempts per network, per account and globally. */
  function slowly(request: FastifyRequest, accountKey: string): void {
    const allowed = throttle.allow(request.ip, accountKey);
    if (!allowed.ok) throw new RequestError('tooFast', { seconds: Math.ceil(allowed.retryAfterMs / 1000) });
  }

  /** Not awaited: the name has changed even if waiting rooms can't be updated. */
  function tellRenamed(person: string): void {
    tables
      .publishRename(person)
      .catch((error: unknown) => context.log.warn({ error: String(error) }, 'new name not told'));
  }

  app.post(
    '/api/guests',
    { schema: { summary: 'Begin as a guest', tags: ['people'], body: NewGuest } },
    async (request, reply) => {
      if (!guests.take(networkOf(request.ip))) throw new RequestError('tooFast');
      const entered = yes(await people.createGuest(request.body.name, request.body.language));
      reply.code(201);
      return welcome(context, request, reply, entered.person, entered);
    },
  );

  app.get('/api/me', { schema: { summary: 'Who I am', tags: ['people'] } }, async (request, reply) => {
    const { person } = await requireIdentity(context, request);
    // Every visit extends the session and its cookie.
    if (request.headers.authorization === undefined)
      setSessionCookie(config, reply, sessionIdOf(config, request) ?? '');
    return { person: personInfo(person) };
  });

  app.patch(
    '/api/me',
    { schema: { summary: 'Change name or language', tags: ['people'], body: ChangeMe } },
    async (request) => {
      let person = await requirePerson(context, request);
      const { name, language } = request.body;
      if (name !== undefined) {
        ({ person } = yes(await people.changeName(person, name)));
        tellRenamed(person.id);
      }
      if (language !== undefined) ({ person } = yes(await people.changeLanguage(person, language)));
      return { person: personInfo(person) };
    },
  );

  app.post(
    '/api/me/account',
    { schema: { summary: 'Turn the guest into an account', tags: ['people'], body: NewAccount } },
    async (request) => {
      const guest = await requirePerson(context, request);
      const { person } = yes(await people.register(guest, request.body.name, request.body.password));
      tellRenamed(person.id);
      return { person: personInfo(person) };
    },
  );

  app.post(
    '/api/login',
    { schema: { summary: 'Log in', tags: ['people'], body: LogIn } },
    async (request, reply) => {
      const { name, password, leaveGames = false } = request.body;
      const before = await findIdentity(context, request);
      const guest = before?.person;
      slowly(request, keyOf(name));
      const entered = yes(await people.logIn(name, password, guest));
      if (entered.leaves > 0 && guest?.accountKey === null && !leaveGames) {
        await sessions.end(entered.id);
        throw new RequestError('guestHasGames', { tables: entered.leaves });
      }
      throttle.succeeded(keyOf(name));
      // A browser has one cookie: the replaced session could only be used by somebody with a copy of it.
      if (before !== undefined && request.headers.authorization === undefined) {
        await sessions.end(sessionIdOf(config, request) ?? '');
        connections.closeSession(before.session.hash);
      }
      return welcome(context, request, reply, entered.person, entered);
    },
  );

  app.post(
    '/api/logout',
    { schema: { summary: 'End this session', tags: ['people'] } },
    async (request, reply) => {
      const { session } = await requireIdentity(context, request);
      await sessions.end(sessionIdOf(config, request) ?? '');
      connections.closeSession(session.hash);
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

  app.post(
    '/api/me/password',
    { schema: { summary: 'Change the password', tags: ['people'], body: ChangePassword } },
    async (request, reply) => {
      const who = await requireIdentity(context, request);
      slowly(request, who.person.accountKey ?? who.person.id);
      yes(await people.changePassword(who, request.body.old, request.body.next));
      connections.closeFor(who.person.id, who.session.hash);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/export',
    { schema: { summary: 'Everything kept about me', tags: ['people'] } },
    async (request) => people.exportData(await requirePerson(context, request)),
  );

  app.delete(
    '/api/me',
    { schema: { summary: 'Delete me', tags: ['people'], body: RemoveMe } },
    async (request, reply) => {
      const { person } = await requireIdentity(context, request);
      if (person.accountKey !== null) slowly(request, person.accountKey);
      const open = await store.openTableIdsOf(person.id);
      const { vacated } = yes(await people.remove(person, request.body.password));
      connections.closeFor(person.id);
      tables.publishChanges(open);
      for (const { table, seat } of vacated) {
        try {
          await context.matches.use(table, async (session) => {
            await session.reload();
            await session.standInFor(seat);
          });
        } catch (error) {
          // One failure must not stop the others; this seat gets its bot when the match is loaded next.
          context.log.warn({ table: shortId(table), error: String(error) }, 'seat not given to a bot yet');
        }
      }
      clearSessionCookie(config, reply);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/mutes',
    { schema: { summary: 'Whom I do not want to hear', tags: ['chat'] } },
    async (request) => ({
      muted: await store.mutedBy((await requirePerson(context, request)).id),
    }),
  );

  for (const [method, isMuted] of [
    ['put', true],
    ['delete', false],
  ] as const) {
    app[method](
      '/api/me/mutes/:person',
      { schema: { summary: isMuted ? 'Mute somebody' : 'Listen again', tags: ['chat'], params: MuteParams } },
      async (request, reply) => {
        const { id } = await requirePerson(context, request);
        if (isMuted && (await store.findPerson(request.params.person)) === undefined)
          throw new RequestError('notFound');
        await store.setMuted(id, request.params.person, isMuted);
        await connections.updateMutes(id, () => store.mutedBy(id));
        return reply.code(204).send();
      },
    );
  }
}

/** A browser gets an HttpOnly cookie; a script, which sends no origin, gets the token itself. */
function welcome(
  { config }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonRow,
  { id }: NewSession,
): { person: PersonInfo; token?: string } {
  setSessionCookie(config, reply, id);
  return { person: personInfo(person), ...(request.headers.origin === undefined ? { token: id } : {}) };
}

const personInfo = ({ id, name, language, accountKey }: PersonRow): PersonInfo => ({
  id,
  name,
  language,
  isAccount: accountKey !== null,
});

function keyOf(name: string): string {
  const read = parseName(name);
  return 'key' in read ? read.key : name.slice(0, 100);
}

function yes<T extends { readonly ok: true }>(result: T | PeopleRefusal): T {
  if (!result.ok) throw new RequestError(result.reason);
  return result;
}
