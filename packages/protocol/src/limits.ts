/**
 * Raised when an old client could misunderstand a new server. Clients send theirs when they open the socket.
 */
export const PROTOCOL_VERSION = 1;

export const MIN_PASSWORD_LENGTH = 8;

export const LIMITS = {
  /** Bytes of one message or request body. */
  message: 16_384,
  plies: 64,
  commandId: 64,
  chat: 500,
  name: 96,
  password: 200,
  options: 32,
  channels: 32,
  seats: 6,
  guides: 16,
  /** Finished chapters of one guide. */
  guideChapters: 32,
  bankMs: 24 * 3_600_000,
  incrementMs: 3_600_000,
  perMoveMs: 30 * 24 * 3_600_000,
} as const;
