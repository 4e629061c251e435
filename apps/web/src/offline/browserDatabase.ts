/** A promise wrapper around IndexedDB transactions. */
type TransactionJob<T> = (transaction: IDBTransaction) => IDBRequest<T>;

export interface BrowserDatabase {
  /** Resolves with the result of the returned request when the transaction is durable. */
  run<T>(mode: IDBTransactionMode, stores: readonly string[], job: TransactionJob<T>): Promise<T>;
}

export function openBrowserDatabase(
  name: string,
  stores: Readonly<Record<string, string | null>>,
): Promise<BrowserDatabase> {
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
      resolve({ run: (mode, names, job) => run(database, mode, names, job) });
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
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? request.error ?? new Error('aborted')),
    );
  });
}
