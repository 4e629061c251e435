import { ChangeMe, ChangePassword, NewAccount, RemoveMe } from '@pithead/protocol';
import { seatBots } from '../match/seatBots.ts';
import type { LoginThrottle } from '../people/loginThrottle.ts';
import type { ServerContext } from '../serverContext.ts';
import { clearSessionCookie, requireIdentity, requirePerson } from './authentication.ts';
import type { HttpApp } from './httpApp.ts';
import { personInfo, publishRename, throttlePassword, throwIfRefused } from './community/peopleResponses.ts';

export function accountRoutes(app: HttpApp, context: ServerContext, throttle: LoginThrottle): void {
  const { config, people, connections, store, tables } = context;

  app.patch(
    '/api/me',
    { schema: { summary: 'Change name or language', tags: ['people'], body: ChangeMe } },
    async (request) => {
      let person = await requirePerson(context, request);
      const { name, language } = request.body;
      if (name !== undefined) {
        ({ person } = throwIfRefused(await people.changeName(person, name)));
        publishRename(context, person.id);
      }
      if (language !== undefined)
        ({ person } = throwIfRefused(await people.changeLanguage(person, language)));
      return { person: personInfo(person) };
    },
  );

  app.post(
    '/api/me/account',
    { schema: { summary: 'Turn the guest into an account', tags: ['people'], body: NewAccount } },
    async (request) => {
      const guest = await requirePerson(context, request);
      const { name, password } = request.body;
      const { person } = throwIfRefused(await people.register(guest, name, password));
      publishRename(context, person.id);
      return { person: personInfo(person) };
    },
  );

  app.post(
    '/api/me/password',
    { schema: { summary: 'Change the password', tags: ['people'], body: ChangePassword } },
    async (request, reply) => {
      const identity = await requireIdentity(context, request);
      const { person, session } = identity;
      throttlePassword(throttle, request, person.accountKey ?? person.id);
      throwIfRefused(await people.changePassword(identity, request.body.old, request.body.next));
      connections.closeFor(person.id, session.hash);
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
      const person = await requirePerson(context, request);
      if (person.accountKey !== null) throttlePassword(throttle, request, person.accountKey);
      const open = await store.openTableIdsOf(person.id);
      const { vacated } = throwIfRefused(await people.remove(person, request.body.password));
      connections.closeFor(person.id);
      tables.publishChanges(open);
      await seatBots(context, vacated);
      clearSessionCookie(config, reply);
      return reply.code(204).send();
    },
  );
}
