import type { Fact, Game, State } from '@pithead/kernel';
import { refusal } from '@pithead/kernel';
import type { GameText, Language } from '@pithead/text';
import { messageFormatter, LANGUAGES, KERNEL_REASONS } from '@pithead/text';
import { describe, expect, it, vi } from 'vitest';

interface GameMessages {
  readonly verbs: object;
  readonly options: object;
}

function leaves(node: object, path = ''): [path: string, message: string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value as object, `${path}${key}.`),
  );
}

const placeholders = (message: string): string[] =>
  [
    ...new Set(
      [...message.matchAll(/\{(\w+)(?=\}|, (?:plural|select))/g)].map((match) => match[1] as string),
    ),
  ].toSorted();

export function describeMessages<S extends State, F extends Fact, V>(
  game: Game<S, F, V>,
  messages: Readonly<Record<Language, GameMessages>>,
): void {
  describe('the messages', () => {
    it('every message parses, and every plural has the cases one and other', () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const language of LANGUAGES) {
        for (const [path, message] of leaves(messages[language])) {
          const values = Object.fromEntries(placeholders(message).map((name) => [name, 2]));
          const text = messageFormatter(language)(message, values);
          expect(text, path).not.toMatch(/[{}#]|undefined|NaN/);
          for (const plural of message.matchAll(/, plural,(?<cases>.*)/g))
            expect(plural.groups?.['cases'], path).toMatch(/^ one \{.*\} other \{/);
        }
      }
      expect(complaints).not.toHaveBeenCalled();
      complaints.mockRestore();
    });

    it('the messages name every verb and option of the rules', () => {
      expect(Object.keys(messages.en.verbs).toSorted()).toEqual(
        game.moves.map((move) => move.verb).toSorted(),
      );
      expect(Object.keys(messages.en.options).toSorted()).toEqual(Object.keys(game.options).toSorted());
    });
  });
}

export type CheckText = (language: Language, text: string) => void;

/** Texts repeat often; each is checked once. */
export function createTextCheck(
  faultsIn: (language: Language, text: string) => readonly string[],
): CheckText {
  const checked = new Set<string>();
  return (language, text) => {
    const key = `${language} ${text}`;
    if (checked.has(key)) return;
    checked.add(key);
    const faults = faultsIn(language, text);
    if (faults.length > 0) expect(faults, text).toEqual([]);
  };
}

/** Also covers the kernel's reasons, and the fallback for an unknown one. */
export function checkReasons<F extends Fact, V>(
  texts: readonly GameText<F, V>[],
  reasons: readonly string[],
  params: Readonly<Record<string, number | string>>,
  check: CheckText,
): void {
  for (const text of texts) {
    const shared = KERNEL_REASONS[text.language];
    for (const reason of reasons) check(text.language, text.refusal(refusal(reason, '', params)));
    for (const [reason, said] of Object.entries(shared)) expect(text.refusal(refusal(reason, ''))).toBe(said);
    expect(text.refusal(refusal('toString', ''))).toBe(shared.notNow);
  }
}
