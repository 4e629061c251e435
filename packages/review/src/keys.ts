/** Random keys for sampled worlds. They follow from the record, so a review can be repeated anywhere. */
import type { Key } from '@pithead/kernel';
import { chanceFrom, drawUint32, keyFromSeed } from '@pithead/kernel';

export type KeySequence = (number: number) => Key;

/** Key number n of a sequence named by `seed`. */
export function keySequence(seed: string): KeySequence {
  const stream = chanceFrom(keyFromSeed(seed));
  return (number) => {
    stream.drawn = number * HALVES_OF_A_KEY;
    return Array.from({ length: WORDS_OF_A_KEY }, () => drawUint32(stream));
  };
}

const WORDS_OF_A_KEY = 8;
/** The stream counts in half words. */
const HALVES_OF_A_KEY = 2 * WORDS_OF_A_KEY;
