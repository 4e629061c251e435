import { ConfirmEmail, SetEmail, SwitchEmail, UnsubscribeParams } from '@pithead/protocol';
import type { LoginThrottle } from '../../people/loginThrottle.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import { requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';
import { throttlePassword, throwIfRefused } from '../community/peopleResponses.ts';
import { emailStateOf } from '../../channels/channelStates.ts';

const TAGS = ['notifications'];

/** What RFC 8058 lets mail programs send, as a form of either type. */
const ONE_CLICK = /(?:^|")List-Unsubscribe(?:=|"\s+)One-Click\b/;
const MAX_FORM_BYTES = 1024;

export function emailRoutes(app: HttpApp, context: ServerContext, throttle: LoginThrottle): void {
  const { channelServices: channels, people, store } = context;

  app.put(
    '/api/me/email',
    { schema: { summary: 'Set my e-mail address', tags: TAGS, body: SetEmail } },
    async (request) => {
      const person = await requirePerson(context, request);
      const { address, password } = request.body;
      if (person.accountKey !== null) throttlePassword(throttle, request, person.accountKey);
      throwIfRefused(await people.confirmPassword(person, password));
      await channels.email.setAddress(person, address);
      return emailStateOf(store, person.id);
    },
  );

  app.patch(
    '/api/me/email',
    { schema: { summary: 'Switch my e-mails on or off', tags: TAGS, body: SwitchEmail } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      if (!(await store.changeEmail(id, request.body))) throw new RequestError('notFound');
      return emailStateOf(store, id);
    },
  );

  app.delete(
    '/api/me/email',
    { schema: { summary: 'Remove my e-mail address', tags: TAGS } },
    async (request, reply) => {
      await store.removeEmail((await requirePerson(context, request)).id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/email/confirmation',
    { schema: { summary: 'Send the confirmation again', tags: TAGS } },
    async (request) => {
      const person = await requirePerson(context, request);
      await channels.email.confirmAgain(person);
      return emailStateOf(store, person.id);
    },
  );

  app.post(
    '/api/me/email/test',
    { schema: { summary: 'Test my e-mail address', tags: TAGS } },
    async (request) => channels.tests.testEmail(await requirePerson(context, request)),
  );

  app.post(
    '/api/email-confirmations',
    { schema: { summary: 'Confirm an address by the link of a mail', tags: TAGS, body: ConfirmEmail } },
    async (request, reply) => {
      await channels.email.confirm(request.body.token);
      return reply.code(204).send();
    },
  );

  void app.register((scope) => {
    unsubscribeRoute(scope as unknown as HttpApp, context);
    return Promise.resolve();
  });
}

/** Its address is also that of the page, so that mail programs without the one-click method can open it. */
function unsubscribeRoute(app: HttpApp, { channelServices: channels }: ServerContext): void {
  app.addContentTypeParser(
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/,
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) =>
      ONE_CLICK.test(String(body)) ? done(null, {}) : done(new RequestError('malformed')),
  );
  app.post(
    '/unsubscribe/:token',
    { schema: { summary: 'End e-mails by the link of a mail', tags: TAGS, params: UnsubscribeParams } },
    async (request, reply) => {
      await channels.email.unsubscribe(request.params.token);
      return reply.code(204).send();
    },
  );
}
