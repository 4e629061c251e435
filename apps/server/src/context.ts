/** The parts of a running server that request handlers use. */
import type { Config } from './config.ts';
import type { Chat } from './chat/chat.ts';
import type { House } from './match/house.ts';
import type { Matches } from './match/matches.ts';
import type { People, Sessions } from './people/index.ts';
import type { Connections } from './socket/connections.ts';
import type { Nudges } from './socket/nudge.ts';
import type { Tables } from './tables/tables.ts';

export interface Context extends House {
  readonly config: Config;
  readonly people: People;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly chat: Chat;
  readonly connections: Connections;
  readonly nudges: Nudges;
}
