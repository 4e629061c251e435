import type { Fact, Move, State } from '@pithead/kernel';
import { canonicalJson, pendingSeats, currentStep, refuse } from '@pithead/kernel';
import { nextSampledNoun } from '../viewerOutput.ts';
import { sampledPositions, seatsOfBits } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

/**
 * Names are written in records and typed by people: spaces and commas are separators, `?` stands for a
 * secret.
 */
const NAME = /^[^\s,?]+$/;

export const namesAreWellFormed: GameProperty = {
  name: 'names and rules are declared',
  check(run) {
    const verbs = run.game.moves.map((move) => move.verb);
    run.expect(new Set(verbs).size === verbs.length, `two moves share a verb: ${verbs.join(', ')}`);
    run.game.moves.forEach((move) => checkMove(run, move));
    for (const [at, { rule }] of Object.entries(run.game.phases))
      run.expect(rule !== '', `phase ${at} cites no rule`);
    for (const [name, { rule }] of Object.entries(run.game.options))
      run.expect(rule !== '', `option ${name} cites no rule`);
    for (const seed of run.seeds(run.settings.sampledGames)) checkRefusals(run, seed);
  },
};

function checkMove<S extends State, F extends Fact, V>(
  run: PropertyRun<S, F, V>,
  { verb, rule, nouns }: Move<S, F>,
): void {
  run.expect(NAME.test(verb), `the verb '${verb}' can't be written down`);
  run.expect(rule !== '', `${verb} cites no rule`);
  run.expect(new Set(nouns).size === nouns.length, `${verb} has a noun twice`);
  for (const noun of nouns)
    run.expect(NAME.test(noun), `the noun '${noun}' of ${verb} can't be written down`);
}

function checkRefusals<S extends State, F extends Fact, V>(run: PropertyRun<S, F, V>, seed: number): void {
  for (const { state } of sampledPositions(run, seed)) {
    for (const seat of seatsOfBits(pendingSeats(state), run.seats)) {
      for (const { verb, nouns } of run.game.phases[currentStep(state).at]?.moves ?? []) {
        for (let noun = 0; noun < nouns.length; noun = nextSampledNoun(noun)) {
          const why = refuse(run.game, state, seat, [verb, noun]);
          if (why === undefined) continue;
          run.expect(
            why.rule !== '' && why.reason !== '',
            () => `${verb} ${nouns[noun]} is refused (${why.reason}) without citing a rule`,
          );
          canonicalJson(why.params);
        }
      }
    }
  }
}
