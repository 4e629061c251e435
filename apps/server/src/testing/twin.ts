/**
 * Replaces a match by one that a viewer can't distinguish from it, by the correct rules: redealt, and with
 * other secrets in the log and in the list of plies (other nouns, another number of sealed plies, other
 * hidden parts of facts).
 */
import type { Fact, Game, Key, LogEntry, Looker, RecordedPly, Seat } from '@pithead/kernel';
import { canonical, redealt } from '@pithead/kernel';
import type { Company } from './company.ts';
import { Lots } from './lots.ts';

/** The result restores the true match. */
export function enterTwin(
  { live, honest, seats }: Pick<Company, 'live' | 'honest' | 'seats'>,
  looker: Looker,
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
  const lots = new Lots(key.join());
  match.state = redealt(honest, truth.state, looker, key);
  match.log = truth.log.map((entry) => twinFact(honest, entry, looker, lots));
  match.plies = twinPlies(honest, truth.plies, match.settled, looker, lots);
  situation.telling.knownTo = [...truth.knownTo, ...sealedEvents(looker, seats, lots)];
  return () => {
    Object.assign(match, { state: truth.state, log: truth.log, plies: truth.plies });
    situation.telling.knownTo = truth.knownTo;
  };
}

/** Hidden and blurred fields get random values. */
function twinFact(game: Game, entry: LogEntry<Fact>, looker: Looker, lots: Lots): LogEntry<Fact> {
  const seen = game.seen(entry.fact, looker);
  if (seen === entry.fact) return entry;
  const told = (seen ?? { type: entry.fact.type, seat: seatOf(entry.fact) }) as unknown as Record<
    string,
    unknown
  >;
  const fields = Object.entries(entry.fact).map(([name, value]) => [
    name,
    canonical(told[name] ?? null) === canonical(value) ? value : anything(value, lots),
  ]);
  const fact = Object.fromEntries(fields) as Fact;
  if (canonical(game.seen(fact, looker) ?? null) !== canonical(seen ?? null))
    throw new Error(`no twin of ${canonical(entry.fact)}`);
  return { ply: entry.ply, fact };
}

const seatOf = (fact: Fact): unknown => ('seat' in fact ? fact.seat : null);

function anything(value: unknown, lots: Lots): unknown {
  if (typeof value === 'boolean') return lots.oneIn(2);
  if (typeof value === 'number') return lots.below(60);
  return Array.isArray(value) ? value.map((each) => anything(each, lots)) : value;
}

/**
 * Keeps the number of plies before the settled point, so that undo limits stay; after it any number is
 * possible.
 */
function twinPlies(
  game: Game,
  plies: readonly RecordedPly[],
  settled: number,
  looker: Looker,
  lots: Lots,
): RecordedPly[] {
  const before = plies.slice(0, settled);
  const since = plies.slice(settled);
  const hidden = before
    .filter((ply) => isHidden(game, ply, looker))
    .map((ply) => anotherNoun(game, ply, lots));
  const sealed = since
    .filter((ply) => isHidden(game, ply, looker))
    .flatMap((ply) => (lots.oneIn(3) ? [] : [anotherNoun(game, ply, lots), ply]));
  const isKnown = (ply: RecordedPly): boolean => !isHidden(game, ply, looker);
  return [...mixed(before.filter(isKnown), hidden, lots), ...mixed(since.filter(isKnown), sealed, lots)];
}

export function isSecret(game: Game, verb: string): boolean {
  return game.moves[game.verbs.get(verb) ?? -1]?.secret === true;
}

const isHidden = (game: Game, [seat, verb]: RecordedPly, looker: Looker): boolean =>
  seat !== looker && isSecret(game, verb);

function anotherNoun(game: Game, [seat, verb]: RecordedPly, lots: Lots): RecordedPly {
  return [seat, verb, lots.below(Math.min(4096, game.moves[game.verbs.get(verb) ?? -1]?.nouns.length ?? 1))];
}

/** Inserts the hidden plies at random places; each list keeps its order. */
function mixed(known: readonly RecordedPly[], hidden: readonly RecordedPly[], lots: Lots): RecordedPly[] {
  const result = [...known];
  for (const ply of hidden) result.splice(lots.below(result.length + 1), 0, ply);
  return result;
}

function sealedEvents(looker: Looker, seats: number, lots: Lots): Seat[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== looker);
  return Array.from({ length: lots.below(4) }, () => lots.pick(others));
}
