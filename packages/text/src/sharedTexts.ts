import type { KernelReason, OptionValue } from '@pithead/kernel';
import type { Language } from './formatMessage.ts';

export interface SharedTexts {
  /** Reasons of the kernel, checked before a game's rules. */
  readonly reasons: Readonly<Record<KernelReason, string>>;
  readonly yes: string;
  readonly no: string;
  readonly noLimit: string;
}

export const SHARED_TEXTS: Readonly<Record<Language, SharedTexts>> = {
  de: {
    reasons: {
      gameOver: 'Die Partie ist zu Ende.',
      noSuchSeat: 'Diesen Platz gibt es am Tisch nicht.',
      notYourTurn: 'Du bist gerade nicht dran.',
      notNow: 'Das geht gerade nicht: Erledige zuerst, was jetzt ansteht.',
      unknownVerb: 'Diese Aktion gibt es nicht.',
      unknownNoun: 'Das gibt es nicht.',
      malformed: 'Diese Eingabe ist kein Zug.',
      nothingToUndo: 'Es gibt nichts, was du zurücknehmen kannst.',
    },
    yes: 'ja',
    no: 'nein',
    noLimit: 'ohne',
  },
  en: {
    reasons: {
      gameOver: 'The game is over.',
      noSuchSeat: 'There’s no such seat at this table.',
      notYourTurn: 'It isn’t your turn.',
      notNow: 'That isn’t possible right now: first finish what you’re asked to do.',
      unknownVerb: 'There’s no such action.',
      unknownNoun: 'There’s no such thing.',
      malformed: 'That isn’t a move.',
      nothingToUndo: 'There’s nothing you can undo.',
    },
    yes: 'yes',
    no: 'no',
    noLimit: 'none',
  },
  nl: {
    reasons: {
      gameOver: 'De partij is afgelopen.',
      noSuchSeat: 'Die plaats bestaat niet aan deze tafel.',
      notYourTurn: 'Je bent nu niet aan de beurt.',
      notNow: 'Dat kan nu niet: doe eerst wat er van je gevraagd wordt.',
      unknownVerb: 'Die actie bestaat niet.',
      unknownNoun: 'Dat bestaat niet.',
      malformed: 'Deze invoer is geen zet.',
      nothingToUndo: 'Er is niets dat je ongedaan kunt maken.',
    },
    yes: 'ja',
    no: 'nee',
    noLimit: 'geen',
  },
};

/**
 * The value of a table option as text; `words` are the game's texts for string values. A limit of 0 means
 * none.
 */
export function optionValueText(
  language: Language,
  value: OptionValue,
  words: Readonly<Record<string, string>> = {},
): string {
  const { yes, no, noLimit } = SHARED_TEXTS[language];
  if (typeof value === 'boolean') return value ? yes : no;
  if (value === 0) return noLimit;
  return typeof value === 'string' && Object.hasOwn(words, value) ? (words[value] as string) : String(value);
}
