/** Runs in a worker thread: thinks for the bots of the server's tables, about imagined worlds only. */
import { constants, setPriority } from 'node:os';
import type { DecidedPlies, DecisionTask } from '@pithead/bots';
import { decider } from '@pithead/bots';
import { GAMES } from '@pithead/games';

// Linux gives every thread a priority of its own: whoever plays goes before whoever thinks. Elsewhere it
// would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const decide = decider(GAMES, () => performance.now());

export default function think(task: DecisionTask): DecidedPlies {
  return decide(task);
}
