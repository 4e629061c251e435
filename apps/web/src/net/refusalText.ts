import type { Refused } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';

export async function refusalText(
  { reason, params, rule, why }: Refused,
  language: Language,
  game?: GameText,
): Promise<string> {
  if (reason === 'refusedByRules' && why !== undefined && game !== undefined) {
    await game.fetchReasons?.();
    return game.refusal({ reason: why, rule: rule ?? '', params: params ?? {} });
  }
  const { protocolTextIn } = await import('./protocolTexts.ts');
  return protocolTextIn(language)(reason, params);
}
