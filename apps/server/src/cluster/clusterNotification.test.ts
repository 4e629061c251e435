import { describe, expect, it } from 'vitest';
import type { ClusterNotification } from './clusterNotification.ts';
import { packNotifications, unpackNotifications } from './clusterNotification.ts';

const ID = 'x'.repeat(22);
const match = (seq: number): ClusterNotification => ({ kind: 'match', table: ID, seq });

describe('cluster notifications', () => {
  it('notifications are packed in order into few payloads, none longer than PostgreSQL accepts', () => {
    const notifications = Array.from({ length: 1000 }, (_, seq) => match(seq));
    const texts = packNotifications(ID, notifications);
    expect(texts.length).toBeLessThan(12);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    expect(texts.flatMap((text) => unpackNotifications('another', text))).toEqual(notifications);
    expect(packNotifications(ID, [])).toEqual([]);
  });

  it('own notifications and foreign payloads are ignored', () => {
    expect(packNotifications(ID, [match(1)]).flatMap((text) => unpackNotifications(ID, text))).toEqual([]);
    for (const text of ['', 'hello', 'hello\nworld', '\n{'])
      expect(unpackNotifications(ID, text)).toEqual([]);
  });
});
