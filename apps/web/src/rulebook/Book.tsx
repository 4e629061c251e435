import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Block, RulebookSection } from '@pithead/text/rulebook';
import { passagesOf, readingMinutes, rulesOf, sectionsOf } from '@pithead/text/rulebook';
import type { RulebookTexts } from '../text/rulebook/index.ts';
import type { LoadedRulebook } from './loadRulebook.ts';
import type { MarkdownContext } from './Markdown.tsx';
import { MarkdownBlocks } from './Markdown.tsx';
import { RulebookSearch } from './RulebookSearch.tsx';
import './rulebook.css';

interface Props {
  readonly book: LoadedRulebook;
  /** The anchor of the rule that is marked. */
  readonly linked: string;
  readonly texts: RulebookTexts;
  /** The contents are open from the beginning. */
  readonly hasContents: boolean;
  /** Shows the place of a rule on the table next to the book. */
  showPlace?(selector: string): void;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly blocks: readonly Block[];
  readonly sections: readonly RulebookSection[];
}

const toPart = (id: string, title: string, blocks: readonly Block[]): Part => ({
  id,
  title,
  minutes: readingMinutes(blocks),
  blocks,
  sections: sectionsOf(blocks),
});

/** How to play, then all the rules; next to them the search and the contents of both. */
export function Book({ book, linked, texts, hasContents, showPlace }: Props): JSX.Element {
  const { game, howToPlay, rules, pictures, language, help } = book;
  const parts = useMemo(
    () =>
      [toPart('how-to-play', texts.howToPlay, howToPlay), toPart('all-rules', texts.allRules, rules)].filter(
        ({ blocks }) => blocks.length > 0,
      ),
    [book, texts],
  );
  const entries = useMemo(() => [...passagesOf(howToPlay), ...rulesOf(rules)], [book]);
  const context = useMemo(
    (): MarkdownContext => ({
      rules: new Set(entries.map(({ number }) => number)),
      linked,
      linkTo: (rule) => texts.linkTo({ rule }),
      pictures,
      language,
      exampleAt: (id) =>
        help?.help.examples.some((example) => example.id === id) === true
          ? `/rules/${game}/try/${id}`
          : undefined,
      placeButton(rule) {
        const place = help && placeOfRule(help.help.places, rule);
        return place === undefined || showPlace === undefined ? null : (
          <button
            type="button"
            class="rule-place"
            aria-label={texts.showPlaceOf({ rule })}
            onClick={() => showPlace(place)}
          >
            {texts.showPlace}
          </button>
        );
      },
    }),
    [entries, linked, texts, showPlace],
  );
  return (
    <div class="rulebook">
      <div class="rulebook-columns">
        <aside class="rulebook-side">
          <RulebookSearch entries={entries} synonyms={help?.synonyms} texts={texts} />
          <Contents parts={parts} texts={texts} isOpen={hasContents} />
        </aside>
        <article class="rulebook-text">
          {parts.map(({ id, title, minutes, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <header class="rulebook-part">
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
                <p>{texts.readingTime({ minutes })}</p>
              </header>
              <MarkdownBlocks blocks={blocks} context={context} />
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

function Contents({
  parts,
  texts,
  isOpen,
}: {
  readonly parts: readonly Part[];
  readonly texts: RulebookTexts;
  readonly isOpen: boolean;
}): JSX.Element {
  return (
    <details class="rulebook-contents" open={isOpen}>
      <summary>{texts.contents}</summary>
      <nav aria-label={texts.contents}>
        <ol>
          {parts.map(({ id, title, minutes, sections }) => (
            <li key={id}>
              <a class="rulebook-contents-part" href={`#${id}`}>
                {title} <small>{texts.minutes({ minutes })}</small>
              </a>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Scrolls to an anchor of the book and moves the focus there, so that a screen reader goes on from it. */
export function showAnchor(root: ParentNode, anchor: string): void {
  const place = root.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** A CSS selector of the place on the table that a rule is about: of the rule itself, or of its section. */
function placeOfRule(places: Readonly<Record<string, string>>, rule: string): string | undefined {
  const [section = ''] = rule.split('.');
  return places[rule] ?? places[section];
}
