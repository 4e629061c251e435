/** What the prompt bar says besides the prompt: why not, or what a choice would cost. */
import type { Refused } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import { inWords } from '../net/words.ts';

export interface Note {
  readonly text: string;
  readonly rule?: string | undefined;
  readonly isRefusal?: boolean;
}

export async function noteOf(refused: Refused, language: Language, text: GameText): Promise<Note> {
  return { text: await inWords(refused, language, text), rule: refused.rule, isRefusal: true };
}
