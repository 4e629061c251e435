/**
 * A face-down stack, and what each seat knows of it (GA-13.2, GA-13.8).
 *
 * Whoever returns items after looking at them knows where they lie, as long as nobody else moves them. The others know
 * that those places were arranged together: a block. Somebody who had seen an item before it was drawn and returned by
 * another knows that it is in that block, but not where. So every place carries a mark:
 * the block, its arranger (who knows the exact places), and the seats that know that this item is in this block.
 */
import type { Chance, Looker } from '@pithead/kernel';
import { bit, shuffle } from '@pithead/kernel';

export interface Stack {
  /** From bottom to top: the last item is drawn next. */
  items: number[];
  marks: number[];
  /** How many blocks have been made; block 0 is what the setup shuffled. */
  blocks: number;
}

const NOBODY = 7;
export const UNSEEN_MARK = NOBODY << 4;

const mark = (block: number, arranger: number, knownBy: number): number => (block << 7) | (arranger << 4) | knownBy;
const blockOf = (marked: number): number => marked >> 7;
const arrangerOf = (marked: number): number => (marked >> 4) & 7;
const knownByOf = (marked: number): number => marked & 15;
/** The only seat that knows where in the block the item lies. */
const placedBy = (marked: number): number => (arrangerOf(marked) === NOBODY ? 0 : bit(arrangerOf(marked)));

export function newStack(items: number[]): Stack {
  return { items, marks: items.map(() => UNSEEN_MARK), blocks: 0 };
}

/** Removes the top item, to lay it open. The stack is not empty. */
export function turnOver(stack: Stack): number {
  stack.marks.pop();
  return stack.items.pop() as number;
}

/** Takes up to `most` items from the top into a hand, the top one first. */
export function takeTop(stack: Stack, most: number, hand: number[], handMarks: number[]): void {
  const count = Math.min(most, stack.items.length);
  forgetCutBlock(stack, stack.items.length - count);
  for (let i = 0; i < count; i++) {
    hand.push(stack.items.pop() as number);
    handMarks.push(stack.marks.pop() as number);
  }
}

/**
 * Who did not arrange a block knows only that an item is somewhere in it; when a draw cuts the block in two, that
 * knowledge belongs to no part any more and is given up.
 */
function forgetCutBlock(stack: Stack, cut: number): void {
  const { marks } = stack;
  if (cut === 0 || cut === marks.length) return;
  const block = blockOf(marks[cut] as number);
  if (block !== blockOf(marks[cut - 1] as number)) return;
  for (let i = 0; i < marks.length; i++) {
    const marked = marks[i] as number;
    if (blockOf(marked) === block) marks[i] = mark(block, arrangerOf(marked), knownByOf(marked) & placedBy(marked));
  }
}

/** Puts items back in the order given, the first one uppermost, all on top or all at the bottom. GA-5.10 */
export function putBack(stack: Stack, seat: number, items: readonly number[], itemMarks: readonly number[], onTop: boolean): void {
  const block = ++stack.blocks;
  const marks = itemMarks.map((marked) => mark(block, seat, knownByOf(marked) | bit(seat)));
  if (onTop) {
    for (let i = items.length - 1; i >= 0; i--) {
      stack.items.push(items[i] as number);
      stack.marks.push(marks[i] as number);
    }
  } else {
    for (let i = 0; i < items.length; i++) {
      stack.items.unshift(items[i] as number);
      stack.marks.unshift(marks[i] as number);
    }
  }
}

/** A place that a redeal may change: an item and its mark in one of the lists that hold hidden items. */
interface Place {
  readonly items: number[];
  readonly marks: number[];
  readonly at: number;
}

/**
 * Deals anew what the looker can't know: items never seen go anywhere among the places of such items, items known to be
 * in a block go anywhere in that block. A hand that somebody else is looking at is a block of its own.
 */
export function redealStack(chance: Chance, stack: Stack, hidden: readonly (readonly [items: number[], marks: number[]])[], looker: Looker): void {
  const knows = looker === undefined ? 0 : bit(looker);
  const unseen: number[] = [];
  const collect = (items: number[], marks: number[]): void => {
    for (let i = 0; i < items.length; i++) if (((marks[i] as number) & knows) === 0) unseen.push(items[i] as number);
  };
  collect(stack.items, stack.marks);
  for (const [items, marks] of hidden) collect(items, marks);
  shuffle(chance, unseen);
  const deal = (items: number[], marks: number[]): void => {
    for (let i = 0; i < items.length; i++) if (((marks[i] as number) & knows) === 0) items[i] = unseen.pop() as number;
  };
  deal(stack.items, stack.marks);
  for (const [items, marks] of hidden) deal(items, marks);
  if (knows !== 0) mixBlocks(chance, stack, hidden, looker as number);
}

function mixBlocks(chance: Chance, stack: Stack, hidden: readonly (readonly [items: number[], marks: number[]])[], looker: number): void {
  const blocks = new Map<number, Place[]>();
  stack.marks.forEach((marked, at) => {
    const block = blockOf(marked);
    if (block === 0 || arrangerOf(marked) === looker) return;
    const places = blocks.get(block) ?? [];
    places.push({ items: stack.items, marks: stack.marks, at });
    blocks.set(block, places);
  });
  for (const places of blocks.values()) mix(chance, places, bit(looker));
  mix(chance, hidden.flatMap(([items, marks]) => items.map((_, at) => ({ items, marks, at }))), bit(looker));
}

/** Shuffles the items of these places; what the looker knows of an item goes with it, what others know stays with the place. */
function mix(chance: Chance, places: readonly Place[], knows: number): void {
  const order = places.map((_, place) => place);
  shuffle(chance, order);
  const before = places.map(({ items, marks, at }) => ({ item: items[at] as number, known: (marks[at] as number) & knows }));
  places.forEach(({ items, marks, at }, place) => {
    const { item, known } = before[order[place] as number] as { item: number; known: number };
    items[at] = item;
    marks[at] = ((marks[at] as number) & ~knows) | known;
  });
}
