/** Keys with a count of zero take no memory. */
export class KeyedCounter<Key> {
  readonly #counts = new Map<Key, number>();

  get(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: Key): number {
    const count = this.get(key) + 1;
    this.#counts.set(key, count);
    return count;
  }

  remove(key: Key): void {
    const left = this.get(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
