import type { ChannelKind, DeliveryFailure, DestinationState } from '@pithead/protocol';
import type { MailTokenRow } from '../../channelStore.ts';

interface HistoryColumns {
  last_success_at: number | null;
  last_failure_at: number | null;
  /** JSON. */
  last_failure: string | null;
}

export interface PushColumns extends HistoryColumns {
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: number;
  expired_at: number | null;
}

export interface EmailColumns extends HistoryColumns {
  person: string;
  id: string;
  address: string | null;
  address_key: string | null;
  pending_address: string | null;
  is_on: number;
  bounced_at: number | null;
}

export interface MailTokenColumns {
  hash: string;
  person: string;
  purpose: MailTokenRow['purpose'];
  address: string;
  expires_at: number;
}

export interface WebhookColumns extends HistoryColumns {
  person: string;
  id: string;
  url: string;
  secret: string;
  created_at: number;
}

export interface WebhookCallColumns {
  id: string;
  person: string;
  at: number;
  kind: string;
  duration_ms: number;
  status: number | null;
  failure: string | null;
}

export interface ChannelTestColumns {
  id: string;
  person: string;
  channel: ChannelKind;
  destination: string;
  sent_at: number;
  accepted_at: number | null;
  accepted_by: string | null;
  failed_at: number | null;
  failure: string | null;
  shown_at: number | null;
}

export interface ChannelSchema {
  server_secrets: { name: string; value: string };
  push_subscriptions: PushColumns;
  email_addresses: EmailColumns;
  mail_tokens: MailTokenColumns;
  webhooks: WebhookColumns;
  webhook_calls: WebhookCallColumns;
  channel_tests: ChannelTestColumns;
}

export const HISTORY_COLUMNS = ['last_success_at', 'last_failure_at', 'last_failure'] as const;

export const failureText = (failure: DeliveryFailure | null): string | null =>
  failure === null ? null : JSON.stringify(failure);

export const parseFailure = (text: string | null): DeliveryFailure | null =>
  text === null ? null : (JSON.parse(text) as DeliveryFailure);

export const historyOf = (row: HistoryColumns): DestinationState => ({
  lastSuccessAt: row.last_success_at,
  lastFailureAt: row.last_failure_at,
  lastFailure: parseFailure(row.last_failure),
});

export const historyColumns = (state: DestinationState): HistoryColumns => ({
  last_success_at: state.lastSuccessAt,
  last_failure_at: state.lastFailureAt,
  last_failure: failureText(state.lastFailure),
});
