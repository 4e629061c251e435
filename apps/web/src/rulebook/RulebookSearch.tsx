import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RulebookEntry, SearchSynonyms } from '@pithead/text/rulebook';
import { excerpt, searchRules } from '@pithead/text/rulebook';
import type { RulebookTexts } from '../text/rulebook/index.ts';

interface Props {
  readonly entries: readonly RulebookEntry[];
  readonly synonyms: SearchSynonyms | undefined;
  readonly texts: RulebookTexts;
}

export function RulebookSearch({ entries, synonyms, texts }: Props): JSX.Element {
  const [query, setQuery] = useState('');
  const found = searchRules(entries, query, synonyms);
  const hasQuery = query.trim() !== '';
  return (
    <search class="rulebook-search">
      <label>
        <span>{texts.search}</span>
        <input
          type="search"
          value={query}
          placeholder={texts.searchHint}
          autocomplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            // Only empties the field; without a query the key closes what contains the book.
            event.preventDefault();
            event.stopPropagation();
            setQuery('');
          }}
        />
      </label>
      <p role="status">{hasQuery && texts.found({ count: found.length })}</p>
      {hasQuery && found.length > 0 && (
        <ul>
          {found.map(({ id, number, text, section }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {number === '' ? (
                  <>
                    <b>{section}</b> <small>{texts.howToPlay}</small>
                  </>
                ) : (
                  <>
                    <b>{number}</b> <small>{section}</small>
                  </>
                )}
                <span>{excerpt(text, query, synonyms)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
