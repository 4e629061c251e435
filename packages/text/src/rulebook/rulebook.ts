import type { Block, Inline, ListItem } from './markdown.ts';
import { parseMarkdown } from './markdown.ts';
import { plainText } from './plainText.ts';

export interface NumberedRule {
  /** A rule `GA-4.2`, a test case `GA-T1` or `RW-D3`, or a ruling `R7`. */
  readonly number: string;
  /** Only informs, e.g. about the contents of the box: neither code nor tests need to cite it. */
  readonly isInformation: boolean;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  /** `GA` */
  readonly prefix: string;
  readonly rules: readonly NumberedRule[];
  /** `GA-T1` …: examples of the printed rulebook; `RW-D1` …: derived by us. */
  readonly cases: readonly NumberedRule[];
  /** `R1` …: our answers to open questions. */
  readonly rulings: readonly NumberedRule[];
}

const NUMBER = /^(?:[A-Z]{2}-[TD]?\d+(?:\.\d+)*|R ?\d+\b)/;
const INFORMATION = ['(information)', '(Information)', '(informatie)'];

export function parseRulebook(markdown: string): Rulebook {
  const numbered = parseMarkdown(markdown).flatMap((block) =>
    block.kind === 'list' ? block.items.flatMap((item) => numberedRule(item) ?? []) : [],
  );
  const isCase = ({ number }: NumberedRule): boolean => /-[TD]/.test(number);
  const isRuling = ({ number }: NumberedRule): boolean => !number.includes('-');
  const rules = numbered.filter((each) => !isCase(each) && !isRuling(each));
  return {
    prefix: rules[0]?.number.split('-')[0] ?? '',
    rules,
    cases: numbered.filter(isCase),
    rulings: numbered.filter(isRuling),
  };
}

function numberedRule({ blocks: [first, ...others] }: ListItem): NumberedRule | undefined {
  if (first?.kind !== 'paragraph') return undefined;
  const [bold, ...behind] = first.parts;
  if (typeof bold !== 'object' || bold.kind !== 'bold') return undefined;
  const found = NUMBER.exec(plainText(bold.parts))?.[0];
  if (found === undefined) return undefined;
  const mark = behind.findIndex((part) => typeof part === 'object');
  const isInformation =
    mark >= 0 &&
    plainText(behind.slice(0, mark)).trim() === '' &&
    INFORMATION.includes(plainText([behind[mark] as Inline]));
  const title = withoutStart(bold.parts, found.length);
  const parts = [
    ...(title.length > 0 ? [{ kind: 'bold' as const, parts: title }] : []),
    ...(isInformation ? behind.slice(mark + 1) : behind),
  ];
  return {
    number: found.replace(' ', ''),
    isInformation,
    blocks: [{ kind: 'paragraph', parts }, ...others],
  };
}

function withoutStart([first, ...others]: readonly Inline[], characters: number): Inline[] {
  if (first === undefined || characters === 0) return first === undefined ? [] : [first, ...others];
  const text = plainText([first]);
  if (text.length <= characters) return withoutStart(others, characters - text.length);
  return [text.slice(characters), ...others];
}
