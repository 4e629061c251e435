import type { Time } from '../time.ts';
import type { DeliveryChannel, DeliveryOutcome, NotificationMessage } from './deliveryChannel.ts';

/** A channel that does not answer must not keep its slot. */
const TIME_LIMIT_MS = 30_000;

/** Undefined if it was aborted before its end. */
export async function attemptDelivery(
  time: Pick<Time, 'later'>,
  channel: DeliveryChannel,
  message: NotificationMessage,
  destination: string,
  signal: AbortSignal,
): Promise<DeliveryOutcome | undefined> {
  let finish = (): void => undefined;
  const ended = new Promise<DeliveryOutcome | undefined>((resolve) => {
    const cancel = time.later(TIME_LIMIT_MS, () =>
      resolve({ kind: 'failed', reason: 'timeout', isUnanswered: true }),
    );
    const abort = (): void => resolve(undefined);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    finish = () => {
      cancel();
      signal.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([channel.deliver(message, destination), ended]);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    finish();
  }
}
