/** Interfaces that production code must not use: they turn text into code, or work over HTTPS only. */
import type { SourceFile } from './dependencyRules.ts';

interface ForbiddenApi {
  readonly what: string;
  readonly sign: RegExp;
  /** Files that need it. */
  readonly allowedIn?: RegExp;
}

const FORBIDDEN_APIS: readonly ForbiddenApi[] = [
  {
    what: 'text as markup',
    sign: /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|setHTMLUnsafe)\b/,
  },
  { what: 'text as markup', sign: /\bdocument\.write|\bcreateContextualFragment\b|\bDOMParser\b/ },
  {
    what: 'text as code',
    sign: /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|['"`]javascript:/,
  },
  { what: 'text as a query', sign: /\bsql\.(?:raw|unsafe)\b/ },
  // The delay of a retry and a suggested guest name need no secure random numbers.
  {
    what: 'guessable random numbers',
    sign: /\bMath\.random\b/,
    allowedIn:
      /^apps\/server\/src\/store\/retries\/retryTransient\.ts|^apps\/web\/src\/components\/NameField\.tsx$/,
  },
  // A server in a home network is reached over HTTP, where browsers lack these.
  { what: 'HTTPS is needed', sign: /\bcrypto\.(?:randomUUID|subtle)\b/ },
  {
    what: 'HTTPS is needed',
    sign: /\bnavigator\.clipboard\b/,
    allowedIn: /^apps\/web\/src\/components\/exportText\.ts$/,
  },
  // Measurements ask git for their commit and start the processes that they measure.
  {
    what: 'another program',
    sign: /from 'node:child_process'/,
    allowedIn: /^apps\/(?:cli\/src\/commands\/bench\.ts$|lab\/src\/(?:arena|bench|processes)\/)/,
  },
];

const isProduction = (path: string): boolean =>
  !/\.test\.tsx?$|\/testing\/|\/e2e\/|\/gallery\/|^packages\/testkit\/|^apps\/lab\/src\/proof\//.test(path);

export function findForbiddenApis(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => isProduction(path))
    .flatMap(({ path, text }) =>
      FORBIDDEN_APIS.filter(({ sign, allowedIn }) => sign.test(text) && allowedIn?.test(path) !== true).map(
        ({ what }) => `${path}: ${what}`,
      ),
    );
}
