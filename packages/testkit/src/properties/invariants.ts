import type { Fact, State } from '@pithead/kernel';
import { redealt } from '@pithead/kernel';
import { Dice } from '../dice.ts';
import { lookersOf, nameOfLooker } from '../perception.ts';
import { randomGame } from '../randomPlay.ts';
import type { Property, Run } from '../run.ts';

/** A redeal is audited every REDEAL_EVERY plies; `redealsLookTheSame` audits thousands more. */
const REDEAL_EVERY = 400;

export const auditsAreClean: Property = {
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

function auditRedeals<S extends State, F extends Fact, V>(run: Run<S, F, V>, state: S): void {
  const dice = new Dice(run.seed, `audit ${run.ply}`);
  for (const looker of lookersOf(run.seats)) {
    const broken = run.game.audit(redealt(run.game, state, looker, dice.key()));
    run.expect(broken.length === 0, () => `after a redeal for ${nameOfLooker(looker)}: ${broken.join('; ')}`);
  }
}
