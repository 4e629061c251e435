import type { GameScreen } from './gameScreen.ts';

type TypedLine = { readonly line: string | undefined };
type FirstResult<T> = { readonly waited: T } | TypedLine;

/** Whichever comes first; the end of the input counts as a line. No line is lost. */
export async function lineOrPromise<T>(
  screen: GameScreen,
  accepts: (line: string) => boolean,
  waiting: Promise<T>,
): Promise<FirstResult<T>> {
  const received: TypedLine[] = [];
  let stop = (): void => undefined;
  const line = new Promise<undefined>((resolve) => {
    stop = screen.listen(accepts, (typed) => {
      received.push({ line: typed });
      resolve(undefined);
    });
  });
  try {
    const waited = await Promise.race([waiting.then((value) => ({ waited: value })), line]);
    return received[0] ?? (waited as FirstResult<T>);
  } finally {
    stop();
  }
}
