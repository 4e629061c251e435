import type { Fact, Match, Ply, Seat, State } from '@pithead/kernel';
import { canonicalJson, isPending } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import { moveOf } from '../viewerOutput.ts';
import type { RandomChoice } from '../randomPlay.ts';
import { RandomPlayers, startMatch } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

/** A command as the network delivers it: untyped. */
interface Command {
  readonly seat: unknown;
  readonly plies: unknown;
}

const ATTACK_EVERY = 10;

export const hostileCommandsAreRefused: GameProperty = {
  name: 'hostile commands are refused and change nothing',
  check(run) {
    for (const seed of run.seedsFor('hostile')) {
      const dice = new SeededRandom(seed, 'hostile');
      const players = new RandomPlayers(run.game, seed);
      run.seed = seed;
      run.ply = 0;
      const match = startMatch(run, seed);
      for (
        let next = players.choose(match.state);
        next !== undefined && !run.hasEnoughFindings;
        next = players.choose(match.state)
      ) {
        run.ply = match.plies.length;
        if (run.ply > run.maxPlies) break;
        if (dice.below(ATTACK_EVERY) === 0) attack(run, match, commandsAgainst(run, match, next));
        match.play(next.seat, [next.ply]);
      }
      const afterTheEnd = match.plies
        .slice(-3)
        .map(([seat, verb, noun]) => ({ seat, plies: [[verb, noun]] }));
      if (match.isOver) attack(run, match, afterTheEnd);
    }
  },
};

function commandsAgainst<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  match: Match<S, F, V>,
  { seat, ply }: RandomChoice,
): Command[] {
  const plies = hostilePlies(ply, moveOf(run.game, ply).nouns.length);
  const idle = Array.from({ length: run.seats }, (_, other) => other).filter(
    (other) => !isPending(match.state, other),
  );
  return [
    ...plies.map((bad) => ({ seat, plies: [bad] })),
    // A command is atomic: with an illegal second ply the legal first one must not be played either.
    ...plies.slice(0, 4).map((bad) => ({ seat, plies: [ply, bad] })),
    ...hostileLists(ply).map((bad) => ({ seat, plies: bad })),
    ...[...hostileSeats(run.seats), ...idle].map((bad) => ({ seat: bad, plies: [ply] })),
  ];
}

function hostilePlies([verb, noun]: Ply, nouns: number): unknown[] {
  const badNouns = [
    -1,
    -0,
    -noun - 1,
    0.5,
    noun + 0.5,
    NaN,
    Infinity,
    -Infinity,
    2 ** 53,
    -(2 ** 53),
    2 ** 32 + noun,
    65_536 + noun,
    nouns,
    nouns + 1,
  ];
  const typesToo: unknown[] = [
    `${noun}`,
    [noun],
    null,
    undefined,
    true,
    {},
    BigInt(noun),
    { valueOf: () => noun },
    new Date(0),
  ];
  const badVerbs = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    `${verb} `,
    verb.toUpperCase(),
    '\u0000',
    'x'.repeat(10_000),
  ];
  const shapes: unknown[] = [
    null,
    undefined,
    0,
    verb,
    {},
    [],
    [verb],
    [verb, noun, noun],
    [verb, noun, undefined],
    [noun, verb],
    [[verb, noun]],
    [[verb], noun],
    Array.from({ length: 2 }),
  ];
  const lookalikes: unknown[] = [
    { 0: verb, 1: noun, length: 2 },
    { verb, noun },
    [Object(verb), noun],
    deepArray(200),
    JSON.parse('{"__proto__": {"polluted": 1}}') as unknown,
  ];
  return [
    ...badNouns.map((bad) => [verb, bad]),
    ...typesToo.map((bad) => [verb, bad]),
    ...badVerbs.map((bad) => [bad, noun]),
    ...shapes,
    ...lookalikes,
  ];
}

function deepArray(depth: number): unknown {
  let nested: unknown = [];
  for (let i = 0; i < depth; i++) nested = [nested];
  return nested;
}

const hostileLists = (ply: Ply): unknown[] => [
  [],
  null,
  undefined,
  0,
  '',
  'x',
  {},
  { 0: ply, length: 1 },
  ply,
  new Set([ply]),
  [[ply]],
  [[]],
  [undefined],
];

const hostileSeats = (seats: number): unknown[] => [
  -1,
  seats,
  seats + 28,
  32,
  0.5,
  NaN,
  2 ** 53,
  '0',
  null,
  undefined,
  {},
  [0],
  -0,
];

function attack<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  match: Match<S, F, V>,
  commands: readonly Command[],
): void {
  const before = fingerprintOf(match);
  for (const { seat, plies } of commands) {
    const played = match.plies.length;
    run.counts.hostile++;
    let answer: ReturnType<typeof match.play>;
    try {
      answer = match.play(seat as Seat, plies as Ply[]);
    } catch (error) {
      run.report(`${describeCommand({ seat, plies })} threw ${String(error)}`);
      continue;
    }
    const why = answer?.refusal;
    if (why === undefined || match.plies.length !== played)
      return run.report(`${describeCommand({ seat, plies })} was played`);
    run.expect(
      typeof why.reason === 'string' && why.reason !== '' && typeof why.rule === 'string',
      () => `${describeCommand({ seat, plies })} was refused without a reason`,
    );
  }
  run.expect(fingerprintOf(match) === before, 'refused commands have changed the match');
}

function fingerprintOf<S extends State, F extends Fact, V>(match: Match<S, F, V>): string {
  const undoable = Array.from({ length: match.state.seats }, (_, seat) => match.undoable(seat));
  return canonicalJson([match.state, match.plies.length, match.factLog.length, undoable]);
}

function describeCommand({ seat, plies }: Command): string {
  const show = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(show).join(', ').slice(0, 60)}]`;
    if (typeof value === 'string') return JSON.stringify(value.slice(0, 30));
    return Object.is(value, -0) ? '-0' : String(value);
  };
  return `seat ${show(seat)}: ${show(plies)}`;
}
