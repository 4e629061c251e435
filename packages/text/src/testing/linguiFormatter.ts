import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { FormatMessage, Language } from '../formatMessage.ts';

export function linguiFormatter(language: Language): FormatMessage {
  return (message, values = {}) => {
    const messages = { [language]: { [message]: compileMessageOrThrow(message) } };
    return message === '' ? '' : setupI18n({ locale: language, messages })._(message, { ...values });
  };
}

/** Values for every argument that a message may have: few enough to try all, with all plural categories. */
export function sampleValues(message: string): Record<string, number | string>[] {
  const names = [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name))];
  return [0, 1, 2, 3, 11, 21, 1234].map((number) =>
    Object.fromEntries(names.map((name, i) => [name, isNumber(message, name) ? number + i : `${name} ${i}`])),
  );
}

const isNumber = (message: string, name: string): boolean =>
  new RegExp(`\\{\\s*${name}\\s*,\\s*(?:number|plural|selectordinal)`).test(message);

export const parametersOf = (message: string): string[] =>
  [...new Set(namesIn(compileMessageOrThrow(message)))].toSorted();

/** An argument is compiled to `[name]`, `[name, 'number', style]` or `[name, 'plural', { one: tokens, … }]`. */
function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , cases] = token as [string, unknown, unknown];
    return [
      name,
      ...(typeof cases === 'object' && cases !== null ? Object.values(cases).flatMap(namesIn) : []),
    ];
  });
}
