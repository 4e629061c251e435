/**
 * The difference of two views: a flat list of path, value, path, value … A path is the keys joined by dots;
 * the empty path means the whole view. Lists that grew at their end are extended, lists that shrank are sent
 * whole.
 */
export type Patch = readonly unknown[];

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

export function diffViews(before: unknown, after: unknown): Patch {
  const patch: unknown[] = [];
  if (before !== after) compare(before, after, [], patch);
  return patch;
}

/**
 * Compares two different values. Runs for every view after every ply, so paths are built only where something
 * differs. Returns a lower bound of the length of `after` as JSON.
 */
function compare(before: unknown, after: unknown, path: (string | number)[], patch: unknown[]): number {
  const start = patch.length;
  const least = isBranch(before) && isBranch(after) ? compareInside(before, after, path, patch) : undefined;
  if (least !== undefined && (patch.length - start <= 4 || !isLonger(patch, start, path, after, least)))
    return least;
  patch.length = start;
  patch.push(path.join('.'), after);
  return 1;
}

/** Undefined if `after` must be sent whole. */
function compareInside(
  before: Branch,
  after: Branch,
  path: (string | number)[],
  patch: unknown[],
): number | undefined {
  if (!Array.isArray(after))
    return Array.isArray(before) ? undefined : compareFields(before, after, path, patch);
  return Array.isArray(before) && before.length <= after.length
    ? compareLists(before, after, path, patch)
    : undefined;
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  patch: unknown[],
): number {
  let least = 1;
  for (let i = 0; i < after.length; i++) {
    const value = after[i];
    least += 2;
    // Most values are numbers, and this comparison is much faster if the engine knows the type.
    if (typeof value === 'number' ? value === before[i] : value === before[i]) continue;
    path.push(i);
    least += compare(before[i], value, path, patch) - 1;
    path.pop();
  }
  return least;
}

/** Objects must have the same keys, and keys with a dot can't be in a path. */
function compareFields(
  before: Branch,
  after: Branch,
  path: (string | number)[],
  patch: unknown[],
): number | undefined {
  const keys = Object.keys(after);
  const known = Object.keys(before);
  if (keys.length !== known.length) return undefined;
  // Keys are usually in the same order; comparing values by position is faster than by name.
  const values = Object.values(after);
  const old = Object.values(before);
  const start = patch.length;
  let least = 1;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== known[i] && !Object.hasOwn(before, key)) return undefined;
    const was = key === known[i] ? old[i] : before[key];
    least += 5;
    if (was === values[i]) continue;
    path.push(key);
    least += compare(was, values[i], path, patch) - 1;
    path.pop();
  }
  return patch.length > start && keys.some((key) => key.includes('.')) ? undefined : least;
}

/** Many small changes of one part may be longer than the part itself. */
function isLonger(
  patch: readonly unknown[],
  start: number,
  path: readonly (string | number)[],
  after: unknown,
  least: number,
): boolean {
  const size = JSON.stringify(patch.slice(start)).length;
  return size > least && size > JSON.stringify(after).length + path.join('.').length;
}

/** The view after the change. `before` is not changed, and unchanged parts are shared with it. */
export function applyPatch<T>(before: T, patch: Patch): T {
  let view: unknown = before;
  for (let i = 0; i < patch.length; i += 2) {
    const path = patch[i] as string;
    view = path === '' ? patch[i + 1] : replaced(view, path.split('.'), 0, patch[i + 1]);
  }
  return view as T;
}

function replaced(branch: unknown, path: readonly string[], depth: number, value: unknown): unknown {
  if (depth === path.length) return value;
  const key = path[depth] as string;
  const copy = (Array.isArray(branch) ? [...(branch as unknown[])] : { ...(branch as Branch) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], path, depth + 1, value);
  return copy;
}
