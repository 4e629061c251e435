import type { Game, Ply } from '@pithead/kernel';
import { bit, keyFromSeed, Match } from '@pithead/kernel';
import * as fc from 'fast-check';
import type { SeatCommand } from '../commands.ts';
import { refuseCommand, toEvent } from '../commands.ts';
import type { Applied, MatchEvent } from '../events.ts';
import { isRefused, MatchState } from '../matchState.ts';

const NAMES = ['Ada', 'Ben', 'Cem', 'Dea'];

export const startTestMatch = (
  game: Game,
  seats: number,
  seed: string,
  people = (1 << seats) - 1,
): MatchState =>
  new MatchState(
    Match.start(game, { names: NAMES.slice(0, seats), options: {}, key: keyFromSeed(seed) }),
    people,
  );

/** Numbers that are turned into whatever event is possible where they are used. */
export const arbitraryLog = (): fc.Arbitrary<readonly Choice[]> =>
  fc.noBias(
    fc.array(fc.record({ what: fc.nat(99), who: fc.nat(99), which: fc.nat(9999) }), {
      maxLength: 100,
      size: 'max',
    }),
  );

export interface Choice {
  readonly what: number;
  readonly who: number;
  readonly which: number;
}

export function applyAll(
  state: MatchState,
  choices: readonly Choice[],
  onApplied: (applied: Applied) => void = () => undefined,
): MatchEvent[] {
  const events: MatchEvent[] = [];
  for (const choice of choices) {
    const event = eventOf(state, choice);
    if (event === undefined) continue;
    const applied = state.apply(event);
    if (isRefused(applied)) throw new Error(`${event.kind}: ${applied.refusal.reason}`);
    events.push(event);
    onApplied(applied);
  }
  return events;
}

function eventOf(state: MatchState, { what, who, which }: Choice): MatchEvent | undefined {
  if (state.status !== 'running') return undefined;
  const seats = state.state.seats;
  const asked = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => state.asked & bit(seat));
  const seat = what < 75 ? (asked[who % asked.length] as number) : who % seats;
  // A bot plays where nobody sits, past every check of commands.
  if (what < 75 && (state.botSeats & bit(seat)) !== 0 && !state.requests.isPaused)
    return { seat, kind: 'play', body: [plyOf(state, seat, which)] };
  const command = { ...actOf(state, seat, what, which), seat, seq: state.seqFor(seat) } as SeatCommand;
  const event = refuseCommand(state, command) ?? toEvent(state, command);
  return 'reason' in event ? undefined : event;
}

const plyOf = (state: MatchState, seat: number, which: number): Ply => {
  const offers = state.match.offers(seat);
  return offers[which % offers.length] as Ply;
};

function actOf(state: MatchState, seat: number, what: number, which: number): object {
  if (what < 65) return { act: 'play', plies: [plyOf(state, seat, which)] };
  if (what < 75) return { act: 'undo', reach: which % 2 === 0 ? 'step' : 'turn' };
  if (what < 80) return { act: 'askUndo' };
  if (what < 86) return { act: 'answerUndo', agree: which % 4 > 0 };
  if (what < 88) return { act: 'askPause' };
  if (what < 92) return { act: 'answerPause', agree: which % 2 > 0 };
  if (what < 94) return { act: 'resume' };
  if (what < 96) return { act: 'leave' };
  if (what < 99) return { act: 'return' };
  return { act: 'resign' };
}
