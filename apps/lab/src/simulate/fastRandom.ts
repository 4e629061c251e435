import { keyFromSeed } from '@pithead/kernel';

/**
 * A fast generator (sfc32) for random players. It need not be unpredictable, so ChaCha would only cost time;
 * the rules keep their own generator.
 */
export function fastRandom(seed: string): (n: number) => number {
  let [a = 0, b = 0, c = 0, counter = 1] = keyFromSeed(seed).map((word) => word | 0);
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  return (n) => Math.floor((next() / 0x1_0000_0000) * n);
}
