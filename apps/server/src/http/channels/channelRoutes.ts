import type { ServerInfo } from '@pithead/protocol';
import { ChannelTestParams, LIMITS, NewPushDevice, PushDeviceParams, SetWebhook } from '@pithead/protocol';
import { areUsablePushKeys } from '../../channels/push/encryptPush.ts';
import { parseTargetUrl } from '../../channels/outbound/targetUrl.ts';
import { randomId, randomToken } from '../../ids.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import type { PushSubscriptionRow } from '../../store/store.ts';
import { requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';
import { channelsStateOf, toPushDevice, webhookStateOf } from '../../channels/channelStates.ts';

const UNUSED = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null } as const;
const TAGS = ['notifications'];

export function channelRoutes(app: HttpApp, context: ServerContext): void {
  const { channelServices: channels, config, store } = context;

  app.get(
    '/api/server',
    { schema: { summary: 'What the operator has configured', tags: TAGS } },
    async (): Promise<ServerInfo> => ({
      channels: {
        push: { publicKey: await channels.push.publicKey() },
        email: channels.mailTransport !== undefined,
      },
    }),
  );

  app.get(
    '/api/me/channels',
    { schema: { summary: 'Where my notifications go', tags: TAGS } },
    async (request) => channelsStateOf(store, (await requirePerson(context, request)).id),
  );

  app.get(
    '/api/me/channel-tests/:test',
    { schema: { summary: 'How far a test came', tags: TAGS, params: ChannelTestParams } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      return channels.tests.find(id, request.params.test);
    },
  );

  app.post(
    '/api/channel-tests/:test/shown',
    { schema: { summary: 'This device has shown a test', tags: TAGS, params: ChannelTestParams } },
    async (request, reply) => {
      await channels.tests.reportShown(request.params.test);
      return reply.code(204).send();
    },
  );

  pushRoutes(app, context);

  app.put(
    '/api/me/webhook',
    { schema: { summary: 'Set my webhook', tags: TAGS, body: SetWebhook } },
    async (request) => {
      const { id: person } = await requirePerson(context, request);
      const url = targetUrl(request.body.url, config.allowsLocalTargets);
      const webhook = { id: randomId(), person, url, secret: randomToken(32), createdAt: context.time.now() };
      if (!(await store.saveWebhook({ ...webhook, ...UNUSED }))) throw new RequestError('noSession');
      return webhookStateOf(store, person);
    },
  );

  app.delete(
    '/api/me/webhook',
    { schema: { summary: 'Remove my webhook', tags: TAGS } },
    async (request, reply) => {
      await store.removeWebhook((await requirePerson(context, request)).id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/webhook/secret',
    { schema: { summary: 'Renew the secret of my webhook', tags: TAGS } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      if (!(await store.changeWebhookSecret(id, randomToken(32)))) throw new RequestError('notFound');
      return webhookStateOf(store, id);
    },
  );

  app.post('/api/me/webhook/test', { schema: { summary: 'Test my webhook', tags: TAGS } }, async (request) =>
    channels.tests.testWebhook(await requirePerson(context, request)),
  );
}

function pushRoutes(app: HttpApp, context: ServerContext): void {
  const { channelServices: channels, config, store, time } = context;

  app.post(
    '/api/me/push',
    { schema: { summary: 'Add this device', tags: TAGS, body: NewPushDevice } },
    async (request, reply) => {
      const { id: person } = await requirePerson(context, request);
      const { endpoint, keys, device, replaces } = request.body;
      const row: PushSubscriptionRow = {
        id: randomId(),
        person,
        endpoint: targetUrl(endpoint, config.allowsLocalTargets),
        ...keys,
        device,
        createdAt: time.now(),
        expiredAt: null,
        ...UNUSED,
      };
      if (!areUsablePushKeys(keys)) throw new RequestError('malformed');
      const outcome = await store.addPushSubscription(row, replaces, LIMITS.devices);
      if (outcome === 'full') throw new RequestError('tooManyDevices', { most: LIMITS.devices });
      if (outcome === 'taken') throw new RequestError('badUrl');
      if (outcome === 'personGone') throw new RequestError('noSession');
      return reply.code(201).send(toPushDevice(row));
    },
  );

  app.delete(
    '/api/me/push/:device',
    { schema: { summary: 'Remove a device', tags: TAGS, params: PushDeviceParams } },
    async (request, reply) => {
      const { id } = await requirePerson(context, request);
      await store.removePushSubscription(id, request.params.device);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/me/push/:device/test',
    { schema: { summary: 'Test a device', tags: TAGS, params: PushDeviceParams } },
    async (request) => channels.tests.testPush(await requirePerson(context, request), request.params.device),
  );
}

function targetUrl(text: string, allowsLocalTargets: boolean): string {
  const url = parseTargetUrl(text, allowsLocalTargets);
  if (typeof url === 'string') throw new RequestError(url);
  return url.href;
}
