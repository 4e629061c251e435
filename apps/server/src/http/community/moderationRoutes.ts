/** Reports by everybody, and the interface of operators, which does not exist for anybody else. */
import type { ModerationOverview } from '@pithead/protocol';
import {
  ModerationActionParams,
  NewModerationAction,
  NewReport,
  UndoModerationAction,
} from '@pithead/protocol';
import type { FastifyRequest } from 'fastify';
import { ModerationService } from '../../moderation/moderationService.ts';
import { ReportService } from '../../moderation/reportService.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import { findIdentity, requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';

export async function isOperatorRequest(context: ServerContext, request: FastifyRequest): Promise<boolean> {
  const person = (await findIdentity(context, request))?.person;
  return person !== undefined && context.store.isOperator(person.id);
}

export function moderationRoutes(app: HttpApp, context: ServerContext): void {
  const reports = new ReportService(context);
  app.post(
    '/api/reports',
    { schema: { summary: 'Report somebody to the operators', tags: ['people'], body: NewReport } },
    async (request, reply) => {
      await reports.add(await requirePerson(context, request), request.ip, request.body);
      return reply.code(204).send();
    },
  );
  void app.register((scope) => {
    // Before the body is read: another answer to a bad body would show that the route exists.
    scope.addHook('onRequest', async (request) => {
      if (!(await isOperatorRequest(context, request))) throw new RequestError('notFound');
    });
    operatorRoutes(scope as unknown as HttpApp, context);
    return Promise.resolve();
  });
}

function operatorRoutes(app: HttpApp, context: ServerContext): void {
  const moderation = new ModerationService(context);
  app.get('/api/moderation', { schema: { hide: true } }, (): Promise<ModerationOverview> =>
    moderation.overview(),
  );

  app.post(
    '/api/moderation/actions',
    { schema: { hide: true, body: NewModerationAction } },
    async (request): Promise<ModerationOverview> => {
      await moderation.act(await requirePerson(context, request), request.body);
      return moderation.overview();
    },
  );

  app.post(
    '/api/moderation/actions/:action/undo',
    { schema: { hide: true, params: ModerationActionParams, body: UndoModerationAction } },
    async (request): Promise<ModerationOverview> => {
      const { action } = request.params;
      await moderation.undo(await requirePerson(context, request), action, request.body.why);
      return moderation.overview();
    },
  );
}
