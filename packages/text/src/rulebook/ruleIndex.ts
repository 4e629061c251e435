import type { Block } from './markdown.ts';
import { plainText } from './plainText.ts';

export interface RulebookSection {
  readonly id: string;
  readonly title: string;
}

/** A part of a rulebook that the search can find. */
export interface RulebookEntry {
  /** The anchor of the entry. */
  readonly id: string;
  /** Empty if the entry is not a numbered rule. */
  readonly number: string;
  readonly section: string;
  readonly text: string;
}

function textOf(blocks: readonly Block[]): string {
  const texts = blocks.map((block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return plainText(block.parts);
    if (block.kind === 'picture') return plainText(block.caption);
    if (block.kind === 'list') return block.items.map((item) => textOf(item.blocks)).join(' ');
    if (block.kind === 'table')
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(' ');
    return block.kind === 'code' ? block.text : '';
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

const WORDS_PER_MINUTE = 200;

/** How long reading takes, in whole minutes. Symbols without a letter or digit are not words. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = textOf(blocks)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

export const sectionsOf = (blocks: readonly Block[]): RulebookSection[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.parts) }] : [],
  );

export function rulesOf(blocks: readonly Block[]): RulebookEntry[] {
  const rules: RulebookEntry[] = [];
  let section = '';
  for (const block of blocks) {
    if (block.kind === 'heading') section = plainText(block.parts);
    if (block.kind !== 'list') continue;
    for (const { rule, blocks: own } of block.items) {
      if (rule === '') continue;
      rules.push({ id: rule, number: rule, section, text: textOf(own).slice(rule.length).trim() });
    }
  }
  return rules;
}

/** One entry for the text under each heading, for books without numbered rules. */
export function passagesOf(blocks: readonly Block[]): RulebookEntry[] {
  const starts = blocks.flatMap((block, i) => (block.kind === 'heading' ? [i] : []));
  return starts.flatMap((start, i) => {
    const heading = blocks[start] as Extract<Block, { kind: 'heading' }>;
    const text = textOf(blocks.slice(start + 1, starts[i + 1]));
    return text === '' ? [] : [{ id: heading.id, number: '', section: plainText(heading.parts), text }];
  });
}

/** The names of the pictures, in order. */
export const picturesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap((item) => picturesOf(item.blocks));
    return block.kind === 'picture' ? [block.name] : [];
  });
