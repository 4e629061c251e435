/** The worker thread of bots. It receives redealt states only, never the true one. */
import { constants, setPriority } from 'node:os';
import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { createDecisionResponder } from '@pithead/bots';
import { GAMES } from '@pithead/games';

// Requests go before bots. Only Linux has priorities per thread; elsewhere this would lower the whole
// process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const decide = createDecisionResponder(GAMES, () => performance.now());

export default function think(task: DecisionTask): DecisionResult {
  return decide(task);
}
