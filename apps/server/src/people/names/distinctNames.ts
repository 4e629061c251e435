import { lookalikeKey } from './lookalikes.ts';
import { LruCache } from '../../limits/lruCache.ts';
import { MAX_NAME_LENGTH } from './names.ts';

/**
 * Seats of version 0.1 may have equal names. The first of several names that look alike stays; the others are
 * numbered from 2, skipping numbers that would produce an existing name.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new TakenNames(names);
  const looks = names.map((name) => cachedLook(name));
  return names.map((name, i) => (looks.indexOf(looks[i] as string) === i ? name : taken.addNumbered(name)));
}

/** Names shown in one place, compared by look. Added by rank: each depends only on those added before. */
export class TakenNames {
  readonly #looks: Set<string>;
  /** The next number to try per name; without it, adding n equal names would take n² steps. */
  readonly #next = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.#looks = new Set(names.map((name) => cachedLook(name)));
  }

  has(name: string): boolean {
    return this.#looks.has(cachedLook(name));
  }

  /**
   * Appends `number` if the name is taken. The number is independent of the rank; otherwise it would pass to
   * somebody else when a person of higher rank leaves.
   */
  add(name: string, number: number): string {
    const look = cachedLook(name);
    if (this.#looks.has(look)) return this.addNumbered(name, number);
    this.#looks.add(look);
    return name;
  }

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

/** Names are compared for every chat line, and computing the key is slow. */
const knownLooks = new LruCache<string>(10_000);

function cachedLook(name: string): string {
  const known = knownLooks.get(name);
  if (known !== undefined) return known;
  const look = lookalikeKey(name);
  knownLooks.set(name, look);
  return look;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shortens the name instead of letting clients cut off the number. */
export function numberedName(name: string, number: number): string {
  const suffix = ` ${number}`;
  return shortened(name, suffix.length) + suffix;
}

function shortened(name: string, by: number): string {
  if (name.length + by <= MAX_NAME_LENGTH) return name;
  const parts = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (parts.length + by <= MAX_NAME_LENGTH) return name;
  return parts
    .slice(0, MAX_NAME_LENGTH - by)
    .join('')
    .trimEnd();
}
