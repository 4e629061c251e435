/** A refusal of the server in words. Loaded when the first one has to be said. */
import type { Refused } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { Texts } from '../text/index.ts';
import { Refusal } from './http.ts';

export async function inWords({ reason, params, rule, why }: Refused, language: Language, game?: GameText): Promise<string> {
  if (reason === 'refusedByRules' && why !== undefined && game !== undefined) {
    return game.refusal({ reason: why, rule: rule ?? '', params: params ?? {} });
  }
  const { protocolTextIn } = await import('./reasons.ts');
  return protocolTextIn(language)(reason, params);
}

/** What went wrong with a request. */
export async function trouble(error: unknown, language: Language, texts: Texts): Promise<string> {
  if (!(error instanceof Refusal)) throw error;
  return error.refused === undefined ? texts.noServer : inWords(error.refused, language);
}
