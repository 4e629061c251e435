import type { Time } from '../time.ts';
import type { DeliveryChannel, DeliveryOutcome, NotificationMessage } from './deliveryChannel.ts';

/** A channel that does not answer must not hold up the others. */
const TIME_LIMIT_MS = 30_000;

export async function attemptDelivery(
  time: Pick<Time, 'later'>,
  channel: DeliveryChannel,
  message: NotificationMessage,
  destination: string,
): Promise<DeliveryOutcome> {
  let cancel = (): void => undefined;
  const timeout = new Promise<DeliveryOutcome>((resolve) => {
    cancel = time.later(TIME_LIMIT_MS, () => resolve({ kind: 'failed', reason: 'timeout' }));
  });
  try {
    return await Promise.race([channel.deliver(message, destination), timeout]);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    cancel();
  }
}
