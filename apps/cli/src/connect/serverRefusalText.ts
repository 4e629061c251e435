import type { RequestRefusal } from '@pithead/protocol';
import type { GameText, FormatProtocolReason, MessageValues } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import { refusalWithRule } from '../input/explainRefusals.ts';

export function serverRefusalText(
  { reason, why, rule = '', params = {} }: RequestRefusal,
  text: GameText | undefined,
  translateReason: FormatProtocolReason,
): string {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? printableLine(value) : value,
    ]),
  ) as MessageValues;
  if (reason === 'refusedByRules' && why !== undefined && text !== undefined)
    return refusalWithRule({ reason: why, rule: printableLine(rule), params: values }, text);
  return translateReason(reason, values);
}
