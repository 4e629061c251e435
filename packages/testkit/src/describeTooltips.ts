/** Tests of the explanations of components: texts in all languages, real rules, and elements that the table draws. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@pithead/text';
import { LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';

const MAX_WORDS = 25;
const BROKEN = /[{}]|undefined|NaN|null|\[object|  |\.\./;

interface ShownTooltip {
  readonly title: string;
  readonly text: string;
  readonly state: string | undefined;
}

interface TestedTooltips<V> {
  readonly kinds: Readonly<Record<string, { readonly selector: string; readonly rule: string }>>;
  describe(
    kind: string,
    context: { readonly view: V; readonly viewer: number | null; readonly shownSeat: number },
    element?: object,
  ): ShownTooltip;
}

export interface TooltipTest<V> {
  load(language: Language): Promise<TestedTooltips<V>>;
  /** The specification of the rules, in Markdown. */
  readonly rulebook: string;
  /** The folder with the code of the table. */
  readonly table: string;
  /** Views of seat 0 from positions of games. */
  views(): Iterable<V>;
  /** Kinds of components, from the tables of the rules: each must be explained. */
  readonly components: readonly string[];
  /** Names of elements (`data-at`) whose state is described. */
  readonly anchors: readonly string[];
}

const sourcesBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/tooltips|test|gallery|rulebookPictures/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Classes and attribute values of a selector. */
const namesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]+)|="([^"]+)"/g)].map(([, name, value]) => name ?? value ?? '');

/** Literally, or as a template: `rw-board-${board}` draws `rw-board-1`. */
const isDrawn = (sources: string, name: string): boolean =>
  sources.includes(name) ||
  [...name.matchAll(/-/g)].some(({ index }) => sources.includes(`${name.slice(0, index + 1)}\${`));

/** Stands for an element of a page. */
const elementNamed = (at: string): object => ({ dataset: { at, area: at }, querySelector: () => null });

export function describeTooltips<V>(test: TooltipTest<V>): void {
  describe('the explanations of components', () => {
    it.each(LANGUAGES)('name and explain every kind shortly in the language %s', async (language) => {
      const { kinds, describe: explain } = await test.load(language);
      const context = { view: [...test.views()][0] as V, viewer: 0, shownSeat: 0 };
      expect(Object.keys(kinds)).toEqual(expect.arrayContaining([...test.components]));
      for (const kind of Object.keys(kinds)) {
        const { title, text, state } = explain(kind, context);
        expect(state, kind).toBeUndefined();
        expect(title, kind).toMatch(/^\p{Lu}/u);
        expect(text, kind).toMatch(/^\p{Lu}.*\.$/u);
        expect(`${title} ${text}`, kind).not.toMatch(BROKEN);
        expect(text.split(/\s+/).length, `${kind}: ${text}`).toBeLessThanOrEqual(MAX_WORDS);
      }
    });

    it('different kinds have different titles and texts', async () => {
      for (const language of LANGUAGES) {
        const { kinds, describe: explain } = await test.load(language);
        const context = { view: [...test.views()][0] as V, viewer: 0, shownSeat: 0 };
        const all = Object.keys(kinds).map((kind) => explain(kind, context));
        expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
        expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
      }
    });

    it('every kind cites a rule of the rulebook', async () => {
      for (const [kind, { rule }] of Object.entries((await test.load('en')).kinds))
        expect(test.rulebook.includes(`**${rule}**`), `${kind}: ${rule}`).toBe(true);
    });

    it('the table draws what the selector of every kind names', async () => {
      const sources = sourcesBelow(test.table);
      for (const [kind, { selector }] of Object.entries((await test.load('en')).kinds)) {
        const missing = namesIn(selector).filter((name) => !isDrawn(sources, name));
        expect(missing, `${kind}: ${selector}`).toEqual([]);
      }
    });

    it('the state of a component is a sentence in every position, for players and spectators', async () => {
      for (const language of LANGUAGES) {
        const { kinds, describe: explain } = await test.load(language);
        for (const view of test.views())
          for (const viewer of [0, null])
            for (const kind of Object.keys(kinds))
              for (const anchor of ['', ...test.anchors]) {
                const { state } = explain(kind, { view, viewer, shownSeat: 0 }, elementNamed(anchor));
                if (state === undefined) continue;
                expect(state, `${kind} ${anchor}`).toMatch(/\.$/);
                expect(state, `${kind} ${anchor}`).not.toMatch(BROKEN);
              }
      }
    });
  });
}
