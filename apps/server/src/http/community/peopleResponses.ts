import type { PersonInfo } from '@pithead/protocol';
import type { FastifyRequest } from 'fastify';
import type { LoginThrottle } from '../../people/loginThrottle.ts';
import type { PeopleRefusal } from '../../people/peopleRefusal.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import type { PersonRow } from '../../store/store.ts';

export const personInfo = ({ id, name, language, accountKey }: PersonRow): PersonInfo => ({
  id,
  name,
  language,
  isAccount: accountKey !== null,
});

/** Operators get a link to the page of moderation; nobody else learns that there is one. */
export async function ownPersonInfo({ store }: ServerContext, person: PersonRow): Promise<PersonInfo> {
  const isOperator = person.accountKey !== null && (await store.isOperator(person.id));
  return { ...personInfo(person), ...(isOperator && { isOperator }) };
}

export function throwIfRefused<T extends { readonly ok: true }>(result: T | PeopleRefusal): T {
  if (!result.ok) throw new RequestError(result.reason, result.params);
  return result;
}

export function throttlePassword(throttle: LoginThrottle, request: FastifyRequest, accountKey: string): void {
  const allowed = throttle.allow(request.ip, accountKey);
  if (!allowed.ok) throw new RequestError('tooFast', { seconds: Math.ceil(allowed.retryAfterMs / 1000) });
}

/** Not awaited: the name has changed even if waiting rooms can't be updated. */
export function publishRename({ tables, log }: ServerContext, person: string): void {
  tables
    .publishRename(person)
    .catch((error: unknown) => log.warn({ error: String(error) }, 'new name not published'));
}
