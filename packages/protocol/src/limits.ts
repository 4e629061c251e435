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
  /** Characters of what a person writes in a report, or an operator about an action. */
  comment: 500,
  friends: 500,
  friendRequests: 50,
  invitations: 10,
  blocks: 500,
  /** Open reports by one person. */
  openReports: 20,
  poolGames: 16,
  guides: 16,
  /** Finished chapters of one guide. */
  guideChapters: 32,
  /** Characters of a stored review. Only its route accepts a body of this size. */
  review: 160_000,
  /** Stored reviews of one account. */
  reviews: 50,
  bankMs: 24 * 3_600_000,
  incrementMs: 3_600_000,
  perMoveMs: 30 * 24 * 3_600_000,
  /** Of an e-mail address. */
  address: 254,
  /** Of a push endpoint or a webhook. */
  url: 1024,
  /** Devices with web push of one person. */
  devices: 10,
  /** Calls of a webhook that are stored. */
  webhookCalls: 20,
} as const;
