import type { KernelReason } from '@pithead/kernel';
import type { Language } from './format.ts';

/** Words that all games share. */
export interface SharedTexts {
  /** Reasons that come before any game's rules. */
  readonly reasons: Readonly<Record<KernelReason, string>>;
}

export const SHARED: Readonly<Record<Language, SharedTexts>> = {
  de: {
    reasons: {
      gameOver: 'Die Partie ist zu Ende.',
      noSuchSeat: 'Diesen Platz gibt es am Tisch nicht.',
      notYourTurn: 'Du bist gerade nicht dran.',
      notNow: 'Das steht gerade nicht an.',
      unknownVerb: 'Diese Aktion gibt es nicht.',
      unknownNoun: 'Das gibt es nicht.',
      malformed: 'Diese Eingabe ist kein Zug.',
      nothingToUndo: 'Es gibt nichts, was du zurücknehmen kannst.',
    },
  },
  en: {
    reasons: {
      gameOver: 'The game is over.',
      noSuchSeat: 'There is no such seat at this table.',
      notYourTurn: 'It is not your turn.',
      notNow: 'Now is not the time for that.',
      unknownVerb: 'There is no such action.',
      unknownNoun: 'There is no such thing.',
      malformed: 'This is not a move.',
      nothingToUndo: 'There is nothing that you can take back.',
    },
  },
  nl: {
    reasons: {
      gameOver: 'De partij is afgelopen.',
      noSuchSeat: 'Die plaats bestaat niet aan deze tafel.',
      notYourTurn: 'Je bent nu niet aan de beurt.',
      notNow: 'Dat is nu niet aan de orde.',
      unknownVerb: 'Die actie bestaat niet.',
      unknownNoun: 'Dat bestaat niet.',
      malformed: 'Deze invoer is geen zet.',
      nothingToUndo: 'Er is niets dat je ongedaan kunt maken.',
    },
  },
};
