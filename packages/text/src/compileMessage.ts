/**
 * Compiles ICU messages to functions. Supports what our catalogues use: arguments, `number` (also `percent`), `plural`,
 * `selectordinal`, `select`, `#` and quotes. A message library would be several times as large; a test compares
 * the results with lingui's.
 */
export type MessageValues = Readonly<Record<string, number | string>>;

export type CompiledMessage = (values: MessageValues) => string;

export interface MessageLocale {
  number(value: number): string;
  percent(value: number): string;
  cardinal(value: number): string;
  ordinal(value: number): string;
}

/** `count` is the formatted number that `#` stands for in the cases of a plural. */
type Part = (values: MessageValues, count: string) => string;

const ARGUMENT =
  /\{\s*(\w+)\s*(?:,\s*(?:(number)\s*(?:,\s*(percent)\s*)?|(plural|selectordinal|select)\s*,\s*))?/y;
const CASE = /\s*=?(\w+)\s*\{/y;
const END = /\s*\}/y;

export function compileMessage(message: string, locale: MessageLocale): CompiledMessage {
  let at = 0;

  function fail(): never {
    throw new Error(`not a message: ${message}`);
  }
  function take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = at;
    const found = pattern.exec(message) ?? fail();
    at = pattern.lastIndex;
    return found;
  }
  function isNext(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    return pattern.test(message);
  }

  function parts(isPlural: boolean): Part {
    const read: Part[] = [];
    let text = '';
    const push = (part?: Part): void => {
      const literal = text;
      if (literal !== '') read.push(() => literal);
      if (part !== undefined) read.push(part);
      text = '';
    };
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') push(argument(isPlural));
      else if (message[at] === "'") text += quoted(isPlural);
      else if (message[at] === '#' && isPlural) {
        at++;
        push((_, count) => count);
      } else text += message[at++];
    }
    push();
    return (values, count) => read.map((part) => part(values, count)).join('');
  }

  function argument(isPlural: boolean): Part {
    const [, name = '', number, percent, kind] = take(ARGUMENT);
    if (kind === undefined) {
      take(END);
      if (number === undefined) return (values) => String(values[name] ?? '');
      const format = percent === undefined ? locale.number : locale.percent;
      return (values) => format(Number(values[name]));
    }
    const cases: Record<string, Part> = {};
    while (!isNext(END)) {
      const [, key = ''] = take(CASE);
      cases[key] = parts(kind !== 'select' || isPlural);
      take(END);
    }
    take(END);
    const other = cases['other'] ?? fail();
    if (kind === 'select') return (values, count) => (cases[values[name] ?? ''] ?? other)(values, count);
    const category = kind === 'plural' ? locale.cardinal : locale.ordinal;
    return (values) => {
      const value = Number(values[name]);
      return (cases[value] ?? cases[category(value)] ?? other)(values, locale.number(value));
    };
  }

  /** `''` is an apostrophe; an apostrophe before a brace starts literal text; any other is itself. */
  function quoted(isPlural: boolean): string {
    const next = message[at + 1] ?? '';
    const isLiteral = next === '{' || next === '}' || (next === '#' && isPlural);
    const end = isLiteral ? message.indexOf("'", at + 1) : at + Number(next === "'");
    if (end < 0) fail();
    const text = isLiteral ? message.slice(at + 1, end) : "'";
    at = end + 1;
    return text;
  }

  const all = parts(false);
  if (at < message.length) fail();
  return (values) => all(values, '');
}
