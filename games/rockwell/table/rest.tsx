/**
 * Forms, chips and extractions, which the first auction and the first vice presidents don't need. They are
 * imported with the first state that does; until then the previous state stays on the table.
 */
import type { Rest } from '@pithead/ui';
import type { RockwellView } from '../rules/index.ts';
import type * as Parts from './later/index.ts';
import { stepOf } from './sight.ts';
import { speakLater } from './words.ts';

let parts: typeof Parts | undefined;

export const laterParts = (): typeof Parts | undefined => parts;

export const rest: Rest<RockwellView> = {
  isNeeded(view) {
    const step = stepOf(view);
    return view.turn > 1 || (step !== 'auction' && step !== 'vicePresidents');
  },
  async fetch(language) {
    const [fetched] = await Promise.all([import('./later/index.ts'), speakLater(language)]);
    parts = fetched;
  },
};

export function Later({
  part,
}: {
  readonly part: 'DangerForm' | 'InsureForm' | 'ExtractionPanel' | 'TradeForm';
}) {
  const Part = parts?.[part];
  return Part === undefined ? null : <Part />;
}
