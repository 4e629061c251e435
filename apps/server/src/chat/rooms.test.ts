/** Players and onlookers have a room each, and neither can know what is said in the other. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChatRooms } from '../testing/chatRooms.ts';

let rooms: ChatRooms;

beforeAll(async () => {
  rooms = await ChatRooms.open();
});
afterAll(() => rooms.close());

it('neither room can tell from anything it hears or reads whether the other one talks', async () => {
  await rooms.compare(8, '');
  expect(rooms.findings).toEqual([]);
  expect(rooms.pairs).toBe(8);
});

it('the search finds every fault that was planted in the chat', async () => {
  const caught: unknown[] = [];
  for await (const [name, isCaught] of rooms.plantedLeaks('')) caught.push([name, isCaught]);
  expect(caught).toEqual(caught.map((each) => [(each as [string])[0], true]));
  expect(caught).toHaveLength(6);
});
