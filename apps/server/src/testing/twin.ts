/**
 * Replaces a match by one that a viewer can't distinguish from it, by the correct rules: redealt, and with
 * other secrets in the log and in the list of plies (other nouns, another number of sealed plies, other
 * hidden parts of facts).
 */
import type { Fact, Game, Key, LogEntry, Looker, RecordedPly, Seat } from '@pithead/kernel';
import { canonical, isSecretVerb, redealt } from '@pithead/kernel';
import type { Company } from './company.ts';
import { Lots } from './lots.ts';

/** The result restores the true match. */
export function enterTwin(
  { live, honest, seats }: Pick<Company, 'live' | 'honest' | 'seats'>,
  viewer: Looker,
  key: Key,
): () => void {
  const { situation } = live;
  const { match } = situation;
  const truth = {
    state: match.state,
    log: match.log,
    plies: match.plies,
    knownTo: situation.telling.knownTo,
  };
  const random = new Lots(key.join());
  match.state = redealt(honest, truth.state, viewer, key);
  match.log = truth.log.map((entry) => twinFact(honest, entry, viewer, random));
  match.plies = twinPlies(honest, truth.plies, match.settled, viewer, random);
  situation.telling.knownTo = [...truth.knownTo, ...sealedEvents(viewer, seats, random)];
  return () => {
    Object.assign(match, { state: truth.state, log: truth.log, plies: truth.plies });
    situation.telling.knownTo = truth.knownTo;
  };
}

function twinFact(game: Game, entry: LogEntry<Fact>, viewer: Looker, random: Lots): LogEntry<Fact> {
  const seen = game.seen(entry.fact, viewer);
  if (seen === entry.fact) return entry;
  const told = (seen ?? { type: entry.fact.type, seat: seatOf(entry.fact) }) as unknown as Record<
    string,
    unknown
  >;
  const fields = Object.entries(entry.fact).map(([name, value]) => [
    name,
    canonical(told[name] ?? null) === canonical(value) ? value : anything(value, random),
  ]);
  const fact = Object.fromEntries(fields) as Fact;
  if (canonical(game.seen(fact, viewer) ?? null) !== canonical(seen ?? null))
    throw new Error(`no twin of ${canonical(entry.fact)}`);
  return { ply: entry.ply, fact };
}

const seatOf = (fact: Fact): unknown => ('seat' in fact ? fact.seat : null);

function anything(value: unknown, random: Lots): unknown {
  if (typeof value === 'boolean') return random.oneIn(2);
  if (typeof value === 'number') return random.below(60);
  return Array.isArray(value) ? value.map((each) => anything(each, random)) : value;
}

/**
 * Keeps the number of plies before the settled point, so that undo limits stay; after it any number is
 * possible.
 */
function twinPlies(
  game: Game,
  plies: readonly RecordedPly[],
  settled: number,
  viewer: Looker,
  random: Lots,
): RecordedPly[] {
  const before = plies.slice(0, settled);
  const since = plies.slice(settled);
  const hidden = before
    .filter((ply) => isHidden(game, ply, viewer))
    .map((ply) => anotherNoun(game, ply, random));
  const sealed = since
    .filter((ply) => isHidden(game, ply, viewer))
    .flatMap((ply) => (random.oneIn(3) ? [] : [anotherNoun(game, ply, random), ply]));
  const isKnown = (ply: RecordedPly): boolean => !isHidden(game, ply, viewer);
  return [...mixed(before.filter(isKnown), hidden, random), ...mixed(since.filter(isKnown), sealed, random)];
}

const isHidden = (game: Game, [seat, verb]: RecordedPly, viewer: Looker): boolean =>
  seat !== viewer && isSecretVerb(game, verb);

function anotherNoun(game: Game, [seat, verb]: RecordedPly, random: Lots): RecordedPly {
  return [
    seat,
    verb,
    random.below(Math.min(4096, game.moves[game.verbs.get(verb) ?? -1]?.nouns.length ?? 1)),
  ];
}

function mixed(known: readonly RecordedPly[], hidden: readonly RecordedPly[], random: Lots): RecordedPly[] {
  const result = [...known];
  for (const ply of hidden) result.splice(random.below(result.length + 1), 0, ply);
  return result;
}

function sealedEvents(viewer: Looker, seats: number, random: Lots): Seat[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return Array.from({ length: random.below(4) }, () => random.pick(others));
}
