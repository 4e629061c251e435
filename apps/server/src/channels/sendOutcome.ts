import type { DeliveryFailure, DeliveryFailureReason } from '@pithead/protocol';
import { deliveryFailureText } from '@pithead/protocol';
import type { DeliveryOutcome } from '../notifications/deliveryChannel.ts';

/** What is known after a message was handed over: `by` accepted it, which is not yet the person's device. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly by: string; readonly status: number | null }
  | {
      readonly kind: 'failed';
      readonly failure: DeliveryFailure;
      /** The destination will never work again. */
      readonly isGone: boolean;
      readonly retryAfterMs?: number;
    };

const UNANSWERED: ReadonlySet<DeliveryFailureReason> = new Set([
  'timedOut',
  'unknownHost',
  'unreachable',
  'badCertificate',
  'mailServerDown',
]);

export const GONE_OUTCOME: DeliveryOutcome = { kind: 'gone', reason: 'expired' };

export function toDeliveryOutcome(outcome: SendOutcome): DeliveryOutcome {
  if (outcome.kind === 'accepted') return { kind: 'accepted' };
  const reason = deliveryFailureText(outcome.failure);
  if (outcome.isGone) return { kind: 'gone', reason };
  const { retryAfterMs, failure } = outcome;
  return {
    kind: 'failed',
    reason,
    ...(UNANSWERED.has(failure.reason) && { isUnanswered: true }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
