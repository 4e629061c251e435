/**
 * Fixed deals: a check that plays a whole game takes the same course in every run. The product has no switch
 * for that, so the check replaces the source of randomness from outside.
 */
import type { BrowserContext } from '@playwright/test';

export const dealKey = (number: number): string => number.toString(16).padStart(64, '0');

const WORDS_OF_A_KEY = 8;

/** Runs before the worker's script, which draws the keys of games on this device. */
const prelude = (key: string): string => `
  const drawRandom = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array) || array.length !== ${WORDS_OF_A_KEY}) return drawRandom(array);
    const words = ${JSON.stringify(key)}.match(/.{8}/g);
    array.set(words.map((word) => Number.parseInt(word, 16)));
    return array;
  };
`;

/** Games that this context begins offline are dealt from this key. Needs blocked service workers. */
export async function fixDeal(context: BrowserContext, key: string): Promise<void> {
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-encoding'];
    delete headers['content-length'];
    await route.fulfill({ status: 200, headers, body: prelude(key) + (await response.text()) });
  });
}
