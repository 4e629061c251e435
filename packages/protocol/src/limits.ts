/**
 * Grows when an old client could misunderstand a new server; the client says its own when it opens the
 * socket.
 */
export const PROTOCOL_VERSION = 1;

/** In characters. Pages say so before anything is sent. */
export const SHORTEST_PASSWORD = 8;

/** Sizes that nobody who plays comes near. */
export const LIMITS = {
  /** Bytes of one message or request body. */
  message: 16_384,
  /** Plies of one command: the longest decision of the three games has far fewer. */
  plies: 64,
  commandId: 64,
  chat: 500,
  name: 96,
  password: 200,
  options: 32,
  /** Subscriptions of one socket. */
  channels: 32,
  seats: 6,
  bankMs: 24 * 3_600_000,
  incrementMs: 3_600_000,
  perMoveMs: 30 * 24 * 3_600_000,
} as const;
