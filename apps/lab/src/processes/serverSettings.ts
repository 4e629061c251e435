type Settings = Readonly<Record<string, string>>;

export const loopbackSettings = (data: string): Settings => ({
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_PORT: '0',
  PITHEAD_PUBLIC_URL: '',
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_LOG: 'silent',
  PITHEAD_DATA: data,
  DATABASE_URL: '',
});

/** Without limits per address, because all clients share one. */
export const benchServerSettings = (data: string): Settings => ({
  ...loopbackSettings(data),
  PITHEAD_LIVE_MATCHES: '10000',
  PITHEAD_REQUESTS_PER_MINUTE: '10000000',
  PITHEAD_SOCKETS_PER_ADDRESS: '100000',
  PITHEAD_MESSAGES_PER_SECOND: '1000000',
  // Bots think all the time: without a delay, and without a time-out while they wait for a thread.
  PITHEAD_BOT_DELAY_MS: '0',
  PITHEAD_BOT_LIMIT_MS: '120000',
});
