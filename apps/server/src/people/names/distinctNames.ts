/** Makes names that are shown together distinct by how they look, not by how they are spelt. */
import { lookalikeKey } from './lookalikes.ts';
import { LruCache } from '../../limits/lruCache.ts';
import { MAX_NAME_LENGTH } from './names.ts';

/**
 * For matches of version 0.1, whose seats may have equal names. The first of several that look alike keeps
 * its name, and so does a name that looks like no other; the rest are numbered from 2, skipping numbers that
 * would produce an existing name.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new TakenNames(names);
  const looks = names.map((name) => cachedLook(name));
  return names.map((name, i) => (looks.indexOf(looks[i] as string) === i ? name : taken.addNumbered(name)));
}

/** The names shown in one place, added by rank: a name depends only on those before it. */
export class TakenNames {
  readonly #looks: Set<string>;
  /**
   * The next number to try after a taken one: otherwise many people with one name would make counting
   * quadratic.
   */
  readonly #next = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.#looks = new Set(names.map((name) => cachedLook(name)));
  }

  has(name: string): boolean {
    return this.#looks.has(cachedLook(name));
  }

  /**
   * Appends `number` if the name is taken. The number does not depend on the rank: otherwise it would pass to
   * somebody else when a person of higher rank leaves.
   */
  add(name: string, number: number): string {
    const look = cachedLook(name);
    if (this.#looks.has(look)) return this.addNumbered(name, number);
    this.#looks.add(look);
    return name;
  }

  /** Appends the lowest free number from `first` on. */
  addNumbered(name: string, first = 2): string {
    const base = cachedLook(shortened(name, 2));
    const tried: string[] = [];
    for (let number = first; ; number = this.#next.get(tried.at(-1) as string) ?? number + 1) {
      tried.push(`${base} ${number}`);
      const candidate = numberedName(name, number);
      const look = cachedLook(candidate);
      if (this.#looks.has(look)) continue;
      this.#looks.add(look);
      for (const key of tried) this.#next.set(key, number + 1);
      return candidate;
    }
  }
}

/** Names are compared for every chat line, and computing the comparison key is expensive. */
const knownLooks = new LruCache<string>(10_000);

function cachedLook(name: string): string {
  const known = knownLooks.get(name);
  if (known !== undefined) return known;
  const look = lookalikeKey(name);
  knownLooks.set(name, look);
  return look;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shortens the name so that the number is never cut off where space is short. */
export function numberedName(name: string, number: number): string {
  const suffix = ` ${number}`;
  return shortened(name, suffix.length) + suffix;
}

function shortened(name: string, by: number): string {
  // A quick check first: counting graphemes is slow.
  if (name.length + by <= MAX_NAME_LENGTH) return name;
  const parts = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (parts.length + by <= MAX_NAME_LENGTH) return name;
  return parts
    .slice(0, MAX_NAME_LENGTH - by)
    .join('')
    .trimEnd();
}
