import { setTimeout as delay } from 'node:timers/promises';

export interface RetryPolicy {
  readonly forMs: number;
  readonly delayMs: number;
  isTransient(error: unknown): boolean;
}

export async function retryTransient<T>(
  { forMs, delayMs, isTransient }: RetryPolicy,
  work: () => Promise<T>,
): Promise<T> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() >= end) throw error;
      await delay(delayMs * (0.5 + Math.random()));
    }
  }
}
