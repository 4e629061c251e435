import { useEffect, useState } from 'preact/hooks';

export interface Observable<T> {
  get(): T;
  set(value: T): void;
  subscribe(told: () => void): () => void;
}

export function observable<T>(first: T): Observable<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const told of listeners) told();
    },
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
  };
}

export function useObservable<T>({ get, subscribe: listen }: Observable<T>): T {
  const [shown, show] = useState<{ readonly value: T }>({ value: get() });
  useEffect(() => {
    const look = (): void => show((before) => (Object.is(before.value, get()) ? before : { value: get() }));
    look();
    return listen(look);
  }, [get, listen]);
  return shown.value;
}
