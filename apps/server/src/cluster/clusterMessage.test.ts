import { describe, expect, it } from 'vitest';
import type { ClusterMessage } from './clusterMessage.ts';
import { packClusterMessages, senderOf, unpackClusterMessages } from './clusterMessage.ts';

const ID = 'x'.repeat(22);
const match = (seq: number): ClusterMessage => ({ kind: 'match', table: ID, seq });

describe('cluster messages', () => {
  it('messages are packed in order into few payloads, none longer than PostgreSQL accepts', () => {
    const messages = Array.from({ length: 1000 }, (_, seq) => match(seq));
    const texts = packClusterMessages(ID, messages);
    expect(texts.length).toBeLessThan(12);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    expect(texts.flatMap((text) => unpackClusterMessages(text))).toEqual(messages);
    expect(packClusterMessages(ID, [])).toEqual([]);
  });

  it('foreign payloads are ignored', () => {
    expect(packClusterMessages(ID, [match(1)]).map(senderOf)).toEqual([ID]);
    for (const text of ['', 'hello', 'hello\nworld', '\n{']) expect(unpackClusterMessages(text)).toEqual([]);
  });
});
