import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { FormatMessage, Language } from '../formatMessage.ts';

/** Formats with lingui, the reference that our own formatter is compared with. */
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
