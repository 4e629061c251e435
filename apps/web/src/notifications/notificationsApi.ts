import type {
  ChannelKind,
  ChannelsState,
  ChannelTest,
  EmailState,
  MuteTable,
  NewPushDevice,
  NewVacation,
  NotificationOverview,
  NotificationSettings,
  PushDevice,
  ServerInfo,
  VacationOverview,
  WebhookState,
} from '@pithead/protocol';
import { request } from '../net/http.ts';

const pathOf = (id: string): string => encodeURIComponent(id);

/** Requests of the page of notifications. */
export const notificationsApi = {
  server: () => request<ServerInfo>('GET', 'server'),
  overview: () => request<NotificationOverview>('GET', 'me/notifications'),
  save: (settings: NotificationSettings) =>
    request<NotificationOverview>('PUT', 'me/notifications', settings),
  channels: () => request<ChannelsState>('GET', 'me/channels'),
  mute: (table: string, length: MuteTable['for']) =>
    request<void>('PUT', `tables/${pathOf(table)}/mute`, { for: length } satisfies MuteTable),
  unmute: (table: string) => request<void>('DELETE', `tables/${pathOf(table)}/mute`),

  addDevice: (device: NewPushDevice) => request<PushDevice>('POST', 'me/push', device),
  removeDevice: (device: string) => request<void>('DELETE', `me/push/${pathOf(device)}`),
  setEmail: (address: string, password: string | undefined) =>
    request<EmailState>('PUT', 'me/email', { address, ...(password !== undefined && { password }) }),
  switchEmail: (isOn: boolean) => request<EmailState>('PATCH', 'me/email', { isOn }),
  removeEmail: () => request<void>('DELETE', 'me/email'),
  confirmAgain: () => request<void>('POST', 'me/email/confirmation'),
  setWebhook: (url: string) => request<WebhookState>('PUT', 'me/webhook', { url }),
  renewSecret: () => request<WebhookState>('POST', 'me/webhook/secret'),
  removeWebhook: () => request<void>('DELETE', 'me/webhook'),
  /** `device` is a push device. */
  startTest: (channel: ChannelKind, device = '') =>
    request<ChannelTest>(
      'POST',
      channel === 'push' ? `me/push/${pathOf(device)}/test` : `me/${channel}/test`,
    ),
  test: (id: string) => request<ChannelTest>('GET', `me/channel-tests/${pathOf(id)}`),

  vacation: () => request<VacationOverview>('GET', 'me/vacation'),
  takeVacation: (vacation: NewVacation) => request<VacationOverview>('PUT', 'me/vacation', vacation),
  endVacation: () => request<VacationOverview>('DELETE', 'me/vacation'),
};
