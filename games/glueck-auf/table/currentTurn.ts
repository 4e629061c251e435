import type { Ply } from '@pithead/kernel';
import { SPACES, sum } from '../rules/index.ts';
import type { BoardProps } from './tableModel.ts';
import type { Words } from './words.ts';

/** The space that the viewer took in this turn; SPACES.length is the bank. */
export function placedSpace({
  view,
  viewer,
  facts,
}: Pick<BoardProps, 'view' | 'viewer' | 'facts'>): number | undefined {
  const [turn] = view.steps;
  if (turn?.at !== 'endOfTurn' || turn.left !== viewer) return undefined;
  const last = facts.findLast(([, { type }]) => type === 'workersPlaced' || type === 'bankUsed')?.[1];
  return last?.type === 'workersPlaced' ? last.space : last === undefined ? undefined : SPACES.length;
}

/** Plies that can't be undone (GA-13.7): they reveal something, or the next player is asked. */
export function isIrreversible([verb, noun]: Ply): boolean {
  if (verb === 'placeWorkers')
    return SPACES[noun]?.action === 'drawFiveTiles' || SPACES[noun]?.action === 'drawFiveOrders';
  return verb === 'draftOrder' || verb === 'buyDrawnTile' || verb === 'keepDrawnOrder';
}

/** Shown before an action that is allowed but has no effect; a second click plays it. */
export function warningBefore(
  { view, shownSeat }: Pick<BoardProps, 'view' | 'shownSeat'>,
  [verb, noun]: Ply,
  words: Pick<Words, 'noCoalToMine' | 'noMoneyToBuy'>,
): string | undefined {
  const player = view.players[shownSeat];
  const action = verb === 'placeWorkers' ? SPACES[noun]?.action : undefined;
  if (player === undefined) return undefined;
  if (action === 'mining' && sum(player.loaded) + sum(player.cage) + sum(player.storage) === 0)
    return words.noCoalToMine;
  return action === 'drawFiveTiles' && player.marks === 0 ? words.noMoneyToBuy : undefined;
}
