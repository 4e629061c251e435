/**
 * Small values in local storage. Where the browser denies storage, nothing is remembered and everything else
 * works.
 */
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
    // Denied.
  }
}

export function recallChoice<T extends string>(name: string, values: readonly [T, ...T[]]): T {
  const value = recall(name);
  return values.find((each) => each === value) ?? values[0];
}
