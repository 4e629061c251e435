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
  const isBlocked = settings.channels.push && channels.push.length > 0 && pushAbility() === 'denied';
  const isBounced = server.channels.email && channels.email?.hasBounced === true;
  return failing.length + Number(isBlocked) + Number(isBounced);
}
