import type { ChannelsState, EmailState, PushDevice, WebhookState } from '@pithead/protocol';
import type { EmailRow, PushSubscriptionRow, Store } from '../store/store.ts';

export const toPushDevice = (row: PushSubscriptionRow): PushDevice => ({
  id: row.id,
  device: row.device,
  createdAt: row.createdAt,
  isExpired: row.expiredAt !== null,
  lastSuccessAt: row.lastSuccessAt,
  lastFailureAt: row.lastFailureAt,
  lastFailure: row.lastFailure,
});

const toEmailState = (row: EmailRow): EmailState => ({
  address: row.address,
  pendingAddress: row.pendingAddress,
  isOn: row.isOn,
  hasBounced: row.bouncedAt !== null,
  lastSuccessAt: row.lastSuccessAt,
  lastFailureAt: row.lastFailureAt,
  lastFailure: row.lastFailure,
});

export async function emailStateOf(store: Store, person: string): Promise<EmailState | null> {
  const row = await store.findEmail(person);
  return row === undefined ? null : toEmailState(row);
}

export async function webhookStateOf(store: Store, person: string): Promise<WebhookState | null> {
  const row = await store.findWebhook(person);
  if (row === undefined) return null;
  const calls = await store.webhookCallsOf(person);
  return {
    url: row.url,
    secret: row.secret,
    calls: calls.map(({ at, kind, durationMs, status, failure }) => ({
      at,
      kind,
      durationMs,
      status,
      failure,
    })),
    lastSuccessAt: row.lastSuccessAt,
    lastFailureAt: row.lastFailureAt,
    lastFailure: row.lastFailure,
  };
}

export const channelsStateOf = async (store: Store, person: string): Promise<ChannelsState> => ({
  push: (await store.pushSubscriptionsOf(person)).map(toPushDevice),
  email: await emailStateOf(store, person),
  webhook: await webhookStateOf(store, person),
});

/** For the export of a person's data. The secrets of webhook and browsers tell nothing about a person. */
export interface ChannelData extends Omit<ChannelsState, 'webhook' | 'push'> {
  readonly webhook: Omit<WebhookState, 'secret'> | null;
  readonly push: readonly (PushDevice & { readonly endpoint: string })[];
}

export async function channelDataOf(store: Store, person: string): Promise<ChannelData> {
  const subscriptions = await store.pushSubscriptionsOf(person);
  return {
    push: subscriptions.map((row) => ({ ...toPushDevice(row), endpoint: row.endpoint })),
    email: await emailStateOf(store, person),
    webhook: withoutSecret(await webhookStateOf(store, person)),
  };
}

function withoutSecret(state: WebhookState | null): ChannelData['webhook'] {
  if (state === null) return null;
  const { secret: _secret, ...shown } = state;
  return shown;
}
