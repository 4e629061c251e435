/** Names that are shown together are told apart by how they look, not by how they are spelt. */
import { lookOf } from './lookalikes.ts';
import { Lru } from './lru.ts';
import { MOST_CHARACTERS } from './names.ts';

/**
 * The names of one table, in the order of the seats. The first of several that look alike keeps its name, and so does a name that looks
 * like no other; the rest are numbered from 2, without the numbers that are part of somebody's own name.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new TakenNames(names);
  const looks = names.map((name) => cachedLook(name));
  return names.map((name, i) => (looks.indexOf(looks[i] as string) === i ? name : taken.addNumbered(name)));
}

/**
 * Names that come one after the other, after some that are there already. A name depends only on those before it: somebody who comes
 * later can't change anybody's name.
 */
export function distinctInTurn(before: readonly string[], names: readonly string[]): string[] {
  const taken = new TakenNames(before);
  return names.map((name) => taken.add(name));
}

class TakenNames {
  readonly #looks: Set<string>;
  /** The number to try next, by the look of what stands before it: many people of one name would make counting from 2 quadratic. */
  readonly #next = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.#looks = new Set(names.map((name) => cachedLook(name)));
  }

  add(name: string): string {
    const look = cachedLook(name);
    if (this.#looks.has(look)) return this.addNumbered(name);
    this.#looks.add(look);
    return name;
  }

  /** With the lowest number that makes it look like none that is taken. */
  addNumbered(name: string): string {
    const base = cachedLook(shortened(name, 2));
    for (let number = this.#next.get(base) ?? 2; ; number++) {
      const candidate = numbered(name, number);
      const look = cachedLook(candidate);
      if (this.#looks.has(look)) continue;
      this.#looks.add(look);
      this.#next.set(base, number + 1);
      return candidate;
    }
  }
}

/** The names of a room are compared for every line of an onlooker, and finding a look is what takes the time. */
const knownLooks = new Lru<string>(10_000);

function cachedLook(name: string): string {
  const known = knownLooks.get(name);
  if (known !== undefined) return known;
  const look = lookOf(name);
  knownLooks.set(name, look);
  return look;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** No longer than a name may be: where space is short, the end of a longer one would be cut off, and with it the number. */
export function numbered(name: string, number: number): string {
  const suffix = ` ${number}`;
  return shortened(name, suffix.length) + suffix;
}

function shortened(name: string, by: number): string {
  // No text has more graphemes than code units, and counting graphemes is slow.
  if (name.length + by <= MOST_CHARACTERS) return name;
  const parts = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (parts.length + by <= MOST_CHARACTERS) return name;
  return parts
    .slice(0, MOST_CHARACTERS - by)
    .join('')
    .trimEnd();
}
