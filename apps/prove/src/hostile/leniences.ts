/** Planted kernel faults: each accepts a command that must be refused, or refuses it wrongly. */
import type { Ply, Refused, Seat } from '@pithead/kernel';
import { firstPending, isOver, isPending, Match } from '@pithead/kernel';
import { instead } from '@pithead/server/testing/instead';

interface Lenience {
  readonly name: string;
  /** Plants it; returns a function that removes it. */
  readonly plant: () => () => void;
}

type Play = (seat: Seat, plies: readonly Ply[]) => Refused | undefined;

const playing = (name: string, make: (match: Match, honest: Play) => Play): Lenience => ({
  name,
  plant: () =>
    instead(
      Match,
      'play',
      (honest) =>
        function play(this: Match, seat, plies) {
          return make(this, (...command) => honest.call(this, ...command))(seat, plies);
        },
    ),
});

const withSeat = (name: string, mend: (seat: unknown, match: Match) => unknown): Lenience =>
  playing(name, (match, honest) => (seat, plies) => honest(mend(seat, match) as Seat, plies));

const withPlies = (name: string, mend: (ply: unknown) => unknown): Lenience =>
  playing(
    name,
    (_match, honest) => (seat, plies) =>
      honest(seat, Array.isArray(plies) ? (plies.map(mend) as Ply[]) : plies),
  );

const withNoun = (name: string, mend: (noun: unknown) => unknown): Lenience =>
  withPlies(name, (ply) => (Array.isArray(ply) && ply.length === 2 ? [ply[0], mend(ply[1])] : ply));

const refusing = (name: string, say: (match: Match, refused: Refused) => Refused | undefined): Lenience =>
  playing(name, (match, honest) => (seat, plies) => {
    const refused = honest(seat, plies);
    return refused && say(match, refused);
  });

const isNumber = (value: unknown): value is number => typeof value === 'number';

export const LENIENCES: readonly Lenience[] = [
  withSeat('a seat written as text is understood', (seat) =>
    typeof seat === 'string' ? Number(seat) : seat,
  ),
  withSeat('who names no seat is the one who is asked', (seat, { state }) =>
    seat == null && !isOver(state) ? firstPending(state) : seat,
  ),
  withSeat('seats are counted round the table', (seat, { state }) =>
    isNumber(seat) && seat >= state.seats ? seat % state.seats : seat,
  ),
  withSeat('anybody plays for the one who is asked', (seat, { state }) =>
    isNumber(seat) && !isOver(state) && !isPending(state, seat) ? firstPending(state) : seat,
  ),
  withNoun('what is no number is nought', (noun) => (Number.isNaN(noun) ? 0 : noun)),
  withNoun('numbers beyond 32 bits wrap around', (noun) =>
    isNumber(noun) && noun >= 2 ** 32 && Number.isFinite(noun) ? noun >>> 0 : noun,
  ),
  withNoun('numbers beyond 16 bits wrap around', (noun) =>
    isNumber(noun) && noun >= 65_536 && noun < 2 ** 31 ? noun & 0xffff : noun,
  ),
  withNoun('fractions are cut off', (noun) =>
    isNumber(noun) && Number.isFinite(noun) && noun > 0 ? Math.floor(noun) : noun,
  ),
  withNoun('minus nought is nought', (noun) => (Object.is(noun, -0) ? 0 : noun)),
  withNoun('numbers written as text are understood', (noun) =>
    typeof noun === 'string' ? Number(noun) : noun,
  ),
  withNoun('objects are asked for their number', (noun) =>
    typeof noun === 'object' && noun !== null ? Number(noun) : noun,
  ),
  withPlies('a ply may have a third part', (ply) => (Array.isArray(ply) ? ply.slice(0, 2) : ply)),
  withPlies('a ply may be an object with numbered keys', (ply) =>
    typeof ply === 'object' && ply !== null && 'length' in ply ? Array.from(ply as ArrayLike<unknown>) : ply,
  ),
  playing('a list that only looks like one is read', (_match, honest) => (seat, plies) => {
    const isLike = typeof plies === 'object' && plies !== null && 'length' in plies;
    return honest(seat, isLike ? Array.from(plies) : plies);
  }),
  playing('verbs that every object has are known', (_match, honest) => (seat, plies) => {
    const isInherited =
      Array.isArray(plies) && plies.some((ply: unknown) => Array.isArray(ply) && String(ply[0]) in {});
    return isInherited ? undefined : honest(seat, plies);
  }),
  playing('a refused command plays its good beginning', (_match, honest) => (seat, plies) => {
    if (!Array.isArray(plies) || plies.length < 2) return honest(seat, plies);
    for (const ply of plies as readonly Ply[]) {
      const refused = honest(seat, [ply]);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }),
  playing(
    'after the end anything goes',
    (match, honest) => (seat, plies) => (isOver(match.state) ? undefined : honest(seat, plies)),
  ),
  refusing('a refusal gives no reason', (_match, { ply }) => ({
    refusal: { reason: '', rule: '', params: {} },
    ply,
  })),
  refusing('a refusal is an exception', (_match, { refusal }) => {
    throw new Error(refusal.reason);
  }),
  refusing('a refusal leaves a trace in the state', (match, refused) => {
    match.state.seals++;
    return refused;
  }),
  refusing('a refused command is told of in the log', (match, refused) => {
    match.log.push({ ply: match.plies.length, fact: { type: 'refused' } });
    return refused;
  }),
];
