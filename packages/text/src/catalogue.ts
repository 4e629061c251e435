/**
 * A catalogue is an object of ICU messages, possibly nested. The English catalogue (`as const`) defines keys and
 * parameters; the other languages have the type `Translation<typeof en>`.
 */
import type { FormatMessage, Language } from './formatMessage.ts';
import { messageFormatter } from './formatMessage.ts';

/** The English catalogue with its messages widened to strings. */
export type Translation<T> = T extends string ? string : { readonly [K in keyof T]: Translation<T[K]> };

export type MessageParams<M extends string> = string extends M
  ? Readonly<Record<string, number | string>>
  : { readonly [A in Arguments<M> as A[0]]: A[1] };

/**
 * `[name, type]` of each argument. Walks from brace to brace; the stack holds `m` inside a message and `c`
 * between the cases of a plural or select.
 */
type Arguments<
  S extends string,
  Stack extends string = 'm',
  Found = never,
> = S extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? AfterClose<S, Stack, Found>
    : Stack extends `c${string}`
      ? Arguments<Rest, `m${Stack}`, Found>
      : Argument<Rest, Stack, Found>
  : AfterClose<S, Stack, Found>;

type AfterClose<S extends string, Stack extends string, Found> = S extends `${string}}${infer Rest}`
  ? Arguments<Rest, Stack extends `${'c' | 'm'}${infer Below}` ? Below : '', Found>
  : Found;

type Argument<S extends string, Stack extends string, Found> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Kind}{${string}`
    ? S extends `${string}{${infer Cases}`
      ? Arguments<`{${Cases}`, `c${Stack}`, Found | [Trimmed<Name>, ValueFor<Kind>]>
      : never
    : Head extends `${infer Name},${string}`
      ? Arguments<Rest, Stack, Found | [Trimmed<Name>, number]>
      : Arguments<Rest, Stack, Found | [Trimmed<Head>, number | string]>
  : never;

type Trimmed<S extends string> = S extends ` ${infer T}` | `${infer T} ` ? Trimmed<T> : S;
type ValueFor<Kind extends string> = Trimmed<Kind> extends `select,${string}` ? number | string : number;

export type BoundCatalogue<T> = T extends string
  ? keyof MessageParams<T> extends never
    ? string
    : (params: MessageParams<T>) => string
  : { readonly [K in keyof T]: BoundCatalogue<T[K]> };

/** `texts.title`, `texts.seatsFree({ count: 2 })`. */
export const bindCatalogue = <T extends object>(
  language: Language,
  catalogue: Translation<T>,
): BoundCatalogue<T> => bind(catalogue, messageFormatter(language)) as BoundCatalogue<T>;

function bind(node: unknown, format: FormatMessage): unknown {
  if (typeof node === 'string')
    return node.includes('{') ? (params: Parameters<FormatMessage>[1]) => format(node, params) : format(node);
  if (Array.isArray(node)) return node.map((each) => bind(each, format));
  return Object.fromEntries(Object.entries(node as object).map(([key, each]) => [key, bind(each, format)]));
}

/** `translate('badSeatCount', { min, max, seats })`, for a flat catalogue. */
export type Translate<T extends Readonly<Record<string, string>>> = <K extends keyof T & string>(
  key: K,
  ...params: keyof MessageParams<T[K]> extends never ? [] : [params: MessageParams<T[K]>]
) => string;

export function createTranslate<T extends Readonly<Record<string, string>>>(
  language: Language,
  catalogue: Translation<T>,
): Translate<T> {
  const format = messageFormatter(language);
  return (key, ...[params]) => format(catalogue[key] as string, params);
}

/** Whether a string from outside is a key of the catalogue; inherited names are not. */
export const isKeyOf = <T extends object>(catalogue: T, key: string): key is keyof T & string =>
  Object.hasOwn(catalogue, key);

export const findText = (texts: Readonly<Record<string, string>>, id: string): string | undefined =>
  isKeyOf(texts, id) ? texts[id] : undefined;
