import type { Language, Translation } from '@pithead/text';
import type { PhaseName } from '../rules/index.ts';
import type { Vocabulary as Things } from '../text/vocabulary.ts';
import { vocabularyFor } from '../text/allLanguages.ts';
import { capitalise } from '../text/vocabulary.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { nl } from './words.nl.ts';

/** Other steps pass before anything is drawn. */
export type DecisionStep = Exclude<
  PhaseName,
  'moved' | 'advantaged' | 'alMoved' | 'traded' | 'acted' | 'alUpgraded'
>;

export type TurnPart = 'phaseOne' | 'phaseTwo' | 'phaseThree';

export const PLAYER_COLUMNS = ['mobility', 'safety', 'shafts', 'cards', 'achievements', 'power'] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

type TerminalWords = Translation<typeof en>;

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = { de, en, nl };

export interface TerminalText {
  readonly words: TerminalWords;
  readonly things: Things;
  /** `1.500/2.000 $`. */
  amounts(list: readonly number[]): string;
  /** Must be applied before colours, which would become the first characters. */
  capital(text: string): string;
}

/** In German the symbol follows the last amount, elsewhere it precedes the first. */
function amountsIn(language: Language, { money }: Things): TerminalText['amounts'] {
  const number = new Intl.NumberFormat(language);
  return (list) => {
    const withSymbol = language === 'de' ? list.length - 1 : 0;
    return list
      .map((amount, place) => (place === withSymbol ? money(amount) : number.format(amount)))
      .join('/');
  };
}

const texts = new Map<Language, TerminalText>();

export function terminalTextFor(language: Language): TerminalText {
  const known = texts.get(language);
  if (known !== undefined) return known;
  const things = vocabularyFor(language);
  const terminalText: TerminalText = {
    words: TERMINAL_WORDS[language],
    things,
    amounts: amountsIn(language, things),
    capital: (text) => capitalise(language, text),
  };
  texts.set(language, terminalText);
  return terminalText;
}
