import type { Ply, RecordedPly } from '@pithead/kernel';
import { isPending, offersFor, printPly, seatLetter, seenPly } from '@pithead/kernel';
import type { ReplayedRecord } from './replayedRecord.ts';

/**
 * Complete, or limited to what one seat may know: then with views instead of states, hidden parts of plies
 * and facts removed, and without the key, which would reveal the deal.
 */
export function replayAsJson(replayed: ReplayedRecord): object {
  const { entry, record, match, steps, looker } = replayed;
  const { key, hashes, plies, commitment, seats, options, game, version } = record;
  return {
    game,
    version,
    options,
    seats,
    commitment,
    ...(looker === undefined ? { key } : { seat: seatLetter(looker) }),
    setup: { facts: factsOf(replayed, 0), ...positionOf(replayed, 0) },
    plies: steps.slice(1).map((_, index) => ({
      number: index + 1,
      ...plyOf(replayed, plies[index] as RecordedPly),
      offers: offersBefore(replayed, index),
      facts: factsOf(replayed, index + 1),
      ...(looker === undefined ? { hash: hashes[index + 1] } : {}),
      ...positionOf(replayed, index + 1),
    })),
    over: match.isOver,
    ...(match.isOver ? { outcome: entry.game.outcome(match.state) } : {}),
  };
}

function plyOf(
  { entry: { game }, looker }: ReplayedRecord,
  ply: RecordedPly,
): { seat: string; notation: string } {
  const [seat, verb, noun] = looker === undefined ? ply : seenPly(game, ply, looker);
  return { seat: seatLetter(seat), notation: printPly(game, [verb, noun]) };
}

/** The offers before a ply: of the seat that played it, or of the viewing seat. */
function offersBefore({ entry: { game }, steps, looker, record }: ReplayedRecord, index: number): string[] {
  const { state } = steps[index] as ReplayedRecord['steps'][number];
  const print = (plies: readonly Ply[]): string[] => plies.map((ply) => printPly(game, ply));
  if (looker !== undefined) return print(offersFor(game, state, looker));
  const [actor] = record.plies[index] as RecordedPly;
  return isPending(state, actor) ? print(offersFor(game, state, actor)) : [];
}

function factsOf({ entry: { game }, steps, looker }: ReplayedRecord, played: number): unknown[] {
  const { facts } = steps[played] as ReplayedRecord['steps'][number];
  return looker === undefined ? [...facts] : facts.flatMap((fact) => game.seen(fact, looker) ?? []);
}

function positionOf({ entry: { game }, steps, looker }: ReplayedRecord, played: number): object {
  const { state } = steps[played] as ReplayedRecord['steps'][number];
  return looker === undefined ? { state } : { view: game.view(state, looker) };
}
