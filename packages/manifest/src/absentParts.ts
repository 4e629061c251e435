/**
 * The parts that a game lacks in this environment. Tables exist in browsers only, terminal drawings in Node only:
 * a game's package.json maps `#table`, `#rulebookPictures` and `#terminal` to this module in the other environment, so
 * that no program bundles the other's part. Nothing asks for an absent part.
 */
const absentPart: unknown = undefined;

function absentDrawing(): never {
  throw new Error('terminal drawings exist in Node only');
}

/** The names that the parts of games are exported under. */
export { absentPart as table, absentPart as rulebookPictures, absentDrawing as drawTable };
