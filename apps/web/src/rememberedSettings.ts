/** What this browser keeps between visits. A browser that denies storage forgets, and all else works. */
const PREFIX = 'pithead.';

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Denied: it is forgotten with the page.
  }
}

/** One of a closed list, or the first of it. */
export function recallChoice<T extends string>(name: string, values: readonly [T, ...T[]]): T {
  const value = recall(name);
  return values.find((each) => each === value) ?? values[0];
}
