/** How faults are planted in what runs, for a while. */

/** Another method in the place of one; the result puts the honest one back. */
export function instead<T extends object, N extends keyof T>(
  of: { readonly prototype: T },
  name: N,
  make: (honest: T[N]) => T[N],
): () => void {
  const honest = of.prototype[name];
  of.prototype[name] = make(honest);
  return () => void (of.prototype[name] = honest);
}
