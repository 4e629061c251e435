/** States share what did not change, so that comparing two of them need not look inside. */

type Branch = Record<string, unknown>;

/**
 * Replaces every list and object inside `after` that equals its counterpart in `before` by that counterpart. Both are
 * plain data, and nobody may change them from now on.
 */
export function shareUnchanged(before: object, after: object): void {
  const [was, is] = [before as Branch, after as Branch];
  for (const key in is) if (shareValue(was[key], is[key])) is[key] = was[key];
}

/** Shares what is inside, and returns whether the whole is equal. */
function shareValue(was: unknown, is: unknown): boolean {
  if (was === is) return true;
  if (typeof is !== 'object' || is === null || typeof was !== 'object' || was === null) return false;
  if (Array.isArray(is)) return Array.isArray(was) && shareList(was, is);
  return !Array.isArray(was) && shareFields(was as Branch, is as Branch);
}

function shareList(was: readonly unknown[], is: unknown[]): boolean {
  let areEqual = was.length === is.length;
  for (let i = 0; i < is.length; i++) {
    const value = is[i];
    if (typeof value === 'number') {
      if (value !== was[i] || isMinusZero(value)) return false;
    } else if (shareValue(was[i], value)) is[i] = was[i];
    else areEqual = false;
  }
  return areEqual;
}

/** Equal only with the same order of keys: the text of a view must not depend on what is shared. */
function shareFields(was: Branch, is: Branch): boolean {
  const keys = Object.keys(is);
  const known = Object.keys(was);
  let areEqual = keys.length === known.length;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== known[i]) areEqual = false;
    if (shareValue(was[key], is[key])) is[key] = was[key];
    else areEqual = false;
  }
  return areEqual;
}

/** Canonical JSON refuses it, but it equals zero. */
const isMinusZero = (value: number): boolean => value === 0 && 1 / value < 0;

/** Whether two plain data have the same JSON. */
export function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return JSON.stringify(one) === JSON.stringify(other);
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return !Array.isArray(other) && areSameFields(one as Branch, other as Branch);
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!areSame(one[i], other[i])) return false;
  return true;
}

function areSameFields(one: Branch, other: Branch): boolean {
  const keys = Object.keys(one);
  const known = Object.keys(other);
  if (keys.length !== known.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== known[i] || !areSame(one[key], other[key])) return false;
  }
  return true;
}
