/** Help at the table and in the rulebook. */
import type { GameHelp } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { AREAS, areaOf, decisionOf } from './choices.ts';
import { EXAMPLES } from './examples.ts';
import { FACT_RULES } from './factRules.ts';
import { PLACES } from './places.ts';

export { synonyms } from './synonyms.ts';
export { loadHelpText } from './texts.ts';

export const help: GameHelp<RockwellView, RockwellFact> = {
  decisionOf,
  areaOf,
  areas: AREAS,
  factRules: FACT_RULES,
  places: PLACES,
  examples: EXAMPLES,
};
