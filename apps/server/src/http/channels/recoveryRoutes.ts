import { RecoverAccount, RequestRecovery } from '@pithead/protocol';
import type { ServerContext } from '../../serverContext.ts';
import type { HttpApp } from '../httpApp.ts';
import { throwIfRefused } from '../community/peopleResponses.ts';

export function recoveryRoutes(app: HttpApp, { recovery, connections }: ServerContext): void {
  app.post(
    '/api/recovery',
    { schema: { summary: 'Ask for a link by e-mail', tags: ['people'], body: RequestRecovery } },
    (request, reply) => {
      recovery.request(request.body.account, request.ip);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/recovery/password',
    {
      schema: { summary: 'Set a password by the link of a mail', tags: ['people'], body: RecoverAccount },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const { person } = throwIfRefused(await recovery.recover(token, password));
      connections.closeFor(person.id);
      return reply.code(204).send();
    },
  );
}
