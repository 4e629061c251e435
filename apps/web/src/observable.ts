import { useEffect, useState } from 'preact/hooks';

export interface Observable<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function observable<T>(first: T): Observable<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useObservable<T>({ get, subscribe }: Observable<T>): T {
  const [shown, show] = useState<{ readonly value: T }>({ value: get() });
  useEffect(() => {
    const update = (): void => show((before) => (Object.is(before.value, get()) ? before : { value: get() }));
    update();
    return subscribe(update);
  }, [get, subscribe]);
  return shown.value;
}
