import { expect, it } from 'vitest';
import { ShownNames } from '../testing/shownNames.ts';

it('whatever others do, nobody looks like another, and only an account takes a name from somebody', async () => {
  const names = await ShownNames.open();
  await names.search(3, '').finally(() => names.close());
  expect(names.findings).toEqual([]);
  expect(names.steps).toBe(90);
});
