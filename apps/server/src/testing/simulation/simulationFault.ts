/** Planted in the server or its clients through their ports, to show that the simulation finds it. */
import type { OpenSocketTransport } from '@pithead/protocol';
import type { ServerContext } from '../../serverContext.ts';
import type { MatchSession } from '../../match/matchSession.ts';
import type { Store } from '../../store/store.ts';
import type { SimulatedWorld } from './simulatedWorld.ts';

export interface SimulationFault {
  readonly name: string;
  /** How many processes share the database; 0 for one with its own. */
  readonly processes?: number;
  readonly bots?: number;
  database?(world: SimulatedWorld): void;
  store?(store: Store, world: SimulatedWorld): Store;
  context?(context: ServerContext): void;
  transport?(open: OpenSocketTransport): OpenSocketTransport;
}

export const NO_FAULT: SimulationFault = { name: 'nothing' };

export function changeSessions({ matches }: ServerContext, change: (session: MatchSession) => void): void {
  const open = matches.open.bind(matches);
  const changed = new WeakSet<MatchSession>();
  matches.open = async (id) => {
    const session = await open(id);
    if (!changed.has(session)) change(session);
    changed.add(session);
    return session;
  };
}
