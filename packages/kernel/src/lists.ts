/**
 * Copies of lists of known length. A literal takes a third of the time of `slice`, and search copies a state
 * in every iteration. Written out for the lengths that occur in the games.
 */
export const copy2 = (list: readonly number[]): number[] => [list[0] as number, list[1] as number];
export const copy3 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
];
export const copy4 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
];
export const copy5 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
];
export const copy6 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
];
export const copy8 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
];
export const copy10 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
];
export const copy11 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
];
export const copy12 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
];
export const copy14 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
];
export const copy15 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
  list[14] as number,
];
export const copy16 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
  list[14] as number,
  list[15] as number,
];
export const copy21 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
  list[14] as number,
  list[15] as number,
  list[16] as number,
  list[17] as number,
  list[18] as number,
  list[19] as number,
  list[20] as number,
];
export const copy32 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
  list[14] as number,
  list[15] as number,
  list[16] as number,
  list[17] as number,
  list[18] as number,
  list[19] as number,
  list[20] as number,
  list[21] as number,
  list[22] as number,
  list[23] as number,
  list[24] as number,
  list[25] as number,
  list[26] as number,
  list[27] as number,
  list[28] as number,
  list[29] as number,
  list[30] as number,
  list[31] as number,
];

export const copyList = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice());

/** Like `splice(index, 1)`, which would allocate a list of what it removes. */
export function removeAt(list: number[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i] as number;
  list.pop();
}

/** Insertion sort from an index on: for a few numbers it takes a tenth of the time of `sort`. */
export function sortFrom(list: number[], from: number): void {
  for (let i = from + 1; i < list.length; i++) {
    const item = list[i] as number;
    let place = i;
    for (; place > from && (list[place - 1] as number) > item; place--)
      list[place] = list[place - 1] as number;
    list[place] = item;
  }
}

/** Setting `length` would take several times as long. */
export function shorten(list: number[], length: number): void {
  while (list.length > length) list.pop();
}
