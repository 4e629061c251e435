import { AcceptTable, PoolChoice, PoolQuery } from '@pithead/protocol';
import type { infer as Infer } from 'zod/mini';
import type { ServerContext } from '../../serverContext.ts';
import { findIdentity, requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';

export function poolRoutes(app: HttpApp, context: ServerContext): void {
  const { pool } = context;

  app.get(
    '/api/pool',
    {
      schema: {
        summary: 'Who looks for a game, how long it usually takes, and my own search',
        tags: ['pool'],
        querystring: PoolQuery,
      },
    },
    async (request) => pool.status((await findIdentity(context, request))?.person, choiceOf(request.query)),
  );

  app.put(
    '/api/me/search',
    { schema: { summary: 'Look for a game, or change what I look for', tags: ['pool'], body: PoolChoice } },
    async (request) => pool.search(await requirePerson(context, request), request.body),
  );

  app.delete(
    '/api/me/search',
    { schema: { summary: 'Stop looking', tags: ['pool'] } },
    async (request, reply) => {
      await pool.stop(await requirePerson(context, request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/search/accept',
    { schema: { summary: 'Accept the table that was found', tags: ['pool'], body: AcceptTable } },
    async (request) => pool.accept(await requirePerson(context, request), request.body.table),
  );
}

function choiceOf({ games, seats, pace, against }: Infer<typeof PoolQuery>): PoolChoice | undefined {
  if (games === undefined || seats === undefined || pace === undefined || against === undefined)
    return undefined;
  return { games, seats, pace, against, mayFillWithBots: false, isWide: false };
}
