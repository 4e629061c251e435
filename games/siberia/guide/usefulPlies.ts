/** Which plies help the learner, whatever was played before. */
import type { GuideContext } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { RESOURCES } from '../rules/index.ts';
import { inReach } from '../text/viewFigures.ts';
import { cubesAt, hasWorkerIn, own, TOKYO } from './figures.ts';

const isMinable = (view: SiberiaView, resource: number): boolean => inReach(view, own(view), resource) > 0;

const USEFUL: Readonly<Record<string, (view: SiberiaView, noun: string) => boolean>> = {
  /** Mining without a cube in reach earns nothing. */
  execute(view, noun) {
    const resource = RESOURCES.findIndex((each) => each === noun);
    return resource < 0 || isMinable(view, resource);
  },
  moveWorker: (view, noun) => cubesAt(view, noun.split('>')[1] ?? '') > 0,
  forgo: (view) => hasWorkerIn(view, 'okhotsk'),
  /** All cubes are sold at one exchange, so a second salesman there earns nothing. */
  sendSalesman: (view) => (own(view).salesmen[TOKYO] ?? 0) === 0,
  placeCube: (view, noun) => hasWorkerIn(view, noun),
};

export function isUseful(ply: string, { view }: GuideContext<SiberiaView, SiberiaFact>): boolean {
  const [verb = '', noun = ''] = ply.split(' ');
  return USEFUL[verb]?.(view, noun) ?? true;
}
