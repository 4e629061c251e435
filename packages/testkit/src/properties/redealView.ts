import type { Fact, Viewer, State } from '@pithead/kernel';
import { canonicalJson, futureCopy, redealtCopy } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import {
  viewersOf,
  viewerName,
  offersText,
  firstDifference,
  refusalsText,
  viewText,
} from '../viewerOutput.ts';
import { sampledPositions } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

/** Every redeal replaces the random generator. */
const withoutChance = (state: State): string => canonicalJson({ ...state, chance: null });

/**
 * A redeal leaves the viewer's view, offers and refusals equal byte for byte. Some redeal must change the
 * state, otherwise nothing would be hidden.
 */
export const redealsLookTheSame: GameProperty = {
  name: 'a redeal looks the same to its viewer',
  check(run) {
    let changed = run.settings.noSecrets;
    for (const seed of run.seedsFor('pairs')) {
      const dice = new SeededRandom(seed, 'pairs');
      for (const { state } of sampledPositions(run, seed)) {
        const before = withoutChance(state);
        for (const viewer of viewersOf(run.seats))
          changed = checkPair(run, state, viewer, before, dice) || changed;
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
  run: PropertyRun<S, F, V>,
  state: S,
  viewer: Viewer,
  before: string,
  dice: SeededRandom,
): boolean {
  const { game } = run;
  const copy = redealtCopy(game, state, viewer, dice.key());
  run.counts.pairs++;
  const same = (what: string, a: string, b: string): void =>
    void run.expect(
      a === b,
      () => `the ${what} of ${viewerName(viewer)} depend on what it can't know: ${firstDifference(a, b)}`,
    );
  same('view', viewText(game, state, viewer), viewText(game, copy, viewer));
  same('offers', offersText(game, state, viewer), offersText(game, copy, viewer));
  same('refusals', refusalsText(game, state, viewer), refusalsText(game, copy, viewer));
  same(
    'steps',
    canonicalJson([state.seats, state.steps, state.seals]),
    canonicalJson([copy.seats, copy.steps, copy.seals]),
  );
  const broken = game.audit(copy);
  run.expect(broken.length === 0, () => `after a redeal for ${viewerName(viewer)}: ${broken.join('; ')}`);
  return withoutChance(copy) !== before;
}

/** Another future changes nothing that any seat can see. The review compares futures of one position. */
export const futuresLookTheSame: GameProperty = {
  name: 'another future looks the same to every seat',
  check(run) {
    const { game } = run;
    for (const seed of run.seedsFor('pairs')) {
      const dice = new SeededRandom(seed, 'futures');
      for (const { state } of sampledPositions(run, seed)) {
        const copy = futureCopy(game, state, dice.key());
        for (const viewer of viewersOf(run.seats)) {
          run.counts.pairs++;
          run.expect(
            viewText(game, state, viewer) === viewText(game, copy, viewer),
            () => `another future changed the view of ${viewerName(viewer)}`,
          );
        }
        const broken = game.audit(copy);
        run.expect(broken.length === 0, () => `with another future: ${broken.join('; ')}`);
      }
    }
  },
};
