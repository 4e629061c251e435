/** How many there are of each key. A key of which there are none takes no memory. */
export class Counter<Key> {
  readonly #counts = new Map<Key, number>();

  get(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  /** One more; returns how many there are now. */
  add(key: Key): number {
    const count = this.get(key) + 1;
    this.#counts.set(key, count);
    return count;
  }

  /** One less. */
  remove(key: Key): void {
    const left = this.get(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
