const WORD = /\p{L}[\p{L}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*/gu;

/** Lower case; thousands separators removed, so that 1500, 1,500 and 1.500 are equal. */
export const wordsOf = (text: string): string[] =>
  [...text.toLowerCase().normalize('NFC').matchAll(WORD)].map(([word]) => word.replaceAll(/[.,]/g, ''));

export const hasPhrase = (label: readonly string[], typed: readonly string[]): boolean =>
  typed.length > 0 && label.some((_, index) => typed.every((word, more) => label[index + more] === word));

export const hasAllWords = (label: readonly string[], typed: readonly string[]): boolean =>
  typed.length > 0 &&
  typed.every((word, index) => (isNumberWord(word) ? hasNumber(label, typed, index) : label.includes(word)));

export const isNumberWord = (word: string): boolean => /^\p{N}+$/u.test(word);

/** A number counts only next to the same word: `crew 1` does not match crew 2 at entrance 1. */
function hasNumber(label: readonly string[], typed: readonly string[], index: number): boolean {
  if (typed.length === 1) return label.includes(typed[index] as string);
  const neighbours = [typed[index - 1], typed[index + 1]].filter((word) => word !== undefined);
  return label.some(
    (word, at) =>
      word === typed[index] && [label[at - 1], label[at + 1]].some((near) => neighbours.includes(near ?? '')),
  );
}
