import type { Game, Ply } from '@pithead/kernel';
import { bit, keyFromSeed, Match } from '@pithead/kernel';
import * as fc from 'fast-check';
import type { SeatCommand } from '../commands.ts';
import { refuseCommand, toEvent } from '../commands.ts';
import type { Applied, MatchEvent } from '../events.ts';
import { isRefused } from '../events.ts';
import { MatchState } from '../matchState.ts';

const NAMES = ['Ada', 'Ben', 'Cem', 'Dea'];

export const startTestMatch = (
  game: Game,
  seats: number,
  seed: string,
  personSeats = (1 << seats) - 1,
): MatchState =>
  new MatchState(
    Match.start(game, { names: NAMES.slice(0, seats), options: {}, key: keyFromSeed(seed) }),
    personSeats,
  );

/** Numbers that are turned into whatever event is possible where they are used. */
export const arbitraryChoices = (): fc.Arbitrary<readonly Choice[]> =>
  fc.noBias(
    fc.array(fc.record({ actRoll: fc.nat(99), seatRoll: fc.nat(99), plyRoll: fc.nat(9999) }), {
      maxLength: 100,
      size: 'max',
    }),
  );

export interface Choice {
  readonly actRoll: number;
  readonly seatRoll: number;
  readonly plyRoll: number;
}

export function applyAll(
  matchState: MatchState,
  choices: readonly Choice[],
  onApplied: (applied: Applied) => void = () => undefined,
): MatchEvent[] {
  const events: MatchEvent[] = [];
  for (const choice of choices) {
    const event = eventOf(matchState, choice);
    if (event === undefined) continue;
    const applied = matchState.apply(event);
    if (isRefused(applied)) throw new Error(`${event.kind}: ${applied.refusal.reason}`);
    events.push(event);
    onApplied(applied);
  }
  return events;
}

function eventOf(matchState: MatchState, { actRoll, seatRoll, plyRoll }: Choice): MatchEvent | undefined {
  if (matchState.status !== 'running') return undefined;
  const seats = matchState.gameState.seats;
  const pending = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => matchState.pendingSeats & bit(seat),
  );
  const seat = actRoll < 75 ? (pending[seatRoll % pending.length] as number) : seatRoll % seats;
  // A bot plays where nobody sits, past every check of commands.
  if (actRoll < 75 && (matchState.botSeats & bit(seat)) !== 0 && !matchState.seatStatus.isPaused)
    return { seat, kind: 'play', body: [plyOf(matchState, seat, plyRoll)] };
  const command = {
    ...actOf(matchState, seat, actRoll, plyRoll),
    seat,
    seq: matchState.seqFor(seat),
  } as SeatCommand;
  const event = refuseCommand(matchState, command) ?? toEvent(matchState, command);
  return 'reason' in event ? undefined : event;
}

const plyOf = (matchState: MatchState, seat: number, plyRoll: number): Ply => {
  const offers = matchState.match.offers(seat);
  return offers[plyRoll % offers.length] as Ply;
};

function actOf(matchState: MatchState, seat: number, actRoll: number, plyRoll: number): object {
  if (actRoll < 65) return { act: 'play', plies: [plyOf(matchState, seat, plyRoll)] };
  if (actRoll < 75) return { act: 'undo', reach: plyRoll % 2 === 0 ? 'step' : 'turn' };
  if (actRoll < 80) return { act: 'askUndo' };
  if (actRoll < 86) return { act: 'answerUndo', agree: plyRoll % 4 > 0 };
  if (actRoll < 88) return { act: 'askPause' };
  if (actRoll < 92) return { act: 'answerPause', agree: plyRoll % 2 > 0 };
  if (actRoll < 94) return { act: 'resume' };
  if (actRoll < 96) return { act: 'leave' };
  if (actRoll < 99) return { act: 'return' };
  return { act: 'resign' };
}
