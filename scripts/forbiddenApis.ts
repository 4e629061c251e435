/**
 * Places where text would become markup, code or a query, and what works over HTTPS alone: none of them in
 * what runs in production.
 */
import type { SourceFile } from './dependencyRules.ts';

interface Sink {
  readonly what: string;
  readonly sign: RegExp;
  /** Files that have one for a reason. */
  readonly excused?: RegExp;
}

const SINKS: readonly Sink[] = [
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
  // How long a retry waits and which name a guest is offered may be guessed.
  {
    what: 'chance that can be guessed',
    sign: /\bMath\.random\b/,
    excused:
      /^apps\/server\/src\/store\/(?:executor\.ts|contract\/)|^apps\/web\/src\/components\/NameField\.tsx$/,
  },
  // A server in a home network is reached over HTTP, where browsers leave these out.
  { what: 'HTTPS is needed', sign: /\bcrypto\.(?:randomUUID|subtle)\b/ },
  {
    what: 'HTTPS is needed',
    sign: /\bnavigator\.clipboard\b/,
    excused: /^apps\/web\/src\/components\/exportText\.ts$/,
  },
  // The command line asks git for the commit of a measurement and starts what is measured.
  {
    what: 'another program',
    sign: /from 'node:child_process'/,
    excused: /^apps\/(?:cli\/src\/commands\/bench\.ts$|lab\/src\/(?:arena|bench|processes)\/)/,
  },
];

const isProduction = (path: string): boolean =>
  !/\.test\.tsx?$|\/testing\/|\/e2e\/|\/gallery\/|^packages\/testkit\/|^apps\/lab\/src\/proof\//.test(path);

export function findForbiddenApis(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => isProduction(path))
    .flatMap(({ path, text }) =>
      SINKS.filter(({ sign, excused }) => sign.test(text) && excused?.test(path) !== true).map(
        ({ what }) => `${path}: ${what}`,
      ),
    );
}
