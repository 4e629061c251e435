import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block } from './markdown.ts';
import { parseInline, parseMarkdown } from './markdown.ts';
import { plainLines, plainText } from './plainText.ts';
import { parseRulebook } from './rulebook.ts';
import { howToPlayFile, rulebookFile, SPECIFICATION_FILE } from './files.ts';
import { passagesOf, readingMinutes, rulesOf, sectionsOf } from './ruleIndex.ts';
import { excerpt, searchRules } from './search.ts';

const GAMES = new URL('../../../../games/', import.meta.url);
const BOOKS = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/]+\/rulebook(?:\.\w\w)?\.md$/.test(file),
);
const GAME_IDS = new Set(BOOKS.map((file) => file.split('/')[0] as string));
const readBlocks = (game: string, file: string): Block[] =>
  parseMarkdown(readFileSync(new URL(`${game}/${file}`, GAMES), 'utf8'));

describe('numbered rules', () => {
  const book = parseRulebook(
    '- **GA-1.1** *(information)* Contents.\n- **GA-1.2** A rule:\n  1. one\n  2. two\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n' +
      '\n- **GA-T1** A case.\n\n- **R 7 guard.** A *ruling* on GA-1.2.\n',
  );

  it('rules, test cases and rulings are told apart by their numbers', () => {
    expect(book.prefix).toBe('GA');
    expect(book.rules.map(({ number, isInformation }) => [number, isInformation])).toStrictEqual([
      ['GA-1.1', true],
      ['GA-1.2', false],
    ]);
    expect(book.cases.map(({ number }) => number)).toStrictEqual(['GA-T1']);
    expect(book.rulings.map(({ number }) => number)).toStrictEqual(['R7']);
  });

  it('plain lines omit the number and keep lists and tables', () => {
    expect(book.rules.map(({ blocks }) => plainLines(blocks))).toStrictEqual([
      ['Contents.'],
      [
        'A rule:',
        '1. one',
        '2. two',
        [
          ['a', 'b'],
          ['1', '2'],
        ],
      ],
    ]);
    expect(book.rulings.map(({ blocks }) => plainLines(blocks))).toStrictEqual([
      ['guard. A ruling on GA-1.2.'],
    ]);
  });
});

describe('Markdown parser', () => {
  it('bold, italics, code, links and rule numbers are recognised in running text', () => {
    expect(parseInline('a **b *c*** `d` [e](/f) GA-4.2.')).toStrictEqual([
      'a ',
      { kind: 'bold', parts: ['b ', { kind: 'italic', parts: ['c'] }] },
      ' ',
      { kind: 'code', text: 'd' },
      ' ',
      { kind: 'link', to: '/f', parts: ['e'] },
      ' ',
      { kind: 'link', to: '#GA-4.2', parts: ['GA-4.2'] },
      '.',
    ]);
  });

  it('an indented table or list stays inside its list item', () => {
    const [list] = parseMarkdown(
      '- **GA-1.5** Text\n  goes on:\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n\n  - inner\n- **GA-1.6** next\n',
    );
    expect(
      list?.kind === 'list' && list.items.map(({ rule, blocks }) => [rule, blocks.map(({ kind }) => kind)]),
    ).toStrictEqual([
      ['GA-1.5', ['paragraph', 'table', 'list']],
      ['GA-1.6', ['paragraph']],
    ]);
  });

  it('a picture has a name and a caption, which may go on in the next line', () => {
    expect(parseMarkdown('text\n\n![A cart\n  of *coal*.](picture:mine-cart)\n\n![x](y.png)')).toStrictEqual([
      { kind: 'paragraph', parts: ['text'] },
      {
        kind: 'picture',
        name: 'mine-cart',
        caption: ['A cart of ', { kind: 'italic', parts: ['coal'] }, '.'],
      },
      { kind: 'paragraph', parts: ['!', { kind: 'link', to: 'y.png', parts: ['x'] }] },
    ]);
  });

  it('HTML is treated as text', () => {
    expect(parseMarkdown('<img src=x onerror=alert(1)>')).toStrictEqual([
      { kind: 'paragraph', parts: ['<img src=x onerror=alert(1)>'] },
    ]);
  });
});

describe.each(BOOKS)('%s', (file) => {
  const text = readFileSync(new URL(file, GAMES), 'utf8');
  const blocks = parseMarkdown(text);
  const rules = rulesOf(blocks);

  it('every rule and section is parsed once and no Markdown syntax is left over', () => {
    const written = [...text.matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+[a-z]?)\*\*/gm)].map(([, number]) => number);
    expect(rules.map(({ number }) => number)).toStrictEqual(written);
    expect(new Set(written).size).toBe(written.length);
    expect(sectionsOf(blocks)).toHaveLength([...text.matchAll(/^## /gm)].length);
    expect(leftovers(blocks)).toStrictEqual([]);
  });

  it('numbered rules have the same numbers and texts as in the index', () => {
    const book = parseRulebook(text);
    expect(book.rules.map(({ number }) => number)).toStrictEqual(rules.map(({ number }) => number));
    for (const [i, rule] of book.rules.entries()) {
      if (rule.isInformation) continue;
      const [first = ''] = plainLines(rule.blocks);
      expect(rules[i]?.text.startsWith(String(first).replaceAll(/\s+/g, ' '))).toBe(true);
    }
  });
});

describe.each([...GAME_IDS])('editions of %s', (game) => {
  it.each(['de', 'en', 'nl'] as const)(
    'the rules in %s have the numbers of the specification',
    (language) => {
      const numbersIn = (file: string): string[] =>
        rulesOf(readBlocks(game, file)).map(({ number }) => number);
      expect(numbersIn(rulebookFile(language))).toStrictEqual(numbersIn(SPECIFICATION_FILE));
    },
  );

  it.each(['de', 'en', 'nl'] as const)(
    '“How to play” in %s is short, and no Markdown syntax is left over',
    (language) => {
      const blocks = readBlocks(game, howToPlayFile(language));
      expect(leftovers(blocks)).toStrictEqual([]);
      expect(readingMinutes(blocks)).toBeLessThanOrEqual(6);
      expect(readingMinutes(blocks)).toBeLessThan(
        readingMinutes(readBlocks(game, rulebookFile(language))) / 3,
      );
    },
  );
});

describe('reading time and passages', () => {
  const blocks = parseMarkdown(
    `# Title\n\n## The goal\n\n${'word '.repeat(500)}\n\n### Money → coal\n\n- pay 5 marks\n\n![A cart](picture:cart)`,
  );

  it('200 words take a minute, and a short text takes one', () => {
    expect(readingMinutes(blocks)).toBe(3);
    expect(readingMinutes(parseMarkdown('word'))).toBe(1);
  });

  it('text without rule numbers is found by its headings', () => {
    const passages = passagesOf(blocks);
    expect(passages.map(({ id, section }) => [id, section])).toStrictEqual([
      ['the-goal', 'The goal'],
      ['money-coal', 'Money → coal'],
    ]);
    expect(searchRules(passages, 'cart').map(({ id }) => id)).toStrictEqual(['money-coal']);
  });
});

function leftovers(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap((item) => leftovers(item.blocks));
    const rows =
      block.kind === 'table' ? [block.head, ...block.rows].flat() : 'parts' in block ? [block.parts] : [];
    return rows
      .map((parts) => plainText(parts))
      .filter((line) => /\*\*|(?<![\d\s])\*(?![\d\s])|^#+ |\|/.test(line));
  });
}

describe('rulebook search', () => {
  const rules = rulesOf(parseMarkdown(readFileSync(new URL('glueck-auf/rulebook.de.md', GAMES), 'utf8')));

  it('a rule is found by its number, with and without the letters', () => {
    expect(searchRules(rules, '4.2')[0]?.number).toBe('GA-4.2');
    expect(searchRules(rules, 'ga-4.2')[0]?.number).toBe('GA-4.2');
  });

  it('words are found in any order, with or without accents', () => {
    expect(searchRules(rules, 'forderkorb leer').map(({ number }) => number)).toContain('GA-2.4');
    expect(searchRules(rules, 'gibtesnicht')).toStrictEqual([]);
    expect(searchRules(rules, '   ')).toStrictEqual([]);
  });

  it('the excerpt shows the found word and the text around it', () => {
    const line = excerpt(`${'vorne '.repeat(40)}Kantine ${'hinten '.repeat(40)}`, 'kantine');
    expect(line).toContain('Kantine');
    expect(line.length).toBeLessThan(170);
  });
});
