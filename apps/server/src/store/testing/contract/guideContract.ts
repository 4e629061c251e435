import type { GuideStatus } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import { addPerson } from '../testRows.ts';

const guide = (
  [chapter, step]: readonly [number, number],
  finished: readonly string[] = [],
  more: Partial<GuideStatus> = {},
): GuideStatus => ({
  game: 'siberia',
  version: 1,
  finished: [...finished],
  furthest: { chapter, step },
  current: { chapter, step },
  ...more,
});

export function guideContract(store: StoreProvider): void {
  describe('progress in guides', () => {
    it('progress is stored per person and game', async () => {
      const [{ id }, other] = [await addPerson(store()), await addPerson(store())];
      const [siberia, rockwell] = [
        guide([1, 4], ['sixTiles']),
        guide([0, 2], [], { game: 'rockwell', current: null }),
      ];
      await store().saveGuides(id, [siberia, rockwell]);
      expect(await store().guidesOf(id)).toEqual([rockwell, siberia]);
      expect(await store().guidesOf(other.id)).toEqual([]);
    });

    it('less progress never replaces more, and finished chapters are added up', async () => {
      const { id } = await addPerson(store());
      await store().saveGuides(id, [guide([2, 3], ['a', 'b'])]);
      await store().saveGuides(id, [guide([1, 9], ['c'], { current: null })]);
      expect(await store().guidesOf(id)).toEqual([guide([2, 3], ['a', 'b', 'c'], { current: null })]);
      await store().saveGuides(id, [guide([2, 4])]);
      expect(await store().guidesOf(id)).toEqual([guide([2, 4], ['a', 'b', 'c'])]);
    });

    it('a newer version of a guide replaces the steps of an older one, and not the other way round', async () => {
      const { id } = await addPerson(store());
      await store().saveGuides(id, [guide([4, 9], ['a'])]);
      const newer = guide([0, 1], [], { version: 2 });
      await store().saveGuides(id, [newer]);
      await store().saveGuides(id, [guide([4, 10], ['b'])]);
      expect(await store().guidesOf(id)).toEqual([{ ...newer, finished: ['a', 'b'] }]);
    });

    it('progress that is written several times concurrently is merged', async () => {
      const { id } = await addPerson(store());
      const chapters = Array.from({ length: 8 }, (_, i) => `chapter${i}`);
      await Promise.all(chapters.map((chapter, i) => store().saveGuides(id, [guide([i, 0], [chapter])])));
      expect(await store().guidesOf(id)).toMatchObject([
        { finished: chapters, furthest: { chapter: 7, step: 0 } },
      ]);
    });

    it('the number of finished chapters is limited, even for concurrent writes', async () => {
      const { id } = await addPerson(store());
      const chapters = Array.from({ length: LIMITS.guideChapters }, (_, i) => i);
      await Promise.all(
        ['a', 'b'].map((letter) =>
          store().saveGuides(id, [
            guide(
              [0, 0],
              chapters.map((i) => `${letter}${i}`),
            ),
          ]),
        ),
      );
      const [stored] = await store().guidesOf(id);
      expect(stored?.finished).toHaveLength(LIMITS.guideChapters);
    });

    it('forgetting one game leaves the others', async () => {
      const { id } = await addPerson(store());
      const rockwell = guide([1, 1], ['theSealedBid'], { game: 'rockwell' });
      await store().saveGuides(id, [guide([1, 1], ['a']), rockwell]);
      await store().removeGuide(id, 'siberia');
      await store().removeGuide(id, 'siberia');
      expect(await store().guidesOf(id)).toEqual([rockwell]);
      await store().saveGuides(id, [guide([0, 1])]);
      expect((await store().guidesOf(id))[1]).toEqual(guide([0, 1]));
    });

    it('progress is deleted with the person, and none can be added afterwards', async () => {
      const { id } = await addPerson(store());
      await store().saveGuides(id, [guide([1, 1], ['a'])]);
      await store().deletePerson(id, 'deleted');
      expect(await store().guidesOf(id)).toEqual([]);
      await store().saveGuides(id, [guide([1, 1], ['a'])]);
      expect(await store().guidesOf(id)).toEqual([]);
    });
  });
}
