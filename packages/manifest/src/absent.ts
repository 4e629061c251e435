/** Replaces a part of a game that does not exist in this environment, see `GameManifest`. */
export const table: unknown = undefined;

export function drawTable(): never {
  throw new Error('terminal drawings exist in Node only');
}
