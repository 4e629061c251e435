import { readdirSync, readFileSync } from 'node:fs';
import { parseMarkdown, picturesOf } from '@pithead/text/rulebook';
import type { RulebookPictures } from '@pithead/ui';
import { describe, expect, it } from 'vitest';

const GAMES = new URL('../../../../games/', import.meta.url);
/** Node has no tables, so the manifests have no pictures here. */
const DRAWN = import.meta.glob<RulebookPictures>('../../../../games/*/table/rulebookPictures.tsx', {
  import: 'rulebookPictures',
});

describe.each(Object.entries(DRAWN))('%s', (path, load) => {
  const game = path.split('/').at(-3) ?? '';
  const folder = new URL(`${game}/`, GAMES);
  const books = readdirSync(folder).filter((file) => /^(?:rulebook|howToPlay)\..*\.md$/.test(file));
  const picturesIn = (file: string): string[] =>
    picturesOf(parseMarkdown(readFileSync(new URL(file, folder), 'utf8')));

  it('every picture of a rulebook is drawn, and every drawn one is used', async () => {
    const { pictures } = await load();
    const used = new Set(books.flatMap(picturesIn));
    expect(Object.keys(pictures).toSorted()).toEqual([...used].toSorted());
  });

  it.each(['howToPlay', 'rulebook'])(
    'all languages of %s have the same pictures in the same order',
    (book) => {
      const editions = books.filter((file) => file.startsWith(book));
      expect(editions).toHaveLength(3);
      for (const file of editions) expect(picturesIn(file)).toEqual(picturesIn(`${book}.en.md`));
    },
  );

  it.each(['de', 'en', 'nl'])('every chapter of the rulebook has a picture (%s)', (language) => {
    const text = readFileSync(new URL(`rulebook.${language}.md`, folder), 'utf8');
    const chapters = text.split(/^(?=## )/m).slice(1);
    expect(chapters.length).toBeGreaterThan(10);
    const without = chapters.filter((chapter) => picturesOf(parseMarkdown(chapter)).length === 0);
    expect(without.map((chapter) => chapter.split('\n')[0])).toEqual([]);
  });
});
