import { printPly } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import type { InputContext, NumberedPly } from '@pithead/text/input';
import { wordsOf } from '@pithead/text/input';
import { suggestedWords } from './commandWords.ts';

export interface Suggestion {
  readonly label: string;
  /** Sent when the suggestion is selected. */
  readonly line: string;
}

const MAX_SUGGESTIONS = 8;

/** Commands that begin with what is typed, and choices that have its words, the last of them only begun. */
export function suggestionsFor(
  context: InputContext,
  typed: string,
  language: Language,
  labelOf: (choice: NumberedPly) => string,
): readonly Suggestion[] {
  const line = typed.trim().toLowerCase();
  if (line === '') return choicesOf(context, () => true, labelOf);
  if (/^\d+$/.test(line)) return choicesOf(context, ({ number }) => String(number).startsWith(line), labelOf);
  const words = wordsOf(line);
  const matches = ({ ply, label }: NumberedPly): boolean =>
    printPly(context.game, ply).toLowerCase().startsWith(line) || matchesWords(wordsOf(label), words);
  const commands = suggestedWords(language, line).map((word) => ({ label: word, line: word }));
  return [...commands, ...choicesOf(context, matches, labelOf)].slice(0, MAX_SUGGESTIONS);
}

function choicesOf(
  { choices: { offered } }: InputContext,
  matches: (choice: NumberedPly) => boolean,
  labelOf: (choice: NumberedPly) => string,
): Suggestion[] {
  const found: Suggestion[] = [];
  for (const choice of offered) {
    if (!matches(choice)) continue;
    found.push({ label: labelOf(choice), line: String(choice.number) });
    if (found.length === MAX_SUGGESTIONS) break;
  }
  return found;
}

const matchesWords = (label: readonly string[], typed: readonly string[]): boolean =>
  typed.length > 0 &&
  typed.every((word, i) =>
    label.some((each) => (i === typed.length - 1 ? each.startsWith(word) : each === word)),
  );
