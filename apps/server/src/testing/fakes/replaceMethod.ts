/** Replaces a method of a class or object; the result restores it. This is how faults are planted. */
export function replaceMethod<T extends object, N extends keyof T>(
  of: { readonly prototype: T },
  name: N,
  make: (original: T[N]) => T[N],
): () => void {
  const original = of.prototype[name];
  of.prototype[name] = make(original);
  return () => void (of.prototype[name] = original);
}
