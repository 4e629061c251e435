import type { JSX } from 'preact';

const RULE = /\b([A-Z]{2}-\d+(?:\.\d+)?)\b/;
/** “Two for one: any two cubes …”: what stands before the colon, if it is short. */
const LEAD = /^([^:.]{2,40}:)\s/;

/** A text of a guide: rule numbers become links into the rulebook, and a short title before a colon is bold. */
export function RuleText({ text, game }: { readonly text: string; readonly game: string }): JSX.Element {
  const lead = LEAD.exec(text)?.[1] ?? '';
  const parts = text.slice(lead.length).split(RULE);
  return (
    <>
      {lead !== '' && <strong>{lead}</strong>}
      {parts.map((part, i) =>
        i % 2 === 1 ? (
          <a key={i} href={`/rules/${game}#${part}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
