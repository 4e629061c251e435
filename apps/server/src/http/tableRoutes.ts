import { JoinTable, NewTable, PageQuery, SeatParams, AddBot, TableParams } from '@pithead/protocol';
import type { ServerContext } from '../serverContext.ts';
import { listedTableFor, tableInfoFor } from '../tables/tableInfo.ts';
import type { HttpApp } from './httpApp.ts';
import { findIdentity, requirePerson } from './authentication.ts';

export function tableRoutes(app: HttpApp, context: ServerContext): void {
  gamesRoute(app, context);
  publicTableRoutes(app, context);
  ownTableRoutes(app, context);
}

function gamesRoute(app: HttpApp, context: ServerContext): void {
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
}

function publicTableRoutes(app: HttpApp, context: ServerContext): void {
  const { tables } = context;
  const lists = [
    [
      '/api/tables',
      'Open public tables, 25 a page; the Link header names the next page',
      (page: number) => tables.lists.openTables(page),
    ],
    [
      '/api/tables/running',
      'Public matches to watch, paged in the same way',
      (page: number) => tables.lists.runningTables(page),
    ],
  ] as const;
  for (const [path, summary, list] of lists) {
    app.get(
      path,
      { schema: { summary, tags: ['tables'], querystring: PageQuery } },
      async (request, reply) => {
        const person = (await findIdentity(context, request))?.person.id ?? null;
        const { page = 1 } = request.query;
        const found = await list(page);
        if (found.hasNext) reply.header('link', `<${path}?page=${page + 1}>; rel="next"`);
        return found.tables.map((each) => listedTableFor(each, person));
      },
    );
  }
}

function ownTableRoutes(app: HttpApp, context: ServerContext): void {
  const { tables } = context;

  app.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, those where it is my turn first', tags: ['tables'] } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      return (await tables.lists.tablesOf(id)).map((found) => listedTableFor(found, id));
    },
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Open a table', tags: ['tables'], body: NewTable } },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const found = await tables.create(person, request.body);
      reply.code(201);
      return tableInfoFor(found, person.id);
    },
  );

  app.get(
    '/api/tables/:table',
    { schema: { summary: 'A table', tags: ['tables'], params: TableParams } },
    async (request) => {
      const person = (await findIdentity(context, request))?.person.id ?? null;
      return tableInfoFor(await tables.find(request.params.table), person);
    },
  );

  app.post(
    '/api/tables/:table/join',
    { schema: { summary: 'Take a free seat', tags: ['tables'], params: TableParams, body: JoinTable } },
    async (request) => {
      const person = await requirePerson(context, request);
      return tableInfoFor(await tables.join(person, request.params.table, request.body.seat), person.id);
    },
  );

  app.post(
    '/api/tables/:table/leave',
    { schema: { summary: 'Leave a table that has not started', tags: ['tables'], params: TableParams } },
    async (request, reply) => {
      await tables.leave(await requirePerson(context, request), request.params.table);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/tables/:table/bots',
    { schema: { summary: 'Sit a bot down', tags: ['tables'], params: TableParams, body: AddBot } },
    async (request) => {
      const person = await requirePerson(context, request);
      return tableInfoFor(
        await tables.addBot(person, request.params.table, request.body.level, request.body.seat),
        person.id,
      );
    },
  );

  app.delete(
    '/api/tables/:table/seats/:seat',
    { schema: { summary: 'Free a seat of one’s own table', tags: ['tables'], params: SeatParams } },
    async (request) => {
      const person = await requirePerson(context, request);
      return tableInfoFor(
        await tables.clearSeat(person, request.params.table, request.params.seat),
        person.id,
      );
    },
  );

  app.post(
    '/api/tables/:table/start',
    { schema: { summary: 'Start the match', tags: ['tables'], params: TableParams } },
    async (request) => {
      const person = await requirePerson(context, request);
      return tableInfoFor(await tables.start(person, request.params.table), person.id);
    },
  );

  app.post(
    '/api/tables/:table/rematch',
    { schema: { summary: 'Play again, with rotated seats', tags: ['tables'], params: TableParams } },
    async (request) => {
      const person = await requirePerson(context, request);
      return tableInfoFor(await tables.rematch(person, request.params.table), person.id);
    },
  );
}
