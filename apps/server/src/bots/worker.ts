/** The worker thread of bots. It receives redealt states only, never the true one. */
import { constants, setPriority } from 'node:os';
import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { createDecisionResponder } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';

// Requests go before bots. Only on Linux: elsewhere the priority is that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const decide = createDecisionResponder(LOADED_GAMES, () => performance.now());

export default function think(task: DecisionTask): DecisionResult {
  return decide(task);
}
