import type { SimulationFault } from '../simulationFault.ts';

const EVERY = 10;

const overlooksGaps: SimulationFault = {
  name: 'a client overlooks a gap in its news',
  transport: (open) => (listener) => {
    let seq = 0;
    let news = 0;
    return open({
      ...listener,
      onMessage(text) {
        const [, type, number] = /"type":"(news|state)","seq":(\d+)/.exec(text) ?? [];
        if (type === 'state') seq = Number(number);
        if (type === 'news' && ++news % EVERY === 0) return;
        listener.onMessage(type === 'news' ? text.replace(/"seq":\d+/, `"seq":${++seq}`) : text);
      },
    });
  },
};

const repeatsUnderNewId: SimulationFault = {
  name: 'after a reconnection a client repeats its move under another id',
  transport(open) {
    const sent = new Set<string>();
    let known = 0;
    return (listener) => {
      const wire = open({
        ...listener,
        onMessage(text) {
          known = Number(/"type":"(?:news|state)","seq":(\d+)/.exec(text)?.[1] ?? known);
          listener.onMessage(text.replace(/"id":"([^"]+)-again"/, '"id":"$1"'));
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

const neverResubscribes: SimulationFault = {
  name: 'after a reconnection a client does not look again',
  transport(open) {
    let lives = 0;
    return (listener) => {
      const isFirst = lives++ === 0;
      const wire = open(listener);
      return {
        close: () => wire.close(),
        send: (text) => (isFirst || !text.includes('"subscribe"') ? wire.send(text) : undefined),
      };
    };
  },
};

export const PLANTED_CLIENT_FAULTS: readonly SimulationFault[] = [
  overlooksGaps,
  repeatsUnderNewId,
  neverResubscribes,
];
