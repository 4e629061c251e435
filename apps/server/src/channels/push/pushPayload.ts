import type { NotificationKind } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { MAX_PUSH_BYTES } from './encryptPush.ts';

/** Read by our service worker, and as a declarative push message by browsers that show it without one. */
export interface PushPayload {
  readonly web_push: 8030;
  /** The service worker may still handle it. */
  readonly mutable: true;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly navigate: string;
    readonly lang: Language;
    readonly dir: 'ltr';
    readonly tag: string;
  };
  readonly pithead: PushDetails;
}

interface PushDetails {
  readonly id: string;
  readonly kind: NotificationKind | 'test';
  readonly tables: readonly string[];
}

interface PushContent {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly tag: string;
  readonly url: string;
  readonly details: PushDetails;
}

const MAX_TABLES = 10;
const MAX_BODY_LENGTH = 500;

export function toPushPayload({ title, body, language, tag, url, details }: PushContent): PushPayload {
  const payload: PushPayload = {
    web_push: 8030,
    mutable: true,
    notification: {
      title,
      body: Array.from(body).slice(0, MAX_BODY_LENGTH).join(''),
      navigate: url,
      lang: language,
      dir: 'ltr',
      tag,
    },
    pithead: { ...details, tables: details.tables.slice(0, MAX_TABLES) },
  };
  if (Buffer.byteLength(JSON.stringify(payload)) > MAX_PUSH_BYTES) throw new RangeError('push: too long');
  return payload;
}
