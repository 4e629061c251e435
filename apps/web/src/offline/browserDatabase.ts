/** IndexedDB, as much of it as is needed: a few stores, read and written in transactions. */
type TransactionJob<T> = (transaction: IDBTransaction) => IDBRequest<T>;

export interface BrowserDatabase {
  /** Done when it is durable; fails as a whole. The last request gives the answer. */
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
      // Another tab wants to change or remove it: this one must not stand in the way.
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
