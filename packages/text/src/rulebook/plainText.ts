import type { Block, Inline } from './markdown.ts';

export const plainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : part.kind === 'code' ? part.text : plainText(part.parts),
    )
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
