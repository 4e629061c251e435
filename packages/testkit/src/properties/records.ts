import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Fact, Match, RecordedPly, State } from '@pithead/kernel';
import {
  canonicalJson,
  isBrokenReplay,
  parseGame,
  parseRecord,
  playPly,
  printGame,
  recordOf,
  replay,
  rulesVersionOf,
  verifyRecord,
} from '@pithead/kernel';
import { RandomPlayers, startMatch } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

export const recordsReplay: GameProperty = {
  name: 'records replay and states survive JSON',
  check(run) {
    for (const seed of run.seeds(run.settings.replayedGames)) {
      const { match, hashes } = playRecorded(run, seed);
      run.counts.replayed++;
      checkRecord(run, match, hashes);
      checkNotation(run, match);
    }
  },
};

/** Plays every ply twice: in the match, and without facts (as search does) on a state parsed from JSON. */
function playRecorded<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  seed: number,
): { match: Match<S, F, V>; hashes: string[] } {
  run.seed = seed;
  run.ply = 0;
  const match = startMatch(run, seed);
  const players = new RandomPlayers(run.game, seed);
  const maxPlies = run.maxPlies;
  const hashes = [hashOfText(canonicalJson(match.state))];
  for (;;) {
    run.ply = match.plies.length;
    const next = run.hasEnoughFindings || run.ply > maxPlies ? undefined : players.choose(match.state);
    if (next === undefined) return { match, hashes };
    run.expect(
      rulesVersionOf(match.state) === run.game.version,
      'the state does not carry the version of its rules',
    );
    const parsedState = JSON.parse(JSON.stringify(match.state)) as S;
    match.play(next.seat, [next.ply]);
    playPly(run.game, parsedState, next.seat, next.ply, undefined);
    hashes.push(hashOfText(canonicalJson(match.state)));
    run.expect(
      isDeepStrictEqual(parsedState, match.state),
      `${next.ply.join(' ')} leads elsewhere when it is played without facts on a state that went through JSON`,
    );
  }
}

/** Written independently of the kernel's hash. */
const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

function checkRecord<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  match: Match<S, F, V>,
  hashes: readonly string[],
): void {
  const record = recordOf(match);
  const firstDifferent = hashes.findIndex((hash, place) => record.hashes[place] !== hash);
  run.expect(firstDifferent < 0, `the replay differs from the game after ${firstDifferent} plies`);
  const parsed = parseRecord(JSON.stringify(record));
  run.expect(canonicalJson(parsed) === canonicalJson(record), 'the record does not survive JSON');
  const differences = verifyRecord(run.game, parsed);
  run.expect(differences.length === 0, () => `the record does not verify: ${JSON.stringify(differences[0])}`);
  const replayed = replay(run.game, parsed);
  if (isBrokenReplay(replayed)) return run.report(`the replay broke off: ${JSON.stringify(replayed)}`);
  run.expect(
    canonicalJson(replayed.factLog) === canonicalJson(match.factLog),
    'the replay tells other facts',
  );
}

function checkNotation<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  match: Match<S, F, V>,
): void {
  const { setup, plies } = parseGame(run.game, printGame(run.game, match.setup, match.plies));
  run.expect(canonicalJson(setup) === canonicalJson(match.setup), 'the notation changes the setup');
  run.expect(textOf(plies) === textOf(match.plies), 'the notation changes the plies');
}

const textOf = (plies: readonly RecordedPly[]): string => plies.map((ply) => ply.join(' ')).join();
