import type { Ply, RefusedPly, Seat } from '@pithead/kernel';
import { firstPending, isOver, isPending, Match } from '@pithead/kernel';
import { replaceMethod } from '@pithead/server/testing/fakes/replaceMethod';

interface PlantedKernelFault {
  readonly name: string;
  readonly plant: () => () => void;
}

type Play = (seat: Seat, plies: readonly Ply[]) => RefusedPly | undefined;

const onPlay = (name: string, make: (match: Match, original: Play) => Play): PlantedKernelFault => ({
  name,
  plant: () =>
    replaceMethod(
      Match,
      'play',
      (original) =>
        function play(this: Match, seat, plies) {
          return make(this, (...command) => original.call(this, ...command))(seat, plies);
        },
    ),
});

const withSeat = (name: string, change: (seat: unknown, match: Match) => unknown): PlantedKernelFault =>
  onPlay(name, (match, original) => (seat, plies) => original(change(seat, match) as Seat, plies));

const withPlies = (name: string, change: (ply: unknown) => unknown): PlantedKernelFault =>
  onPlay(
    name,
    (_match, original) => (seat, plies) =>
      original(seat, Array.isArray(plies) ? (plies.map(change) as Ply[]) : plies),
  );

const withNoun = (name: string, change: (noun: unknown) => unknown): PlantedKernelFault =>
  withPlies(name, (ply) => (Array.isArray(ply) && ply.length === 2 ? [ply[0], change(ply[1])] : ply));

const onRefusal = (
  name: string,
  say: (match: Match, refused: RefusedPly) => RefusedPly | undefined,
): PlantedKernelFault =>
  onPlay(name, (match, original) => (seat, plies) => {
    const refused = original(seat, plies);
    return refused && say(match, refused);
  });

const isNumber = (value: unknown): value is number => typeof value === 'number';

export const PLANTED_KERNEL_FAULTS: readonly PlantedKernelFault[] = [
  withSeat('a seat as text is accepted', (seat) => (typeof seat === 'string' ? Number(seat) : seat)),
  withSeat('a missing seat counts as the pending one', (seat, { state }) =>
    seat == null && !isOver(state) ? firstPending(state) : seat,
  ),
  withSeat('seat numbers wrap around', (seat, { state }) =>
    isNumber(seat) && seat >= state.seats ? seat % state.seats : seat,
  ),
  withSeat('any seat plays for the pending one', (seat, { state }) =>
    isNumber(seat) && !isOver(state) && !isPending(state, seat) ? firstPending(state) : seat,
  ),
  withNoun('NaN counts as 0', (noun) => (Number.isNaN(noun) ? 0 : noun)),
  withNoun('numbers beyond 32 bits wrap around', (noun) =>
    isNumber(noun) && noun >= 2 ** 32 && Number.isFinite(noun) ? noun >>> 0 : noun,
  ),
  withNoun('numbers beyond 16 bits wrap around', (noun) =>
    isNumber(noun) && noun >= 65_536 && noun < 2 ** 31 ? noun & 0xffff : noun,
  ),
  withNoun('fractions are truncated', (noun) =>
    isNumber(noun) && Number.isFinite(noun) && noun > 0 ? Math.floor(noun) : noun,
  ),
  withNoun('−0 counts as 0', (noun) => (Object.is(noun, -0) ? 0 : noun)),
  withNoun('numbers as text are accepted', (noun) => (typeof noun === 'string' ? Number(noun) : noun)),
  withNoun('objects are converted to numbers', (noun) =>
    typeof noun === 'object' && noun !== null ? Number(noun) : noun,
  ),
  withPlies('a third element of a ply is ignored', (ply) => (Array.isArray(ply) ? ply.slice(0, 2) : ply)),
  withPlies('an object with numeric keys is accepted as a ply', (ply) =>
    typeof ply === 'object' && ply !== null && 'length' in ply ? Array.from(ply as ArrayLike<unknown>) : ply,
  ),
  onPlay('an array-like object is accepted as a list of plies', (_match, original) => (seat, plies) => {
    const isLike = typeof plies === 'object' && plies !== null && 'length' in plies;
    return original(seat, isLike ? Array.from(plies) : plies);
  }),
  onPlay('names of inherited properties are accepted as verbs', (_match, original) => (seat, plies) => {
    const isInherited =
      Array.isArray(plies) && plies.some((ply: unknown) => Array.isArray(ply) && String(ply[0]) in {});
    return isInherited ? undefined : original(seat, plies);
  }),
  onPlay('the legal first plies of a refused command are played', (_match, original) => (seat, plies) => {
    if (!Array.isArray(plies) || plies.length < 2) return original(seat, plies);
    for (const ply of plies as readonly Ply[]) {
      const refused = original(seat, [ply]);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }),
  onPlay(
    'after the end anything goes',
    (match, original) => (seat, plies) => (isOver(match.state) ? undefined : original(seat, plies)),
  ),
  onRefusal('a refusal gives no reason', (_match, { ply }) => ({
    refusal: { reason: '', rule: '', params: {} },
    ply,
  })),
  onRefusal('a refusal is an exception', (_match, { refusal }) => {
    throw new Error(refusal.reason);
  }),
  onRefusal('a refusal changes the state', (match, refused) => {
    match.state.seals++;
    return refused;
  }),
  onRefusal('a refused command adds a fact to the log', (match, refused) => {
    match.factLog.push({ ply: match.plies.length, fact: { type: 'refused' } });
    return refused;
  }),
];
