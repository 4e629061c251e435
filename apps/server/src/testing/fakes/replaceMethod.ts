/** The result restores the method. */
export function replaceMethod<T extends object, N extends keyof T>(
  of: { readonly prototype: T },
  name: N,
  make: (original: T[N]) => T[N],
): () => void {
  const original = of.prototype[name];
  of.prototype[name] = make(original);
  return () => void (of.prototype[name] = original);
}
