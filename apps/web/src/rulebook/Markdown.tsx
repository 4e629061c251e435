/** Renders parsed Markdown as nodes; nothing is interpreted as HTML. */
import type { JSX } from 'preact';
import type { Block, Inline, ListItem } from './markdown.ts';

/** Links that may be followed: anchors, own pages, and http(s). */
const isSafe = (to: string): boolean => /^(?:#|\/(?!\/)|https?:\/\/)/.test(to);

export interface MarkdownContext {
  /** Rule numbers of this book: references to others are not made links. */
  readonly rules: ReadonlySet<string>;
  readonly linked: string;
  linkTo(rule: string): string;
}

function InlineParts({
  parts,
  mark,
}: {
  readonly parts: readonly Inline[];
  readonly mark: MarkdownContext;
}): JSX.Element {
  return (
    <>
      {parts.map((part, i) => (
        <InlinePart key={i} part={part} mark={mark} />
      ))}
    </>
  );
}

function InlinePart({ part, mark }: { readonly part: Inline; readonly mark: MarkdownContext }): JSX.Element {
  if (typeof part === 'string') return <>{part}</>;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const inner = <InlineParts parts={part.parts} mark={mark} />;
  if (part.kind === 'bold') return <strong>{inner}</strong>;
  if (part.kind === 'italic') return <em>{inner}</em>;
  const isDead = part.to.startsWith('#') && /^#[A-Z]{2}-/.test(part.to) && !mark.rules.has(part.to.slice(1));
  return isDead || !isSafe(part.to) ? inner : <a href={part.to}>{inner}</a>;
}

function ListRow({ item, mark }: { readonly item: ListItem; readonly mark: MarkdownContext }): JSX.Element {
  const { rule, blocks } = item;
  if (rule === '') {
    return (
      <li>
        <MarkdownBlocks blocks={blocks} mark={mark} />
      </li>
    );
  }
  const [first, ...rest] = blocks;
  return (
    <li
      id={rule}
      tabIndex={-1}
      class={`rule${mark.linked === rule ? ' is-linked' : ''}`}
      {...(mark.linked === rule && { 'aria-current': 'true' })}
    >
      <a class="rule-number" href={`#${rule}`} aria-label={mark.linkTo(rule)}>
        {rule}
      </a>
      <div class="rule-text">
        {first?.kind === 'paragraph' && (
          <p>
            <InlineParts parts={withoutNumber(first.parts)} mark={mark} />
          </p>
        )}
        <MarkdownBlocks blocks={first?.kind === 'paragraph' ? rest : blocks} mark={mark} />
      </div>
    </li>
  );
}

/** The number is drawn next to the rule. */
function withoutNumber([, ...parts]: readonly Inline[]): Inline[] {
  const [next, ...rest] = parts;
  return typeof next === 'string' ? [next.trimStart(), ...rest] : parts;
}

function MarkdownBlock({
  block,
  mark,
}: {
  readonly block: Block;
  readonly mark: MarkdownContext;
}): JSX.Element {
  if (block.kind === 'break') return <hr />;
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'table') return <Table block={block} mark={mark} />;
  if (block.kind === 'list') {
    const rows = block.items.map((item, i) => <ListRow key={item.rule || i} item={item} mark={mark} />);
    return block.isOrdered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
  }
  const inner = <InlineParts parts={block.parts} mark={mark} />;
  if (block.kind === 'paragraph') return <p>{inner}</p>;
  const Heading = `h${Math.min(6, block.level)}` as 'h2';
  return (
    <Heading id={block.id} tabIndex={-1}>
      {inner}
    </Heading>
  );
}

function Table({
  block,
  mark,
}: {
  readonly block: Extract<Block, { kind: 'table' }>;
  readonly mark: MarkdownContext;
}): JSX.Element {
  return (
    <div class="rule-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              <th key={i} scope="col">
                <InlineParts parts={cell} mark={mark} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) => (
                <td key={x}>
                  <InlineParts parts={cell} mark={mark} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function MarkdownBlocks({
  blocks,
  mark,
}: {
  readonly blocks: readonly Block[];
  readonly mark: MarkdownContext;
}): JSX.Element {
  return (
    <>
      {blocks.map((block, i) => (
        <MarkdownBlock key={i} block={block} mark={mark} />
      ))}
    </>
  );
}
