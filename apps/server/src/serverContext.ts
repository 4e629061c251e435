import type { Config } from './config.ts';
import type { ChatService } from './chat/chatService.ts';
import type { MatchDependencies } from './match/matchDependencies.ts';
import type { MatchRegistry } from './match/matchRegistry.ts';
import type { PeopleService } from './people/peopleService.ts';
import type { SessionService } from './people/sessionService.ts';
import type { ConnectionRegistry } from './socket/connectionRegistry.ts';
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
}
