import type { RequestRefusal } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';

export async function refusalText(
  { reason, params, rule, why }: RequestRefusal,
  language: Language,
  game?: GameText,
): Promise<string> {
  if (reason === 'refusedByRules' && why !== undefined && game !== undefined) {
    await game.fetchReasons?.();
    return game.refusal({ reason: why, rule: rule ?? '', params: params ?? {} });
  }
  const { protocolReasonFormatter } = await import('./protocolTexts.ts');
  return protocolReasonFormatter(language)(reason, params);
}
