/**
 * Something that is wrong with the server or its clients: planted from outside, through the ports, to see
 * whether it is found.
 */
import type { OpenWire } from '@pithead/protocol';
import type { Context } from '../../context.ts';
import type { LiveMatch } from '../../match/live.ts';
import type { Store } from '../../store/port.ts';
import type { World } from './world.ts';

export interface Sabotage {
  readonly name: string;
  /** How many processes share a database, where it matters; 0 for one that has it to itself. */
  readonly processes?: number;
  /** How many bots sit at every table, where it takes some. */
  readonly bots?: number;
  /** What the database itself gets wrong. */
  database?(world: World): void;
  store?(store: Store, world: World): Store;
  context?(context: Context): void;
  wire?(open: OpenWire): OpenWire;
}

export const HONEST: Sabotage = { name: 'nothing' };

/** Changes every match as it comes into memory. */
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
