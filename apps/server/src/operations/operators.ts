/** Who may moderate is decided on the machine of the server, by `npx pithead operator`. */
import type { Config } from '../config.ts';
import { databaseFile } from '../config.ts';
import { parseName } from '../people/names/names.ts';
import { openStore } from '../store/index.ts';
import type { OperatorRow, Store } from '../store/store.ts';

async function withStore<T>(config: Config, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ ...config, dataFile: databaseFile(config) });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** False if there is no such account. */
export const setOperator = (config: Config, name: string, isOperator: boolean): Promise<boolean> =>
  withStore(config, async (store) => {
    const parsed = parseName(name);
    const account = 'problem' in parsed ? undefined : await store.findAccount(parsed.key);
    if (account === undefined) return false;
    if (isOperator) return store.addOperator(account.id, Date.now());
    await store.removeOperator(account.id);
    return true;
  });

export const listOperators = (config: Config): Promise<OperatorRow[]> =>
  withStore(config, (store) => store.operators());
