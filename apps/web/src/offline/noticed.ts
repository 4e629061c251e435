/** Whether others may know of what a seat did in secret: not what it was, but that something happened. */
import type { Game, Looker, Seat, State } from '@pithead/kernel';
import { pendingSeats } from '@pithead/kernel';

export const isNoticed = (game: Game, before: State, after: State, seat: Seat): boolean =>
  hasMovedOn(before, after) || showsToOthers(game, before, after, seat);

function hasMovedOn(before: State, after: State): boolean {
  return (
    after.seals !== before.seals ||
    after.chance.drawn !== before.chance.drawn ||
    pendingSeats(after) !== pendingSeats(before) ||
    after.steps.length !== before.steps.length ||
    after.steps.at(-1)?.at !== before.steps.at(-1)?.at
  );
}

function showsToOthers(game: Game, before: State, after: State, seat: Seat): boolean {
  const others: Looker[] = [undefined, ...Array.from({ length: before.seats }, (_, each) => each).filter((each) => each !== seat)];
  return others.some((looker) => JSON.stringify(game.view(before, looker)) !== JSON.stringify(game.view(after, looker)));
}
