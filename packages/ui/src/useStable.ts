import { useRef } from 'preact/hooks';

const isSame = (a: object, b: object): boolean => {
  const [own, other] = [Object.entries(a), Object.entries(b)];
  return (
    own.length === other.length && own.every(([key, value]) => (b as Record<string, unknown>)[key] === value)
  );
};

/** The object of the first time as long as all of its values are the same, so that it can be compared by identity. */
export function useStable<T extends object>(next: T): T {
  const last = useRef(next);
  if (!isSame(last.current, next)) last.current = next;
  return last.current;
}
