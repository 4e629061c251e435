/** `burst` uses at once, `perSecond` more each second. */
export interface RateLimitUse {
  /** Without names and addresses: it is stored. */
  readonly key: string;
  readonly burst: number;
  readonly perSecond: number;
}

/** Limits that all processes share, for what reaches others: messages to mail servers, push services and webhooks. */
export interface RateLimitStore {
  /** Takes one use of each, or none. Returns 0, or how many milliseconds are left until it may succeed. */
  takeUses(uses: readonly RateLimitUse[], now: number): Promise<number>;
  /** Forgets limits that are full again. */
  removeFullLimits(now: number): Promise<void>;
}
