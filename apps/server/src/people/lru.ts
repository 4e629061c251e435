/** A map of bounded size that evicts the least recently used entry. */
export class Lru<V> {
  readonly #most: number;
  readonly #kept = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): V | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.#moveToEnd(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#moveToEnd(key, value);
    if (this.#kept.size <= this.#most) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  deleteWhere(isMeant: (value: V) => boolean): void {
    for (const [key, value] of this.#kept) if (isMeant(value)) this.#kept.delete(key);
  }

  /** A Map iterates in insertion order. */
  #moveToEnd(key: string, value: V): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
  }
}
