import { useEffect, useState } from 'preact/hooks';

/** A value that several components look at. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  listen(told: () => void): () => void;
}

export function store<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const told of listeners) told();
    },
    listen(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
  };
}

export function useStore<T>({ get, listen }: Store<T>): T {
  const [shown, show] = useState<{ readonly value: T }>({ value: get() });
  useEffect(() => {
    const look = (): void => show((before) => (Object.is(before.value, get()) ? before : { value: get() }));
    look();
    return listen(look);
  }, [get, listen]);
  return shown.value;
}
