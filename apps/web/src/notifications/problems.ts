import type { ChannelKind, DestinationState } from '@pithead/protocol';
import type { NotificationContext } from './notificationContext.ts';
import { pushAbility } from './pushSubscription.ts';

/** Ways that are switched on and don't work. */
export function countProblems({
  overview,
  channels,
  server,
}: Pick<NotificationContext, 'overview' | 'channels' | 'server'>): number {
  const { settings, destinations } = overview;
  const failing = destinations.filter(({ channel, failures }) => failures > 0 && settings.channels[channel]);
  // The last test or call failed, though nothing waits to be sent again.
  const hasFailedLast = (way: DestinationState | null): boolean =>
    way !== null && way.lastFailure !== null && (way.lastFailureAt ?? 0) > (way.lastSuccessAt ?? 0);
  const isKnown = (channel: ChannelKind): boolean => failing.some((each) => each.channel === channel);
  const isWebhookFailing =
    settings.channels.webhook && !isKnown('webhook') && hasFailedLast(channels.webhook);
  const isBlocked = settings.channels.push && channels.push.length > 0 && pushAbility() === 'denied';
  const isBounced = server.channels.email && channels.email?.hasBounced === true;
  return failing.length + Number(isWebhookFailing) + Number(isBlocked) + Number(isBounced);
}
