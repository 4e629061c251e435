/**
 * The server under test: everything as shipped, but on the loopback interface, silent, and without limits for
 * one address.
 */
export const settingsFor = (data: string): Readonly<Record<string, string>> => ({
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_PORT: '0',
  PITHEAD_PUBLIC_URL: '',
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_LOG: 'silent',
  PITHEAD_DATA: data,
  DATABASE_URL: '',
  PITHEAD_LIVE_MATCHES: '10000',
  PITHEAD_REQUESTS_PER_MINUTE: '10000000',
  PITHEAD_SOCKETS_PER_ADDRESS: '100000',
  PITHEAD_MESSAGES_PER_SECOND: '1000000',
  // Bots are to think all the time: nobody waits for their good manners, and no question is given up for want
  // of a thread.
  PITHEAD_BOT_DELAY_MS: '0',
  PITHEAD_BOT_LIMIT_MS: '120000',
});
