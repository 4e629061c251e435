/**
 * Whether the page finds a place for every offered ply: it asks the `targetOf` that the page itself has loaded,
 * with the view and the offers that the worker sent last.
 */
import type { Page } from '@playwright/test';

interface SentState {
  readonly view: unknown;
  readonly offers: Readonly<Record<string, readonly number[]>>;
}

type TargetOf = (ply: readonly [verb: string, noun: number], view: unknown) => string | undefined;

interface Recorded {
  sentState: SentState | undefined;
  openCalls: number;
  targetOf: TargetOf | undefined;
}

/** Keeps the last state in the page, and counts the calls that the worker has not answered. */
export const recordStates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = window as unknown as Recorded;
    kept.openCalls = 0;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener(
          'message',
          ({ data }: MessageEvent<{ update?: { state: SentState }; ask?: number }>) => {
            if (data.update !== undefined) kept.sentState = data.update.state;
            if (data.ask !== undefined) kept.openCalls--;
          },
        );
      }
      override postMessage(message: { ask?: number }): void {
        if (message.ask !== undefined) kept.openCalls++;
        super.postMessage(message);
      }
    };
  });

/** Looks for the game's table among the loaded scripts; importing one again gives what is already there. */
export async function findTargetOf(page: Page, game: string): Promise<void> {
  const isFound = await page.evaluate(async (id) => {
    const isOfGame = (name: string): boolean => name.includes(`-${id}-`) && name.endsWith('.js');
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const name of new Set(names.filter(isOfGame))) {
      const exported = Object.values((await import(name)) as Record<string, unknown>);
      const parts = exported.flatMap((each) =>
        typeof each === 'object' && each !== null ? [each, ...Object.values(each)] : [],
      );
      for (const part of parts as { targetOf?: TargetOf }[])
        if (typeof part?.targetOf === 'function') (window as unknown as Recorded).targetOf = part.targetOf;
    }
    return (window as unknown as Recorded).targetOf !== undefined;
  }, game);
  if (!isFound) throw new Error('no script of the page has a table with targetOf');
}

/** Offered plies that have neither an element in `#board` nor a button in the prompt bar. Runs inside the page. */
export function findPliesWithoutTarget(): string[] {
  const { sentState, targetOf } = window as unknown as Recorded;
  if (sentState === undefined) return ['no state was sent'];
  const { view, offers } = sentState;
  return Object.entries(offers).flatMap(([verb, nouns]) =>
    nouns.flatMap((noun) => {
      const selector =
        targetOf?.([verb, noun], view) ?? `.prompt [data-action="${verb}"][data-noun="${noun}"]`;
      return document.querySelector(`#board :is(${selector})`) === null
        ? [`${verb} ${noun}: ${selector}`]
        : [];
    }),
  );
}
