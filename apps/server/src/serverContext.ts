import type { Config } from './config.ts';
import type { ChannelServices } from './channels/channelServices.ts';
import type { PublicOrigin } from './channels/publicOrigin.ts';
import type { ChatService } from './chat/chatService.ts';
import type { MatchDependencies } from './match/matchDependencies.ts';
import type { DeliveryChannel } from './notifications/deliveryChannel.ts';
import type { MatchRegistry } from './match/matchRegistry.ts';
import type { PeopleService } from './people/peopleService.ts';
import type { RecoveryService } from './people/recoveryService.ts';
import type { SessionService } from './people/sessionService.ts';
import type { Matchmaker } from './pool/matchmaker.ts';
import type { PoolService } from './pool/poolService.ts';
import type { ConnectionRegistry } from './socket/connectionRegistry.ts';
import type { Sightings } from './ratings/sightings.ts';
import type { Nudges } from './socket/nudges.ts';
import type { TableService } from './tables/tableService.ts';

export interface ServerContext extends MatchDependencies {
  readonly config: Config;
  readonly people: PeopleService;
  readonly sessions: SessionService;
  readonly tables: TableService;
  readonly matches: MatchRegistry;
  readonly chat: ChatService;
  readonly connections: ConnectionRegistry;
  readonly nudges: Nudges;
  readonly pool: PoolService;
  readonly matchmaker: Matchmaker;
  readonly channelServices: ChannelServices;
  readonly recovery: RecoveryService;
  readonly origin: PublicOrigin;
  readonly sightings: Sightings;
  /** The ways by which notifications can be delivered. */
  readonly channels: readonly DeliveryChannel[];
}
