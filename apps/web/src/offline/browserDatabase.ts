type TransactionJob<T> = (transaction: IDBTransaction) => IDBRequest<T>;

export interface BrowserDatabase {
  /** Resolves with the result of the returned request when the transaction is durable. */
  run<T>(mode: IDBTransactionMode, stores: readonly string[], job: TransactionJob<T>): Promise<T>;
}

type Stores = Readonly<Record<string, string | null>>;

export async function openBrowserDatabase(name: string, stores: Stores): Promise<BrowserDatabase> {
  let connection = await connect(name, stores);
  return {
    async run(mode, names, job) {
      try {
        return await run(connection, mode, names, job);
      } catch (error) {
        if (!isConnectionClosed(error)) throw error;
        connection = await connect(name, stores);
        return run(connection, mode, names, job);
      }
    },
  };
}

/** Browsers may close connections at any time, such as those of pages in the background. */
const isConnectionClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

function connect(name: string, stores: Stores): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () => {
      for (const [store, keyPath] of Object.entries(stores)) {
        opening.result.createObjectStore(store, keyPath === null ? undefined : { keyPath });
      }
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      // Another tab wants to upgrade or delete the database: an open connection would block it.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
  });
}

function run<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  stores: readonly string[],
  job: TransactionJob<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([...stores], mode);
    const request = job(transaction);
    // Otherwise the browser waits for the results of all requests to be handled, which takes another round trip.
    transaction.commit();
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? request.error ?? new Error('aborted')),
    );
  });
}
