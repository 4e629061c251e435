/**
 * A face-down stack, and what each seat knows of it (GA-13.2, GA-13.8). A seat that returns items knows their
 * order until somebody else moves them. The others know that these places were arranged together: a block. A
 * seat that had seen an item before another seat drew and returned it knows that the item is in that block,
 * but not where. So every entry carries the item, its block, the block's arranger (who knows the exact
 * places), and the seats that know that this item is in this block.
 */
import type { Chance, Viewer } from '@pithead/kernel';
import { randomBelow, bit } from '@pithead/kernel';

export interface Stack {
  /** From bottom to top: the last entry is drawn next. */
  entries: number[];
  /** Number of blocks made; block 0 is the initial shuffle. */
  blocks: number;
}

/** Bits of an entry: item (6), known by (4), arranger (3), block. */
const ITEM_BITS = 6;
const ITEM = (1 << ITEM_BITS) - 1;
const SEAT_BITS = 4;
const ARRANGER_AT = ITEM_BITS + SEAT_BITS;
const BLOCK_AT = ARRANGER_AT + 3;
const NOBODY = 7;
const KNOWN_BY_ANY = ((1 << SEAT_BITS) - 1) << ITEM_BITS;

const entryOf = (item: number, knownBy: number, arranger: number, block: number): number =>
  (block << BLOCK_AT) | (arranger << ARRANGER_AT) | (knownBy << ITEM_BITS) | item;
export const itemOf = (entry: number): number => entry & ITEM;
const knownByOf = (entry: number): number => (entry >> ITEM_BITS) & 15;
const arrangerOf = (entry: number): number => (entry >> ARRANGER_AT) & 7;
const blockOf = (entry: number): number => entry >> BLOCK_AT;
const withKnownBy = (entry: number, knownBy: number): number =>
  (entry & ~(15 << ITEM_BITS)) | (knownBy << ITEM_BITS);

export function itemsOf(entries: readonly number[]): number[] {
  return entries.map(itemOf);
}

export function newStack(items: readonly number[]): Stack {
  const entries: number[] = [];
  for (let i = 0; i < items.length; i++) entries.push(entryOf(items[i] as number, 0, NOBODY, 0));
  return { entries, blocks: 0 };
}

export function revealTop(stack: Stack): number {
  const entry = stack.entries.pop() as number;
  if (blockOf(entry) !== 0) {
    forgetEqual(
      stack.entries,
      entry,
      stack.entries.findIndex((other) => blockOf(other) === blockOf(entry)),
    );
  }
  return itemOf(entry);
}

/**
 * A shown item has left a block or a hand. A seat that knew only of an equal item there (tiles exist three
 * times) can't tell which of them it was, so that knowledge is dropped. Blocks are at the end, from index
 * `from` on.
 */
export function forgetEqual(entries: number[], shown: number, from = 0): void {
  for (let seats = ~knownByOf(shown) & 15; seats !== 0; seats &= seats - 1) {
    const seat = seats & -seats;
    const at = entries.findIndex(
      (entry, i) => i >= from && itemOf(entry) === itemOf(shown) && (knownByOf(entry) & seat) !== 0,
    );
    if (at >= 0) entries[at] = withKnownBy(entries[at] as number, knownByOf(entries[at] as number) & ~seat);
  }
}

/** Takes up to `most` entries from the top into a hand, the top one first. */
export function takeTop(stack: Stack, most: number, hand: number[]): void {
  const count = Math.min(most, stack.entries.length);
  forgetCutBlock(stack.entries, stack.entries.length - count);
  for (let i = 0; i < count; i++) hand.push(stack.entries.pop() as number);
}

/**
 * A seat that did not arrange a block knows only that an item is somewhere in it. A draw that cuts the block
 * makes that knowledge void.
 */
function forgetCutBlock(entries: number[], cut: number): void {
  if (cut === 0 || cut === entries.length) return;
  const block = blockOf(entries[cut] as number);
  if (block === 0 || block !== blockOf(entries[cut - 1] as number)) return;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as number;
    if (blockOf(entry) === block) entries[i] = withKnownBy(entry, knownByOf(entry) & bit(arrangerOf(entry)));
  }
}

/** The first item of the hand becomes the uppermost. GA-5.10 */
export function putBack(stack: Stack, seat: number, hand: readonly number[], onTop: boolean): void {
  const block = ++stack.blocks;
  for (let i = 0; i < hand.length; i++) {
    const entry = hand[onTop ? hand.length - 1 - i : i] as number;
    const arranged = entryOf(itemOf(entry), knownByOf(entry) | bit(seat), seat, block);
    if (onTop) stack.entries.push(arranged);
    else stack.entries.unshift(arranged);
  }
}

/**
 * Redeals what the viewer can't know: items never seen among their places, items known to be in a block
 * within that block. A hand that another seat is looking at counts as one block.
 */
export function redealStack(chance: Chance, stack: Stack, hand: readonly number[][], viewer: Viewer): void {
  const knows = viewer === undefined ? 0 : bit(viewer) << ITEM_BITS;
  countUnseen(stack.entries, knows);
  for (const list of hand) countUnseen(list, knows);
  listCounted();
  dealUnseen(chance, stack.entries, knows);
  for (const list of hand) dealUnseen(chance, list, knows);
  mixBlocks(chance, stack.entries, viewer ?? NOBODY, knows);
  if (hand.length > 0) mixHand(chance, hand);
}

/** Redeals the items that no seat has ever seen among their places. */
export function redealUnseenItems(chance: Chance, stack: Stack): void {
  countUnseen(stack.entries, KNOWN_BY_ANY);
  listCounted();
  dealUnseen(chance, stack.entries, KNOWN_BY_ANY);
}

/** Items that the viewer never saw; reused between calls. */
const counts = Array.from({ length: ITEM + 1 }, () => 0);
const unseen: number[] = [];
let left = 0;

function countUnseen(entries: readonly number[], knows: number): void {
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as number;
    if ((entry & knows) === 0) counts[entry & ITEM] = (counts[entry & ITEM] as number) + 1;
  }
}

/** In the order of kinds, so that a redeal does not depend on the order that it hides. */
function listCounted(): void {
  left = 0;
  for (let item = 0; item <= ITEM; item++) {
    for (let many = counts[item] as number; many > 0; many--) unseen[left++] = item;
    counts[item] = 0;
  }
}

function dealUnseen(chance: Chance, entries: number[], knows: number): void {
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as number;
    if ((entry & knows) !== 0) continue;
    const lot = randomBelow(chance, left);
    entries[i] = (entry & ~ITEM) | (unseen[lot] as number);
    unseen[lot] = unseen[--left] as number;
  }
}

/**
 * A block is a run of entries. The viewer's own blocks stay, since it knows their order. A block of entries
 * with equal knowledge, none of it the viewer's, was already dealt at random.
 */
function mixBlocks(chance: Chance, entries: number[], viewer: number, knows: number): void {
  for (let from = 0; from < entries.length;) {
    const first = entries[from] as number;
    const block = blockOf(first);
    let alike = (first & knows) === 0;
    let to = from + 1;
    while (to < entries.length && blockOf(entries[to] as number) === block) {
      if ((entries[to] as number) >> ITEM_BITS !== first >> ITEM_BITS) alike = false;
      to++;
    }
    if (!alike && arrangerOf(first) !== viewer) mix(chance, entries, from, to);
    from = to;
  }
}

/** The drawn and the already named items of another seat form one block. */
function mixHand(chance: Chance, hand: readonly number[][]): void {
  const entries = hand.flat();
  mix(chance, entries, 0, entries.length);
  let next = 0;
  for (const list of hand) for (let i = 0; i < list.length; i++) list[i] = entries[next++] as number;
}

/** Knowledge moves with the items, because the viewer can't see either what a third seat knows. */
function mix(chance: Chance, entries: number[], from: number, to: number): void {
  sortRun(entries, from, to);
  for (let last = to - 1; last > from; last--) {
    const other = from + randomBelow(chance, last - from + 1);
    const entry = entries[last] as number;
    entries[last] = entries[other] as number;
    entries[other] = entry;
  }
}

/** Insertion sort of a few entries, so that the result does not depend on their order. */
function sortRun(entries: number[], from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const entry = entries[i] as number;
    let place = i;
    for (; place > from && (entries[place - 1] as number) > entry; place--)
      entries[place] = entries[place - 1] as number;
    entries[place] = entry;
  }
}
