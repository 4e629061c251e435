import type { Fact, State } from '@pithead/kernel';
import { redealtCopy } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import { viewersOf, viewerName } from '../viewerOutput.ts';
import { randomGame } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';

/** A redeal is audited every REDEAL_EVERY plies; `redealsLookTheSame` audits thousands more. */
const REDEAL_EVERY = 400;

export const auditsAreClean: GameProperty = {
  name: 'the audit is clean after every ply',
  check(run) {
    for (const seed of run.seeds(run.settings.auditedGames)) {
      for (const { state, played } of randomGame(run, seed)) {
        const broken = run.game.audit(state);
        run.expect(broken.length === 0, () => broken.join('; '));
        if ((played + 7 * seed) % REDEAL_EVERY === 0) auditRedeals(run, state);
      }
    }
  },
};

function auditRedeals<S extends State, F extends Fact, V>(run: PropertyRun<S, F, V>, state: S): void {
  const dice = new SeededRandom(run.seed, `audit ${run.ply}`);
  for (const viewer of viewersOf(run.seats)) {
    const broken = run.game.audit(redealtCopy(run.game, state, viewer, dice.key()));
    run.expect(broken.length === 0, () => `after a redeal for ${viewerName(viewer)}: ${broken.join('; ')}`);
  }
}
