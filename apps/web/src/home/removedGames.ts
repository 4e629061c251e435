/**
 * Games that were removed from the list of one's own games. A removal is stored at once and carried out when it
 * can't be undone any more: a local match is deleted and an open table is left. Other tables stay on the server
 * and are hidden in this browser; a running one comes back with the next turn of the person.
 */
import { recall, remember } from '../rememberedSettings.ts';
import type { MyGame } from './useMyGames.ts';

interface Removal {
  readonly at: number;
  /** It has been the person's turn since the removal, so this turn does not bring the game back. */
  readonly wasYourTurn: boolean;
}

type Removals = Readonly<Record<string, Removal>>;

const NAME = 'removedGames';
/** Other tabs don't know whether the toast with “Undo” is still shown, so they wait. */
const UNDOABLE_MS = 15_000;
/** Removals that this tab still offers to undo. */
const undoable = new Set<string>();

function readRemovals(): Removals {
  try {
    return JSON.parse(recall(NAME) ?? '{}') as Removals;
  } catch {
    return {};
  }
}

const writeRemovals = (removals: Removals): void =>
  remember(NAME, Object.keys(removals).length === 0 ? undefined : JSON.stringify(removals));

function without(removals: Removals, id: string): Removals {
  const { [id]: _, ...others } = removals;
  return others;
}

export function markRemoved({ id, isYourTurn }: Pick<MyGame, 'id' | 'isYourTurn'>, now: number): void {
  undoable.add(id);
  writeRemovals({ ...readRemovals(), [id]: { at: now, wasYourTurn: isYourTurn } });
}

export function undoRemoval(id: string): void {
  undoable.delete(id);
  writeRemovals(without(readRemovals(), id));
}

/** The toast is gone: the next `applyRemovals` carries the removal out. */
export function settleRemoval(id: string): void {
  undoable.delete(id);
  const removals = readRemovals();
  const removal = removals[id];
  if (removal !== undefined) writeRemovals({ ...removals, [id]: { ...removal, at: 0 } });
}

type ListedGame = Pick<MyGame, 'id' | 'isLocal' | 'isYourTurn' | 'status'>;

interface AppliedRemovals<G> {
  readonly shown: readonly G[];
  /** To be deleted from this device or left on the server; then `undoRemoval` forgets them. */
  readonly due: readonly G[];
}

export function applyRemovals<G extends ListedGame>(games: readonly G[], now: number): AppliedRemovals<G> {
  let removals = readRemovals();
  const shown: G[] = [];
  const due: G[] = [];
  for (const game of games) {
    const removal = removals[game.id];
    if (removal === undefined) shown.push(game);
    else if (game.isLocal || game.status === 'open') {
      if (!undoable.has(game.id) && now - removal.at > UNDOABLE_MS) due.push(game);
    } else if (game.isYourTurn && !removal.wasYourTurn) {
      removals = without(removals, game.id);
      shown.push(game);
    } else if (!game.isYourTurn && removal.wasYourTurn)
      removals = { ...removals, [game.id]: { ...removal, wasYourTurn: false } };
  }
  writeRemovals(removals);
  return { shown, due };
}
