import type { Fact, Looker, State } from '@pithead/kernel';
import { canonical, redealt } from '@pithead/kernel';
import { Dice } from '../dice.ts';
import { lookersOf, nameOfLooker, offersText, parting, refusalsText, viewText } from '../perception.ts';
import { samplesOf } from '../randomPlay.ts';
import type { Property, Run } from '../run.ts';

/** Without the random generator, which every redeal replaces. */
const withoutChance = (state: State): string => canonical({ ...state, chance: null });

/**
 * View, offers and refusals of a viewer are byte for byte the same after a redeal. And some redeal must
 * change something, otherwise nothing would be hidden.
 */
export const redealsLookTheSame: Property = {
  name: 'a redeal looks the same to its looker',
  check(run) {
    let changed = run.settings.noSecrets;
    for (const seed of run.seedsFor('pairs')) {
      const dice = new Dice(seed, 'pairs');
      for (const { state } of samplesOf(run, seed)) {
        const before = withoutChance(state);
        for (const looker of lookersOf(run.seats))
          changed = checkPair(run, state, looker, before, dice) || changed;
        run.expect(withoutChance(state) === before, 'a redeal changed the state that it was made from');
      }
    }
    run.expect(
      changed,
      'no redeal ever changed anything: either nothing is hidden (then say noSecrets), or nothing is dealt anew',
    );
  },
};

/** True if the redeal changed the state. */
function checkPair<S extends State, F extends Fact, V>(
  run: Run<S, F, V>,
  state: S,
  looker: Looker,
  before: string,
  dice: Dice,
): boolean {
  const { game } = run;
  const twin = redealt(game, state, looker, dice.key());
  run.tally.pairs++;
  const same = (what: string, a: string, b: string): void =>
    void run.expect(
      a === b,
      () => `the ${what} of ${nameOfLooker(looker)} depend on what it can't know: ${parting(a, b)}`,
    );
  same('view', viewText(game, state, looker), viewText(game, twin, looker));
  same('offers', offersText(game, state, looker), offersText(game, twin, looker));
  same('refusals', refusalsText(game, state, looker), refusalsText(game, twin, looker));
  same(
    'steps',
    canonical([state.seats, state.steps, state.seals]),
    canonical([twin.seats, twin.steps, twin.seals]),
  );
  const broken = game.audit(twin);
  run.expect(broken.length === 0, () => `after a redeal for ${nameOfLooker(looker)}: ${broken.join('; ')}`);
  return withoutChance(twin) !== before;
}
