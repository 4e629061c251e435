/**
 * A map of bounded size; evicts the least recently used entries. Those that `mayEvict` protects stay, so it
 * may grow beyond its bound.
 */
export class LruCache<V> {
  readonly #maxEntries: number;
  readonly #mayEvict: (value: V) => boolean;
  /** In order of last use: a `Map` iterates in the order of insertion, and use inserts again. */
  readonly #entries = new Map<string, V>();

  constructor(maxEntries: number, mayEvict: (value: V) => boolean = () => true) {
    this.#maxEntries = maxEntries;
    this.#mayEvict = mayEvict;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#use(key, value);
    return value;
  }

  peek(key: string): V | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: V): void {
    this.#use(key, value);
    this.evict();
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  deleteWhere(matches: (value: V) => boolean): void {
    for (const [key, value] of this.#entries) if (matches(value)) this.#entries.delete(key);
  }

  entries(): MapIterator<[string, V]> {
    return this.#entries.entries();
  }

  evict(): void {
    if (this.#entries.size <= this.#maxEntries) return;
    for (const [key, value] of this.#entries) {
      if (this.#mayEvict(value)) this.#entries.delete(key);
      if (this.#entries.size <= this.#maxEntries) return;
    }
  }

  #use(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
