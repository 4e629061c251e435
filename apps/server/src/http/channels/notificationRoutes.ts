import type { NotificationOverview } from '@pithead/protocol';
import {
  CHANNEL_KINDS,
  DEFAULT_NOTIFICATION_SETTINGS,
  MuteTable,
  NotificationSettings,
  TableParams,
} from '@pithead/protocol';
import { GIVE_UP_MS } from '../../notifications/deliverGroup.ts';
import { isTimeZone } from '../../notifications/quietHours.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import { requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';

const DAY_MS = 24 * 3_600_000;
const MUTE_MS = { day: DAY_MS, threeDays: 3 * DAY_MS } as const;

export function notificationRoutes(app: HttpApp, context: ServerContext): void {
  const { store, tables, time } = context;

  app.get(
    '/api/me/notifications',
    { schema: { summary: 'What I am told, and how deliveries went', tags: ['notifications'] } },
    async (request) => notificationOverview(context, (await requirePerson(context, request)).id),
  );

  app.put(
    '/api/me/notifications',
    {
      schema: { summary: 'Choose what I am told', tags: ['notifications'], body: NotificationSettings },
    },
    async (request) => {
      const { id } = await requirePerson(context, request);
      if (!isTimeZone(request.body.timeZone)) throw new RequestError('malformed');
      await store.saveNotificationSettings(id, request.body);
      return notificationOverview(context, id);
    },
  );

  app.put(
    '/api/tables/:table/mute',
    {
      schema: {
        summary: 'No notifications about this table',
        tags: ['notifications'],
        params: TableParams,
        body: MuteTable,
      },
    },
    async (request, reply) => {
      const { id } = await requirePerson(context, request);
      const { table, seats } = await tables.find(request.params.table);
      if (!seats.some(({ person }) => person === id)) throw new RequestError('notAtTable');
      const { for: length } = request.body;
      const until = length === 'untilEnd' ? null : time.now() + MUTE_MS[length];
      await store.muteTable(id, table.id, until);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/tables/:table/mute',
    { schema: { summary: 'Notifications again', tags: ['notifications'], params: TableParams } },
    async (request, reply) => {
      const { id } = await requirePerson(context, request);
      await store.unmuteTable(id, request.params.table);
      return reply.code(204).send();
    },
  );
}

async function notificationOverview(
  { store, channels, time }: ServerContext,
  person: string,
): Promise<NotificationOverview> {
  const { settings = DEFAULT_NOTIFICATION_SETTINGS, mutes } = await store.notificationChoices(person);
  const isAvailable = CHANNEL_KINDS.map((kind) => [kind, channels.some((each) => each.kind === kind)]);
  const destinations = await store.destinationStatusOf(person);
  return {
    settings,
    available: Object.fromEntries(isAvailable) as NotificationOverview['available'],
    destinations: destinations.map(({ triedAt, ...status }) => ({
      ...status,
      givesUpAt: triedAt === null ? null : triedAt + GIVE_UP_MS,
    })),
    mutes: mutes.filter(({ until }) => until === null || until > time.now()),
  };
}
