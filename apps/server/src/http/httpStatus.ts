import type { ProtocolReason } from '@pithead/protocol';

/** HTTP status by reason; 409 for all others. */
const STATUS: Partial<Readonly<Record<ProtocolReason, number>>> = {
  malformed: 400,
  unknownOption: 400,
  badOptionValue: 400,
  badSeatCount: 400,
  badClock: 400,
  unknownGame: 400,
  nameEmpty: 400,
  nameTooLong: 400,
  nameBadCharacters: 400,
  nameReserved: 400,
  passwordTooShort: 400,
  passwordTooLong: 400,
  passwordTooCommon: 400,
  noSession: 401,
  wrongLogin: 401,
  forbiddenOrigin: 403,
  notYourSeat: 403,
  notAtTable: 403,
  notHost: 403,
  seatGivenUp: 403,
  notFound: 404,
  tooLarge: 413,
  refusedByRules: 422,
  oldClient: 426,
  tooMany: 429,
  tooFast: 429,
  internal: 500,
  diskFull: 503,
  readOnly: 503,
  busy: 503,
  databaseGone: 503,
  shuttingDown: 503,
};

export const httpStatusOf = (reason: ProtocolReason): number => STATUS[reason] ?? 409;
