/**
 * Replaces a match by one that the viewer can't distinguish from it under the correct rules: redealt, with
 * other nouns, another number of sealed plies and other hidden parts of facts.
 */
import type { Fact, Game, Key, LogEntry, Viewer, RecordedPly, Seat } from '@pithead/kernel';
import { canonicalJson, isSecretVerb, redealtCopy } from '@pithead/kernel';
import { EventVisibility } from '@pithead/match';
import type { ObservedTable } from './observedTable.ts';
import { TestRandom } from '../testRandom.ts';

export function enterIndistinguishableMatch(
  { session, correctRules, seats }: Pick<ObservedTable, 'session' | 'correctRules' | 'seats'>,
  viewer: Viewer,
  key: Key,
): () => void {
  const { matchState } = session;
  const { match, visibility } = matchState;
  const truth = { state: match.state, factLog: match.factLog, plies: match.plies };
  const random = new TestRandom(key.join());
  match.state = redealtCopy(correctRules, truth.state, viewer, key);
  match.factLog = truth.factLog.map((entry) => redealtFact(correctRules, entry, viewer, random));
  match.plies = redealtPlies(correctRules, truth.plies, match.undoLimit, viewer, random);
  const knownTo = [...visibility.knownTo, ...sealedEvents(viewer, seats, random)];
  matchState.visibility = new EventVisibility(visibility.factSeqs, knownTo);
  return () => {
    Object.assign(match, truth);
    matchState.visibility = visibility;
  };
}

function redealtFact(game: Game, entry: LogEntry<Fact>, viewer: Viewer, random: TestRandom): LogEntry<Fact> {
  const seen = game.seen(entry.fact, viewer);
  if (seen === entry.fact) return entry;
  const visible = (seen ?? { type: entry.fact.type, seat: seatOf(entry.fact) }) as unknown as Record<
    string,
    unknown
  >;
  const fields = Object.entries(entry.fact).map(([name, value]) => [
    name,
    canonicalJson(visible[name] ?? null) === canonicalJson(value) ? value : anything(value, random),
  ]);
  const fact = Object.fromEntries(fields) as Fact;
  if (canonicalJson(game.seen(fact, viewer) ?? null) !== canonicalJson(seen ?? null))
    throw new Error(`no other fact looks like ${canonicalJson(entry.fact)}`);
  return { ply: entry.ply, fact };
}

const seatOf = (fact: Fact): unknown => ('seat' in fact ? fact.seat : null);

function anything(value: unknown, random: TestRandom): unknown {
  if (typeof value === 'boolean') return random.oneIn(2);
  if (typeof value === 'number') return random.below(60);
  return Array.isArray(value) ? value.map((each) => anything(each, random)) : value;
}

/**
 * Keeps the number of plies before the settled point, because undo limits depend on it; after it any number
 * is possible.
 */
function redealtPlies(
  game: Game,
  plies: readonly RecordedPly[],
  settled: number,
  viewer: Viewer,
  random: TestRandom,
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

const isHidden = (game: Game, [seat, verb]: RecordedPly, viewer: Viewer): boolean =>
  seat !== viewer && isSecretVerb(game, verb);

function anotherNoun(game: Game, [seat, verb]: RecordedPly, random: TestRandom): RecordedPly {
  return [
    seat,
    verb,
    random.below(Math.min(4096, game.moves[game.verbs.get(verb) ?? -1]?.nouns.length ?? 1)),
  ];
}

function mixed(
  known: readonly RecordedPly[],
  hidden: readonly RecordedPly[],
  random: TestRandom,
): RecordedPly[] {
  const result = [...known];
  for (const ply of hidden) result.splice(random.below(result.length + 1), 0, ply);
  return result;
}

function sealedEvents(viewer: Viewer, seats: number, random: TestRandom): Seat[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return Array.from({ length: random.below(4) }, () => random.pick(others));
}
