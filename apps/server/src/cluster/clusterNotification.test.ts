import { describe, expect, it } from 'vitest';
import type { ClusterNotification } from './clusterNotification.ts';
import { packNotifications, unpackNotifications } from './clusterNotification.ts';

const ID = 'x'.repeat(22);
const match = (seq: number): ClusterNotification => ({ kind: 'match', table: ID, seq });

describe('notices', () => {
  it('go together in few texts, none longer than PostgreSQL takes, and arrive in their order', () => {
    const notices = Array.from({ length: 1000 }, (_, seq) => match(seq));
    const texts = packNotifications(ID, notices);
    expect(texts.length).toBeLessThan(12);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    expect(texts.flatMap((text) => unpackNotifications('another', text))).toEqual(notices);
    expect(packNotifications(ID, [])).toEqual([]);
  });

  it('of one’s own are not heard, and neither is what somebody else says on the same line', () => {
    expect(packNotifications(ID, [match(1)]).flatMap((text) => unpackNotifications(ID, text))).toEqual([]);
    for (const text of ['', 'hello', 'hello\nworld', '\n{'])
      expect(unpackNotifications(ID, text)).toEqual([]);
  });
});
