import type { LazyText } from '../lazyText.ts';
import { factFormText } from './facts.ts';
import { lazyEffectText } from './plies.ts';
import { lazyPromptFor, standingsText } from './prompts.ts';
import { refusalText } from './refusals.ts';

export const lazyText: LazyText = {
  effectText: lazyEffectText,
  formText: factFormText,
  promptFor: lazyPromptFor,
  refusalText,
  standingsText,
};
