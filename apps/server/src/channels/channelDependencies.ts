import type { GameParts } from '@pithead/games/loaded';
import type { ChannelKind } from '@pithead/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { PublicOrigin } from './publicOrigin.ts';
import type { SendOutcome } from './sendOutcome.ts';
import type { ServerSecrets } from './serverSecrets.ts';

export interface ChannelDependencies {
  readonly store: Store;
  readonly time: Pick<Time, 'now' | 'monotonic'>;
  readonly log: Logger;
  readonly config: Config;
  readonly games: Readonly<Record<string, GameParts>>;
  readonly origin: PublicOrigin;
  readonly secrets: ServerSecrets;
}

/** A failure to record must not make the sender repeat a message that was accepted. */
export async function recordDelivery(
  { store, time, log }: Pick<ChannelDependencies, 'store' | 'time' | 'log'>,
  channel: ChannelKind,
  destination: string,
  outcome: SendOutcome,
): Promise<void> {
  const failure = outcome.kind === 'failed' ? outcome.failure : null;
  const isGone = outcome.kind === 'failed' && outcome.isGone;
  await store
    .markDelivery(channel, destination, { at: time.now(), failure, isGone })
    .catch((error: unknown) => log.warn({ channel, error: String(error) }, 'delivery not recorded'));
}
