import { describe, expect, it } from 'vitest';
import { attemptDelivery } from './attemptDelivery.ts';
import type { DeliveryChannel, DeliveryOutcome, NotificationMessage } from './deliveryChannel.ts';

const MESSAGE: NotificationMessage = { id: 'm', person: 'p', language: 'de', kind: 'nudge', tables: [] };

const RUNNING = new AbortController().signal;

const channelWith = (deliver: () => Promise<DeliveryOutcome>): DeliveryChannel => ({
  kind: 'webhook',
  destinationsOf: () => Promise.resolve([]),
  deliver,
});

describe('an attempt to deliver', () => {
  it('the time limit is cancelled as soon as the channel answers', async () => {
    let running = 0;
    const later = (): (() => void) => {
      running++;
      return () => void running--;
    };
    const accepting = channelWith(() => Promise.resolve({ kind: 'accepted' }));
    expect(await attemptDelivery({ later }, accepting, MESSAGE, 'd', RUNNING)).toEqual({ kind: 'accepted' });
    expect(running).toBe(0);
  });

  it('a channel that does not answer in time, or throws, has failed', async () => {
    const expired = (_: number, call: () => void): (() => void) => {
      call();
      return () => undefined;
    };
    const silent = channelWith(() => new Promise(() => undefined));
    expect(await attemptDelivery({ later: expired }, silent, MESSAGE, 'd', RUNNING)).toEqual({
      kind: 'failed',
      reason: 'timeout',
      isUnanswered: true,
    });
    const broken = channelWith(() => Promise.reject(new Error('no route')));
    expect(await attemptDelivery({ later: () => () => undefined }, broken, MESSAGE, 'd', RUNNING)).toEqual({
      kind: 'failed',
      reason: 'no route',
    });
  });

  it('an attempt that is aborted has no outcome', async () => {
    const silent = channelWith(() => new Promise(() => undefined));
    const aborting = new AbortController();
    const attempt = attemptDelivery({ later: () => () => undefined }, silent, MESSAGE, 'd', aborting.signal);
    aborting.abort();
    expect(await attempt).toBeUndefined();
  });
});
