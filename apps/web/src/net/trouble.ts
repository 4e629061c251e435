import type { Language } from '@pithead/text';
import type { Texts } from '../text/index.ts';
import { Refusal } from './http.ts';
import { inWords } from './words.ts';

/** What went wrong with a request. */
export async function trouble(error: unknown, language: Language, texts: Texts): Promise<string> {
  if (!(error instanceof Refusal)) throw error;
  return error.refused === undefined ? texts.noServer : inWords(error.refused, language);
}
