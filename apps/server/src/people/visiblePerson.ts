import { RequestError } from '../requestError.ts';
import type { PersonRow, Store } from '../store/store.ts';

/**
 * A person as far as `viewer` may know that there is one. After a block between the two, the answer is that of
 * an unknown id.
 */
export async function findVisiblePerson(
  store: Pick<Store, 'findPerson' | 'isBlockedBetween'>,
  viewer: string | null,
  id: string,
): Promise<PersonRow> {
  const person = await store.findPerson(id);
  const isBlocked = viewer !== null && (await store.isBlockedBetween(viewer, id));
  if (person === undefined || isBlocked) throw new RequestError('notFound');
  return person;
}
