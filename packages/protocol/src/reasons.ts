/**
 * Why the server does not do what was asked, where it is not the rules of a game that forbid it. A closed
 * list, so that every client
 * can say it in its own language.
 */
export const PROTOCOL_REASONS = [
  // The message itself
  'malformed',
  'tooLarge',
  'unknownMessage',
  'oldClient',
  'tooMany',
  'forbiddenOrigin',
  'notFound',
  // Who asks
  'noSession',
  'notYourSeat',
  'notAtTable',
  'notHost',
  'seatGivenUp',
  // Tables
  'unknownGame',
  'unknownOption',
  'badOptionValue',
  'badSeatCount',
  'badClock',
  'tableFull',
  'seatTaken',
  'alreadySeated',
  'tableStarted',
  'tableNotStarted',
  'tableNotFull',
  'tableOver',
  'notOver',
  'tooManyTables',
  'tooManyPublicTables',
  // Playing
  'stale',
  'idUsed',
  'frozen',
  'paused',
  'noRequest',
  'requestOpen',
  'nothingToAsk',
  'nobodyToAsk',
  'notPlayedByBot',
  'nudgedAlready',
  'notWaiting',
  // Rules, wrapped: the game's own reason stands beside it
  'refusedByRules',
  // People
  'nameEmpty',
  'nameTooLong',
  'nameBadCharacters',
  'nameReserved',
  'nameTaken',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'wrongLogin',
  'isAccount',
  'isGuest',
  'guestHasGames',
  'tooFast',
  // The server's own troubles
  'diskFull',
  'readOnly',
  'busy',
  'databaseGone',
  'shuttingDown',
  'internal',
] as const;

export type ProtocolReason = (typeof PROTOCOL_REASONS)[number];
