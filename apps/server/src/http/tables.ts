import {
  Act,
  JoinTable,
  LookQuery,
  NewTable,
  PageQuery,
  Room,
  SeatParams,
  SitBot,
  TableParams,
} from '@pithead/protocol';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { exportFor } from '../match/export.ts';
import { Refuse } from '../refuse.ts';
import { infoFor } from '../tables/info.ts';
import type { App } from './app.ts';
import { mustBeSignedIn, personOf, signedIn } from './session.ts';

const ChatQuery = z.strictObject({ room: Room });

export function tableRoutes(app: App, context: Context): void {
  const { tables, matches } = context;

  app.get(
    '/api/games',
    { schema: { summary: 'The games, their player counts and options', tags: ['tables'] } },
    () =>
      Object.values(context.games).map(({ game }) => ({
        id: game.id,
        version: game.version,
        minSeats: game.minSeats,
        maxSeats: game.maxSeats,
        options: Object.fromEntries(
          Object.entries(game.options).map(([name, { values, rule }]) => [name, { values, rule }]),
        ),
      })),
  );

  const lists = [
    [
      '/api/tables',
      'Open public tables, 25 a page; the Link header names the next page',
      (page: number) => tables.openTables(page),
    ],
    [
      '/api/tables/running',
      'Public matches to watch, paged in the same way',
      (page: number) => tables.runningTables(page),
    ],
  ] as const;
  for (const [path, summary, list] of lists) {
    app.get(
      path,
      { schema: { summary, tags: ['tables'], querystring: PageQuery } },
      async (request, reply) => {
        const person = (await signedIn(context, request))?.person.id ?? null;
        const { page = 1 } = request.query;
        const found = await list(page);
        if (found.hasNext) reply.header('link', `<${path}?page=${page + 1}>; rel="next"`);
        return found.tables.map((each) => infoFor(each, person));
      },
    );
  }

  app.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, those where it is my turn first', tags: ['tables'] } },
    async (request) => {
      const { id } = await personOf(context, request);
      return (await tables.tablesOf(id)).map((found) => infoFor(found, id));
    },
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Open a table', tags: ['tables'], body: NewTable } },
    async (request, reply) => {
      const person = await personOf(context, request);
      const found = await tables.create(person, request.body);
      reply.code(201);
      return infoFor(found, person.id);
    },
  );

  app.get(
    '/api/tables/:table',
    { schema: { summary: 'A table', tags: ['tables'], params: TableParams } },
    async (request) => {
      const person = (await signedIn(context, request))?.person.id ?? null;
      return infoFor(await tables.find(request.params.table), person);
    },
  );

  app.post(
    '/api/tables/:table/join',
    { schema: { summary: 'Take a free seat', tags: ['tables'], params: TableParams, body: JoinTable } },
    async (request) => {
      const person = await personOf(context, request);
      return infoFor(await tables.join(person, request.params.table, request.body.seat), person.id);
    },
  );

  app.post(
    '/api/tables/:table/leave',
    { schema: { summary: 'Leave a table that has not started', tags: ['tables'], params: TableParams } },
    async (request, reply) => {
      await tables.leave(await personOf(context, request), request.params.table);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/tables/:table/bots',
    { schema: { summary: 'Sit a bot down', tags: ['tables'], params: TableParams, body: SitBot } },
    async (request) => {
      const person = await personOf(context, request);
      return infoFor(
        await tables.sitBot(person, request.params.table, request.body.level, request.body.seat),
        person.id,
      );
    },
  );

  app.delete(
    '/api/tables/:table/seats/:seat',
    { schema: { summary: 'Free a seat of one’s own table', tags: ['tables'], params: SeatParams } },
    async (request) => {
      const person = await personOf(context, request);
      return infoFor(await tables.clear(person, request.params.table, request.params.seat), person.id);
    },
  );

  app.post(
    '/api/tables/:table/start',
    { schema: { summary: 'Start the match', tags: ['tables'], params: TableParams } },
    async (request) => {
      const person = await personOf(context, request);
      return infoFor(await tables.start(person, request.params.table), person.id);
    },
  );

  app.post(
    '/api/tables/:table/rematch',
    { schema: { summary: 'Play again, with rotated seats', tags: ['tables'], params: TableParams } },
    async (request) => {
      const person = await personOf(context, request);
      return infoFor(await tables.rematch(person, request.params.table), person.id);
    },
  );

  app.get(
    '/api/tables/:table/state',
    {
      schema: {
        summary: 'The match as a seat or an onlooker sees it',
        tags: ['matches'],
        params: TableParams,
        querystring: LookQuery,
      },
    },
    async (request) => {
      const { as } = request.query;
      if (as !== undefined) await refuseStranger(context, request, request.params.table, as);
      return (await matches.open(request.params.table)).look(as);
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
      const { person } = await mustBeSignedIn(context, request);
      const live = await matches.open(request.params.table);
      return { seq: await live.act(person.id, request.body) };
    },
  );

  app.get(
    '/api/tables/:table/export',
    {
      schema: {
        summary: 'The record of a finished match; of a running one what a seat knows',
        tags: ['matches'],
        params: TableParams,
        querystring: LookQuery,
      },
    },
    async (request) => {
      const { as } = request.query;
      const person = (await signedIn(context, request))?.person.id ?? null;
      return exportFor(await matches.open(request.params.table), as, person);
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
      const person = (await signedIn(context, request))?.person.id ?? null;
      return context.chat.read(person, await tables.find(request.params.table), request.query.room);
    },
  );
}

/** Only the person at a seat may see its view. */
async function refuseStranger(
  context: Context,
  request: Parameters<typeof personOf>[1],
  table: string,
  seat: number,
): Promise<void> {
  const { id } = await personOf(context, request);
  const { seats } = await context.tables.find(table);
  if (seats.find((row) => row.seat === seat)?.person !== id) throw new Refuse('notYourSeat');
}
