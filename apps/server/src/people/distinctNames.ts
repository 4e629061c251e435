/** Names that are shown together are told apart by how they look, not by how they are spelt. */
import { lookOf } from './lookalikes.ts';
import { Lru } from './lru.ts';
import { MOST_CHARACTERS } from './names.ts';

/**
 * Names of seats that a match was started with, where those of version 0.1 may be equal. The first of several
 * that look alike keeps its name, and so does a name that looks like no other; the rest are numbered from 2,
 * without numbers that are part of another name.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new TakenNames(names);
  const looks = names.map((name) => cachedLook(name));
  return names.map((name, i) => (looks.indexOf(looks[i] as string) === i ? name : taken.addNumbered(name)));
}

/** The names that are shown in one place, added by rank: a name depends only on those before it. */
export class TakenNames {
  readonly #looks: Set<string>;
  /**
   * For numbers that are taken the next one to try: many people of one name would make counting quadratic.
   */
  readonly #next = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.#looks = new Set(names.map((name) => cachedLook(name)));
  }

  has(name: string): boolean {
    return this.#looks.has(cachedLook(name));
  }

  /**
   * With `number` if it looks like one that is taken. A number that went by rank would pass to another when
   * one of a higher rank goes.
   */
  add(name: string, number: number): string {
    const look = cachedLook(name);
    if (this.#looks.has(look)) return this.addNumbered(name, number);
    this.#looks.add(look);
    return name;
  }

  /** With the lowest number, from `first` on, that makes it look like none that is taken. */
  addNumbered(name: string, first = 2): string {
    const base = cachedLook(shortened(name, 2));
    const tried: string[] = [];
    for (let number = first; ; number = this.#next.get(tried.at(-1) as string) ?? number + 1) {
      tried.push(`${base} ${number}`);
      const candidate = numbered(name, number);
      const look = cachedLook(candidate);
      if (this.#looks.has(look)) continue;
      this.#looks.add(look);
      for (const key of tried) this.#next.set(key, number + 1);
      return candidate;
    }
  }
}

/**
 * The names of a room are compared for every line of an onlooker, and finding a look is what takes the time.
 */
const knownLooks = new Lru<string>(10_000);

function cachedLook(name: string): string {
  const known = knownLooks.get(name);
  if (known !== undefined) return known;
  const look = lookOf(name);
  knownLooks.set(name, look);
  return look;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * No longer than a name may be: where space is short, the end of a longer one would be cut off, and with it
 * the number.
 */
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
