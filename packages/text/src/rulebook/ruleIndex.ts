import type { Block } from './markdown.ts';
import { plainText } from './plainText.ts';

export interface RulebookSection {
  readonly id: string;
  readonly title: string;
}

export interface RulebookRule {
  readonly number: string;
  readonly section: string;
  readonly text: string;
}

function textOf(blocks: readonly Block[]): string {
  const texts = blocks.map((block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return plainText(block.parts);
    if (block.kind === 'list') return block.items.map((item) => textOf(item.blocks)).join(' ');
    if (block.kind === 'table')
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(' ');
    return block.kind === 'code' ? block.text : '';
  });
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

export const sectionsOf = (blocks: readonly Block[]): RulebookSection[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.parts) }] : [],
  );

export function rulesOf(blocks: readonly Block[]): RulebookRule[] {
  const rules: RulebookRule[] = [];
  let section = '';
  for (const block of blocks) {
    if (block.kind === 'heading') section = plainText(block.parts);
    if (block.kind !== 'list') continue;
    for (const { rule, blocks: own } of block.items) {
      if (rule !== '') rules.push({ number: rule, section, text: textOf(own).slice(rule.length).trim() });
    }
  }
  return rules;
}

/** Lower case without accents, so that “forder” finds “Förder”. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Rules that contain every word: first those whose number was given, then those with a word in the text, then
 * by section.
 */
export function searchRules(rules: readonly RulebookRule[], query: string): RulebookRule[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const places = rules.flatMap((rule) => {
    const number = fold(rule.number);
    const text = fold(rule.text);
    const searched = `${number} ${fold(rule.section)} ${text}`;
    if (!words.every((word) => searched.includes(word))) return [];
    if (words.some((word) => number === word || number.endsWith(`-${word}`))) return [{ rule, place: 0 }];
    return [{ rule, place: words.some((word) => text.includes(word)) ? 1 : 2 }];
  });
  return places.toSorted((a, b) => a.place - b.place).map(({ rule }) => rule);
}

const EXCERPT_RADIUS = 70;

export function excerpt(text: string, query: string): string {
  const [word = ''] = fold(query).trim().split(/\s+/);
  const place = Math.max(0, fold(text).indexOf(word));
  const from = place <= EXCERPT_RADIUS ? 0 : text.lastIndexOf(' ', place - EXCERPT_RADIUS / 2) + 1;
  const end = from + EXCERPT_RADIUS * 2;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), from + EXCERPT_RADIUS);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
