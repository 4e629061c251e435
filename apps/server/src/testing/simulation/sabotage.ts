/** A bug planted in the server or its clients through their ports, to show that the simulation finds it. */
import type { OpenWire } from '@pithead/protocol';
import type { Context } from '../../context.ts';
import type { LiveMatch } from '../../match/live.ts';
import type { Store } from '../../store/port.ts';
import type { World } from './world.ts';

export interface Sabotage {
  readonly name: string;
  /** How many processes share the database; 0 for one with its own. */
  readonly processes?: number;
  readonly bots?: number;
  database?(world: World): void;
  store?(store: Store, world: World): Store;
  context?(context: Context): void;
  wire?(open: OpenWire): OpenWire;
}

export const HONEST: Sabotage = { name: 'nothing' };

export function changeMatches({ matches }: Context, change: (live: LiveMatch) => void): void {
  const open = matches.open.bind(matches);
  const changed = new WeakSet<LiveMatch>();
  matches.open = async (id) => {
    const live = await open(id);
    if (!changed.has(live)) change(live);
    changed.add(live);
    return live;
  };
}
