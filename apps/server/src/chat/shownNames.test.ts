import { expect, it } from 'vitest';
import { ImpersonationSearch } from '../testing/chat/impersonationSearch.ts';

it('whatever others do, nobody looks like another, and only an account takes a name from somebody', async () => {
  const names = await ImpersonationSearch.open();
  await names.search(3, '').finally(() => names.close());
  expect(names.findings).toEqual([]);
  expect(names.steps).toBe(90);
});
