/** Bare connections for measuring what NOTIFY costs. */
import { Client } from 'pg';

export interface NotifyListeners {
  /** Of the backends of PostgreSQL, one per listener. */
  readonly pids: readonly number[];
  listen(channelOf: (index: number) => string): Promise<void>;
  unlisten(): Promise<void>;
  close(): Promise<void>;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function openNotifyListeners(url: string, count: number): Promise<NotifyListeners> {
  const clients = await Promise.all(Array.from({ length: count }, () => connect(url)));
  const onEach = async (sql: (index: number) => string): Promise<void> =>
    void (await Promise.all(clients.map((client, index) => client.query(sql(index)))));
  const pids = await Promise.all(
    clients.map(async (client) =>
      Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid),
    ),
  );
  return {
    pids,
    listen: (channelOf) => onEach((index) => `LISTEN ${channelOf(index)}`),
    unlisten: () => onEach(() => 'UNLISTEN *'),
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

export async function openNotifier(
  url: string,
): Promise<{ notify(channel: string): Promise<void>; close(): Promise<void> }> {
  const client = await connect(url);
  return {
    notify: async (channel) =>
      void (await client.query('SELECT pg_notify($1, $2)', [channel, 'x'.repeat(80)])),
    close: () => client.end(),
  };
}
