import type { Refused } from '@pithead/protocol';
import type { GameText, SayReason, Values } from '@pithead/text';
import { printable } from '@pithead/terminal';
import { refusalText } from '../play/why.ts';

export function reasonText(
  { reason, why, rule = '', params = {} }: Refused,
  text: GameText | undefined,
  sayReason: SayReason,
): string {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? printable(value) : value,
    ]),
  ) as Values;
  if (reason === 'refusedByRules' && why !== undefined && text !== undefined)
    return refusalText({ reason: why, rule: printable(rule), params: values }, text);
  return sayReason(reason, values);
}
