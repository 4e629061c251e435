/**
 * Compiles an ICU message to the form that @lingui/core formats. Supports only what our messages use:
 * arguments, numbers, `plural`, `selectordinal`, `select`, `#` and quotes. Lingui's own compiler would be
 * five times the size of the rest of the library; a test compares the two.
 */
import type { Messages } from '@lingui/core';

type Compiled = Exclude<Messages[string], string>;
type Token = Compiled[number];
type Cases = Record<string, Compiled | number | undefined>;

const ARGUMENT =
  /\s*(\w+)\s*(?:,\s*(?:(number)\s*(?:,\s*(\w+)\s*)?|(plural|selectordinal|select)\s*,\s*(?:offset:(\d+)\s*)?))?/y;
const CASE = /\s*=?(\w+)\s*\{/y;
const END = /\s*\}/y;

export function compileMessage(message: string): Compiled {
  const reader = new Reader(message);
  const tokens = reader.tokens(false);
  if (!reader.isAtEnd) throw new Error(`not a message: ${message}`);
  return tokens;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Reads to the closing brace or the end. `#` is the number inside the cases of a plural. */
  tokens(isPlural: boolean): Compiled {
    const tokens: Compiled = [];
    let words = '';
    const push = (...more: Token[]): void => {
      if (words !== '') tokens.push(words);
      words = '';
      tokens.push(...more);
    };
    for (; !this.isAtEnd && this.#text[this.#at] !== '}'; this.#at++) {
      const sign = this.#text[this.#at] as string;
      if (sign === '{') push(this.#argument(isPlural));
      else if (sign === '#' && isPlural) push('#');
      else if (sign === "'") words += this.#quoted(isPlural);
      else words += sign;
    }
    push();
    return tokens;
  }

  /** Stops at its closing brace. */
  #argument(isPlural: boolean): Token {
    this.#at++;
    const [, name = '', number, style, kind, offset] = this.#take(ARGUMENT);
    if (kind === undefined) {
      this.#take(END);
      this.#at--;
      if (number === undefined) return [name];
      return style === undefined ? [name, number] : [name, number, style];
    }
    const cases: Cases = { offset: offset === undefined ? undefined : Number(offset) };
    while (!this.#isNext(END)) {
      const [, key = ''] = this.#take(CASE);
      cases[key] = this.tokens(kind !== 'select' || isPlural);
      if (this.#text[this.#at] !== '}') this.#fail();
      this.#at++;
    }
    this.#take(END);
    this.#at--;
    return [name, kind, cases];
  }

  /** `''` is an apostrophe; an apostrophe before a brace starts literal text; any other is itself. */
  #quoted(isPlural: boolean): string {
    const next = this.#text[this.#at + 1] ?? '';
    if (next === "'") {
      this.#at++;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(next === '#' && isPlural)) return "'";
    const end = this.#text.indexOf("'", this.#at + 1);
    if (end < 0) this.#fail();
    const words = this.#text.slice(this.#at + 1, end);
    this.#at = end;
    return words;
  }

  #isNext(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  #take(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? this.#fail();
    this.#at += found[0].length;
    return found;
  }

  #fail(): never {
    throw new Error(`not a message: ${this.#text}`);
  }
}
