import type { KernelReason } from '@pithead/kernel';
import type { Language } from './formatMessage.ts';
import { SHARED_TEXTS } from './sharedTexts.ts';

/** Reasons of the kernel, checked before a game's rules. Browsers load them when the first refusal is shown. */
export const KERNEL_REASONS: Readonly<Record<Language, Readonly<Record<KernelReason, string>>>> = {
  de: {
    gameOver: 'Die Partie ist zu Ende.',
    noSuchSeat: 'Diesen Platz gibt es am Tisch nicht.',
    notYourTurn: 'Du bist gerade nicht dran.',
    notNow: SHARED_TEXTS.de.notNow,
    unknownVerb: SHARED_TEXTS.de.unknownVerb,
    unknownNoun: 'Das gibt es nicht.',
    malformed: 'Diese Eingabe ist kein Zug.',
    nothingToUndo: 'Es gibt nichts, was du zurücknehmen kannst.',
  },
  en: {
    gameOver: 'The game is over.',
    noSuchSeat: 'There’s no such seat at this table.',
    notYourTurn: 'It isn’t your turn.',
    notNow: SHARED_TEXTS.en.notNow,
    unknownVerb: SHARED_TEXTS.en.unknownVerb,
    unknownNoun: 'There’s no such thing.',
    malformed: 'That isn’t a move.',
    nothingToUndo: 'There’s nothing you can undo.',
  },
  nl: {
    gameOver: 'De partij is afgelopen.',
    noSuchSeat: 'Die plaats bestaat niet aan deze tafel.',
    notYourTurn: 'Je bent nu niet aan de beurt.',
    notNow: SHARED_TEXTS.nl.notNow,
    unknownVerb: SHARED_TEXTS.nl.unknownVerb,
    unknownNoun: 'Dat bestaat niet.',
    malformed: 'Deze invoer is geen zet.',
    nothingToUndo: 'Er is niets dat je ongedaan kunt maken.',
  },
};
