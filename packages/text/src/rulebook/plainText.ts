import type { Block, Inline } from './markdown.ts';

/** Without links to examples, which only a page can open. */
export const plainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'code') return part.text;
      return part.kind === 'example' ? '' : plainText(part.parts);
    })
    .join('');

export type PlainLine = string | readonly (readonly string[])[];

export function plainLines(blocks: readonly Block[]): PlainLine[] {
  return blocks.flatMap((block): PlainLine[] => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return [plainText(block.parts).trim()];
      case 'list':
        return block.items.flatMap((item, i) => {
          const [first = '', ...others] = plainLines(item.blocks);
          return [`${block.isOrdered ? `${i + 1}.` : '-'} ${String(first)}`, ...others];
        });
      case 'table':
        return [[block.head, ...block.rows].map((row) => row.map(plainText))];
      case 'code':
        return block.text.split('\n');
      case 'picture':
        return [plainText(block.caption)];
      case 'break':
        return [];
    }
  });
}
