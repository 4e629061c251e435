/** Progress is merged by the database: two devices of one person may write at the same time. */
import type { GuideStatus, StepPosition } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../executor.ts';
import type { GuideStore } from '../personStore.ts';
import type { GuideColumns } from '../schema.ts';
import { toSqlQuery } from '../sqlQuery.ts';
import { lockPeople, writeUnlessGone } from './rowLocks.ts';

const COLUMNS = ['game', 'version', 'chapter', 'step', 'current_chapter', 'current_step'] as const;

const currentOf = ({ current_chapter, current_step }: Omit<GuideColumns, 'person'>): StepPosition | null =>
  current_chapter === null || current_step === null ? null : { chapter: current_chapter, step: current_step };

export function guideRepository(executor: Executor): GuideStore {
  const { db } = executor;
  return {
    async guidesOf(person) {
      const own = db.selectFrom('guides').select(COLUMNS).where('person', '=', person).orderBy('game');
      const chapters = db
        .selectFrom('guide_chapters')
        .select(['game', 'chapter'])
        .where('person', '=', person)
        .orderBy('chapter');
      const finished = await executor.read(toSqlQuery(chapters));
      return (await executor.read(toSqlQuery(own))).map((row) => ({
        game: row.game,
        version: row.version,
        finished: finished.filter(({ game }) => game === row.game).map(({ chapter }) => chapter),
        furthest: { chapter: row.chapter, step: row.step },
        current: currentOf(row),
      }));
    },

    async saveGuides(person, guides) {
      await writeUnlessGone(executor, [
        ...lockPeople(executor, [person]),
        ...guides.flatMap((guide) => [
          saveFurthest(executor, person, guide),
          saveCurrent(executor, person, guide),
          ...guide.finished.map((chapter) => addChapter(executor, person, guide.game, chapter)),
        ]),
      ]);
    },

    async removeGuide(person, game) {
      await executor.write([
        toSqlQuery(db.deleteFrom('guides').where('person', '=', person).where('game', '=', game)),
        toSqlQuery(db.deleteFrom('guide_chapters').where('person', '=', person).where('game', '=', game)),
      ]);
    },
  };
}

/** Steps of different versions can't be compared, so a newer version replaces an older one. */
function saveFurthest({ db }: Executor, person: string, guide: GuideStatus): WriteStep {
  const { game, version, furthest } = guide;
  const isFurther = sql<boolean>`(excluded.version, excluded.chapter, excluded.step)
    > (guides.version, guides.chapter, guides.step)`;
  return toSqlQuery(
    db
      .insertInto('guides')
      .values({ person, game, version, ...furthest, current_chapter: null, current_step: null })
      .onConflict((known) =>
        known
          .columns(['person', 'game'])
          .doUpdateSet({
            version: sql`excluded.version`,
            chapter: sql`excluded.chapter`,
            step: sql`excluded.step`,
          })
          .where(isFurther),
      ),
  );
}

/** The last writer decides, unless it has an older version of the guide. */
function saveCurrent({ db }: Executor, person: string, { game, version, current }: GuideStatus): WriteStep {
  return toSqlQuery(
    db
      .updateTable('guides')
      .set({ current_chapter: current?.chapter ?? null, current_step: current?.step ?? null })
      .where('person', '=', person)
      .where('game', '=', game)
      .where('version', '=', version),
  );
}

/** Beyond the limit nothing is added: chapters of guides are few, so only a faulty client gets there. */
function addChapter({ db }: Executor, person: string, game: string, chapter: string): WriteStep {
  const known = db
    .selectFrom('guide_chapters')
    .where('person', '=', person)
    .where('game', '=', game)
    .select(({ fn }) => fn.countAll<number>().as('many'));
  const row = db
    .selectFrom('people')
    .select(({ val }) => ['id as person', val(game).as('game'), val(chapter).as('chapter')])
    .where('id', '=', person)
    .where(sql<boolean>`${known} < ${sql.lit(LIMITS.guideChapters)}`);
  return toSqlQuery(
    db
      .insertInto('guide_chapters')
      .columns(['person', 'game', 'chapter'])
      .expression(row)
      .onConflict((already) => already.doNothing()),
  );
}
