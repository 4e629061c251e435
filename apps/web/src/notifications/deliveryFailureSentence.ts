import type { DeliveryFailure } from '@pithead/protocol';
import type { NotificationTexts } from '../text/notifications/index.ts';

export function deliveryFailureSentence(
  failure: DeliveryFailure | null,
  pageTexts: NotificationTexts,
): string {
  if (failure === null) return pageTexts.failedUnknown;
  const text = pageTexts.failures[failure.reason];
  return typeof text === 'function' ? text({ status: failure.status ?? 0 }) : text;
}
