import type { Screen } from './screen.ts';

type Line = { readonly line: string | undefined };
type First<T> = { readonly waited: T } | Line;

/**
 * Resolves with the promise or with an accepted line, whichever comes first; the end of the input counts as a
 * line. No line is lost.
 */
export async function firstOf<T>(
  screen: Screen,
  isMeant: (line: string) => boolean,
  waiting: Promise<T>,
): Promise<First<T>> {
  const told: Line[] = [];
  let stop = (): void => undefined;
  const line = new Promise<undefined>((resolve) => {
    stop = screen.listen(isMeant, (typed) => {
      told.push({ line: typed });
      resolve(undefined);
    });
  });
  try {
    const waited = await Promise.race([waiting.then((value) => ({ waited: value })), line]);
    return told[0] ?? (waited as First<T>);
  } finally {
    stop();
  }
}
