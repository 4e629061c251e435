/** Client bugs around reconnection and sequence numbers. */
import type { Sabotage } from '../sabotage.ts';

const EVERY = 10;

/** Renumbers whatever arrives as if nothing were missing. */
const overlooksGaps: Sabotage = {
  name: 'a client overlooks a gap in its news',
  wire: (open) => (told) => {
    let seq = 0;
    let news = 0;
    return open({
      ...told,
      heard(text) {
        const [, type, number] = /"type":"(news|state)","seq":(\d+)/.exec(text) ?? [];
        if (type === 'state') seq = Number(number);
        if (type === 'news' && ++news % EVERY === 0) return;
        told.heard(type === 'news' ? text.replace(/"seq":\d+/, `"seq":${++seq}`) : text);
      },
    });
  },
};

const repeatsUnderNewId: Sabotage = {
  name: 'after a reconnection a client repeats its move under another id',
  wire(open) {
    const sent = new Set<string>();
    let known = 0;
    return (told) => {
      const wire = open({
        ...told,
        heard(text) {
          known = Number(/"type":"(?:news|state)","seq":(\d+)/.exec(text)?.[1] ?? known);
          told.heard(text.replace(/"id":"([^"]+)-again"/, '"id":"$1"'));
        },
      });
      return {
        close: () => wire.close(),
        send(text) {
          const id = /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
          wire.send(
            sent.has(id)
              ? text.replace(`"id":"${id}"`, `"id":"${id}-again"`).replace(/"seq":\d+/, `"seq":${known}`)
              : text,
          );
          if (id !== '') sent.add(id);
        },
      };
    };
  },
};

const looksOnce: Sabotage = {
  name: 'after a reconnection a client does not look again',
  wire(open) {
    let lives = 0;
    return (told) => {
      const isFirst = lives++ === 0;
      const wire = open(told);
      return {
        close: () => wire.close(),
        send: (text) => (isFirst || !text.includes('"subscribe"') ? wire.send(text) : undefined),
      };
    };
  },
};

export const CLIENTS: readonly Sabotage[] = [overlooksGaps, repeatsUnderNewId, looksOnce];
