import type { Move } from '@pithead/kernel';
import { markDecided, currentStep } from '@pithead/kernel';
import { CARDS } from '../cards.ts';
import { RESOURCES } from '../components.ts';
import { lossAfterSafety, waitingBooty } from '../phases/extraction.ts';
import type { RockwellFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import { playerOf, sum } from '../state.ts';
import { bidCubes, bidResource, cubesNoun, MOST_CUBES, refuseCubes } from './bid.ts';

const NOUNS = /* @__PURE__ */ RESOURCES.flatMap((resource) =>
  Array.from({ length: MOST_CUBES }, (_, i) => `${resource}-${i + 1}`),
);
export const insureNoun = (resource: number, cubes: number): number => cubesNoun(resource, cubes);
export const insuredResource = (noun: number): number => bidResource(noun, 0);
export const insuredCubes = (noun: number): number => bidCubes(noun, 0);

/** Own cubes for insurance tiles, one for one; irreversible. RW-6.2, RW-6.3 */
export const insure: Move<Rockwell, RockwellFact> = {
  verb: 'insure',
  rule: 'RW-6.2',
  nouns: NOUNS,
  secret: true,
  refuse: (state, seat, noun) => refuseCubes(state, seat, insuredResource(noun), insuredCubes(noun)),
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      if (player.choice[resource + 1] !== 0) continue;
      const most = Math.min(player.stock[resource] as number, MOST_CUBES);
      for (let cubes = 1; cubes <= most; cubes++) offers.add(insureNoun(resource, cubes));
    }
  },
  play(state, seat, noun, tell) {
    playerOf(state, seat).choice[insuredResource(noun) + 1] = insuredCubes(noun);
    tell?.({ type: 'cubesToInsure', seat, resource: insuredResource(noun), cubes: insuredCubes(noun) });
  },
};

export const sealInsurance: Move<Rockwell, RockwellFact> = {
  verb: 'sealInsurance',
  rule: 'RW-6.2',
  nouns: ['seal'],
  refuse: () => undefined,
  play(state, seat, _noun, tell) {
    markDecided(state, seat);
    tell?.({ type: 'insuranceSealed', seat });
  },
};

const tileCounts = (): string[] =>
  Array.from({ length: Math.max(...CARDS.map(({ cubes }) => sum(cubes))) + 1 }, (_, tiles) => String(tiles));
const TILE_COUNTS = /* @__PURE__ */ tileCounts();

/** Up to the remaining loss, which is never larger than the largest card. RW-12.3, RW-12.7 */
export const useInsurance: Move<Rockwell, RockwellFact> = {
  verb: 'useInsurance',
  rule: 'RW-12.5',
  nouns: TILE_COUNTS,
  secret: true,
  refuse(state, seat, tiles) {
    const loss = remainingLoss(state, seat);
    if (tiles > loss) return refusalFor('tooMuchInsurance', 'RW-12.5', { loss });
    const owned = playerOf(state, seat).insurance;
    return tiles <= owned ? undefined : refusalFor('tooFewTiles', 'RW-12.5', { owned });
  },
  offer(state, seat, offers) {
    const most = Math.min(remainingLoss(state, seat), playerOf(state, seat).insurance);
    for (let tiles = 0; tiles <= most; tiles++) offers.add(tiles);
  },
  play(state, seat, tiles, tell) {
    playerOf(state, seat).choice[0] = tiles;
    markDecided(state, seat);
    tell?.({ type: 'insuranceDecided', seat });
  },
};

function remainingLoss(state: Rockwell, seat: number): number {
  return lossAfterSafety(waitingBooty(state, currentStep(state).left), state, seat);
}
