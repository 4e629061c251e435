/**
 * The first auction and the first vice presidents don't need these parts. They are imported with the first
 * state that does; until then the previous state stays on the table.
 */
import type { Language } from '@pithead/text';
import type { DeferredPart } from '@pithead/ui';
import type { RockwellView } from '../rules/index.ts';
import type * as Parts from './lazy/index.ts';
import { stepOf } from './tableModel.ts';
import { loadInitialTexts, loadLazyTexts } from './words.ts';

let parts: typeof Parts | undefined;

export const lazyParts = (): typeof Parts | undefined => parts;

export const lazyTablePart: DeferredPart<RockwellView> = {
  isNeeded(view) {
    const step = stepOf(view);
    return view.turn > 1 || (step !== 'auction' && step !== 'vicePresidents');
  },
  async load(language) {
    const [module] = await Promise.all([import('./lazy/index.ts'), loadLazyTexts(language)]);
    parts = module;
  },
};

/** A language chosen during a match needs the texts of both parts. */
export async function loadTexts(language: Language): Promise<void> {
  await loadInitialTexts(language);
  if (parts !== undefined) await loadLazyTexts(language);
}

export function LazyComponent({
  part,
}: {
  readonly part: 'DangerForm' | 'InsureForm' | 'ExtractionPanel' | 'TradeForm';
}) {
  const Part = parts?.[part];
  return Part === undefined ? null : <Part />;
}
