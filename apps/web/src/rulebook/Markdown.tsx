/** Renders parsed Markdown as nodes; nothing is interpreted as HTML. */
import type { JSX } from 'preact';
import type { Language } from '@pithead/text';
import type { Block, Inline, ListItem } from '@pithead/text/rulebook';
import type { RulebookPictures } from '@pithead/ui';
import { Link } from '../router.tsx';

/** Links that may be followed: anchors, own pages, and http(s). */
const isSafe = (to: string): boolean => /^(?:#|\/(?!\/)|https?:\/\/)/.test(to);

export interface MarkdownContext {
  /** Rule numbers of this book: references to others are not made links. */
  readonly rules: ReadonlySet<string>;
  readonly linked: string;
  linkTo(rule: string): string;
  readonly pictures: RulebookPictures | undefined;
  readonly language: Language;
  /** The page of a playable example; undefined if there is none with this id. */
  exampleAt(id: string): string | undefined;
  /** Leads from a rule to its place on the table, if there is a table. */
  placeButton(rule: string): JSX.Element | null;
}

function InlineParts({
  parts,
  context,
}: {
  readonly parts: readonly Inline[];
  readonly context: MarkdownContext;
}): JSX.Element {
  return (
    <>
      {parts.map((part, i) => (
        <InlinePart key={i} part={part} context={context} />
      ))}
    </>
  );
}

function InlinePart({
  part,
  context,
}: {
  readonly part: Inline;
  readonly context: MarkdownContext;
}): JSX.Element {
  if (typeof part === 'string') return <>{part}</>;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const inner = <InlineParts parts={part.parts} context={context} />;
  if (part.kind === 'bold') return <strong>{inner}</strong>;
  if (part.kind === 'italic') return <em>{inner}</em>;
  if (part.kind === 'example') {
    const page = context.exampleAt(part.id);
    return page === undefined ? (
      <></>
    ) : (
      <Link to={page} class="button rule-example">
        {inner}
      </Link>
    );
  }
  const isDead =
    part.to.startsWith('#') && /^#[A-Z]{2}-/.test(part.to) && !context.rules.has(part.to.slice(1));
  return isDead || !isSafe(part.to) ? inner : <a href={part.to}>{inner}</a>;
}

function ListRow({
  item,
  context,
}: {
  readonly item: ListItem;
  readonly context: MarkdownContext;
}): JSX.Element {
  const { rule, blocks } = item;
  if (rule === '') {
    return (
      <li>
        <MarkdownBlocks blocks={blocks} context={context} />
      </li>
    );
  }
  const [first, ...rest] = blocks;
  return (
    <li
      id={rule}
      tabIndex={-1}
      class={`rule${context.linked === rule ? ' is-linked' : ''}`}
      {...(context.linked === rule && { 'aria-current': 'true' })}
    >
      <div class="rule-head">
        <a class="rule-number" href={`#${rule}`} aria-label={context.linkTo(rule)}>
          {rule}
        </a>
        {context.placeButton(rule)}
      </div>
      <div class="rule-text">
        {first?.kind === 'paragraph' && (
          <p>
            <InlineParts parts={withoutNumber(first.parts)} context={context} />
          </p>
        )}
        <MarkdownBlocks blocks={first?.kind === 'paragraph' ? rest : blocks} context={context} />
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
  context,
}: {
  readonly block: Block;
  readonly context: MarkdownContext;
}): JSX.Element {
  if (block.kind === 'break') return <hr />;
  if (block.kind === 'code') return <pre>{block.text}</pre>;
  if (block.kind === 'table') return <Table block={block} context={context} />;
  if (block.kind === 'list') {
    const rows = block.items.map((item, i) => <ListRow key={item.rule || i} item={item} context={context} />);
    return block.isOrdered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
  }
  if (block.kind === 'picture') return <Picture block={block} context={context} />;
  const inner = <InlineParts parts={block.parts} context={context} />;
  if (block.kind === 'paragraph') return <p>{inner}</p>;
  // One level deeper than in the file: the book has two parts with headings of their own.
  const Heading = `h${Math.min(6, block.level + 1)}` as 'h3';
  return (
    <Heading id={block.id} tabIndex={-1}>
      {inner}
    </Heading>
  );
}

/** Components of a table could take the focus: `inert` makes them a picture, which the caption describes. */
function Picture({
  block: { name, caption },
  context,
}: {
  readonly block: Extract<Block, { kind: 'picture' }>;
  readonly context: MarkdownContext;
}): JSX.Element {
  const Drawing = context.pictures?.pictures[name];
  return (
    <figure class="rule-picture">
      {Drawing !== undefined && (
        <div class="rule-picture-frame" data-picture={name} inert>
          <Drawing language={context.language} />
        </div>
      )}
      <figcaption>
        <InlineParts parts={caption} context={context} />
      </figcaption>
    </figure>
  );
}

function Table({
  block,
  context,
}: {
  readonly block: Extract<Block, { kind: 'table' }>;
  readonly context: MarkdownContext;
}): JSX.Element {
  return (
    <div class="rule-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              <th key={i} scope="col">
                <InlineParts parts={cell} context={context} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) => (
                <td key={x}>
                  <InlineParts parts={cell} context={context} />
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
  context,
}: {
  readonly blocks: readonly Block[];
  readonly context: MarkdownContext;
}): JSX.Element {
  return (
    <>
      {blocks.map((block, i) => (
        <MarkdownBlock key={i} block={block} context={context} />
      ))}
    </>
  );
}
