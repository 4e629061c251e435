import type { RequestRefusal } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { Texts } from '../text/index.ts';
import type { RefusedChoice } from './pendingDecisionText.ts';

/** Loads the texts of refusals when the first one is shown; without them it can only say that they are missing. */
export const refusalText = (
  refused: RequestRefusal,
  language: Language,
  texts: Texts,
  game?: GameText,
  choice?: RefusedChoice,
): Promise<string> => loadRefusalText(refused, language, game, choice).catch(() => texts.failed);

async function loadRefusalText(
  { reason, params, rule, why }: RequestRefusal,
  language: Language,
  game?: GameText,
  choice?: RefusedChoice,
): Promise<string> {
  if (reason === 'refusedByRules' && why !== undefined && game !== undefined) {
    await game.fetchReasons?.();
    const refusal = { reason: why, rule: rule ?? '', params: params ?? {} };
    if (choice === undefined) return game.refusal(refusal);
    const { pendingDecisionText } = await import('./pendingDecisionText.ts');
    return pendingDecisionText(refusal, game, choice);
  }
  const { protocolReasonFormatter } = await import('@pithead/text/protocolReasons');
  return protocolReasonFormatter(language)(reason, params);
}
