/** What the server sends for people to read, as text for a terminal. */
import type { Ply } from '@pithead/kernel';
import type { RequestRefusal } from '@pithead/protocol';
import type { GameText, FormatProtocolReason, MessageValues } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import { refusalWithRule } from '../input/explainRefusals.ts';
import type { TranslateCliMessage } from '../text/index.ts';

export function serverRefusalText(
  { reason, why, rule = '', params = {} }: RequestRefusal,
  text: GameText | undefined,
  translateReason: FormatProtocolReason,
  ply?: Ply,
): string {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? printableLine(value) : value,
    ]),
  ) as MessageValues;
  if (reason === 'refusedByRules' && why !== undefined && text !== undefined)
    return refusalWithRule({ reason: why, rule: printableLine(rule), params: values }, text, ply);
  return translateReason(reason, values);
}

/** The server's name for somebody who was deleted, with a number if there are several. */
const DELETED = /^—(?= \d+$|$)/;

export const personName = (name: string, translate: TranslateCliMessage): string =>
  printableLine(name).replace(DELETED, translate('formerPlayer'));
