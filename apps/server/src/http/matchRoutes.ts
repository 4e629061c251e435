import { Act, ChatRoom, TableParams, ViewerQuery } from '@pithead/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { exportMatch } from '../match/exportMatch.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import { findIdentity, requireIdentity, requirePerson } from './authentication.ts';
import type { HttpApp } from './httpApp.ts';

const ChatQuery = z.strictObject({ room: ChatRoom });

export function matchRoutes(app: HttpApp, context: ServerContext): void {
  const { tables, matches } = context;

  app.get(
    '/api/tables/:table/state',
    {
      schema: {
        summary: 'The match as a seat or a spectator sees it',
        tags: ['matches'],
        params: TableParams,
        querystring: ViewerQuery,
      },
    },
    async (request) => {
      const { as } = request.query;
      if (as !== undefined) await requireSeat(context, request, request.params.table, as);
      return matches.use(request.params.table, (session) => session.viewerState(as));
    },
  );

  app.post(
    '/api/tables/:table/acts',
    {
      schema: {
        summary: 'Play, undo, ask, answer, pause, leave, return, resign',
        tags: ['matches'],
        params: TableParams,
        body: Act,
      },
    },
    async (request) => {
      const { person } = await requireIdentity(context, request);
      const { table } = request.params;
      return { seq: await matches.use(table, (session) => session.act(person.id, request.body)) };
    },
  );

  app.get(
    '/api/tables/:table/export',
    {
      schema: {
        summary: 'The record of a finished match; of a running one what a seat knows',
        tags: ['matches'],
        params: TableParams,
        querystring: ViewerQuery,
      },
    },
    async (request) => {
      const { as } = request.query;
      const person = (await findIdentity(context, request))?.person.id ?? null;
      return matches.use(request.params.table, (session) => exportMatch(session, as, person));
    },
  );

  app.get(
    '/api/tables/:table/chat',
    {
      schema: {
        summary: 'The last lines of the chat',
        tags: ['chat'],
        params: TableParams,
        querystring: ChatQuery,
      },
    },
    async (request) => {
      const person = (await findIdentity(context, request))?.person.id ?? null;
      return context.chat.readRoom(person, await tables.find(request.params.table), request.query.room);
    },
  );
}

async function requireSeat(
  context: ServerContext,
  request: FastifyRequest,
  table: string,
  seat: number,
): Promise<void> {
  const { id } = await requirePerson(context, request);
  const { seats } = await context.tables.find(table);
  if (seats.find((row) => row.seat === seat)?.person !== id) throw new RequestError('notYourSeat');
}
