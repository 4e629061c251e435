import { sql } from 'kysely';
import type { Executor } from '../../executor.ts';
import type { LadderPerson, LadderQuestion, ProfileStore } from '../../ratings/profileStore.ts';
import { toSqlQuery } from '../../sqlQuery.ts';

/** Written as in the indexes, which list only these rows. */
const IS_LISTED = sql<boolean>`l.is_listed = 1`;

export function ladderRepository(
  executor: Executor,
): Pick<ProfileStore, 'ladder' | 'countAbove' | 'isOnLadder'> {
  const { db } = executor;
  const ofAll = (game: string) => db.selectFrom('ratings as l').where('l.game', '=', game).where(IS_LISTED);
  const listed = ({ game, players }: LadderQuestion): ReturnType<typeof ofAll> => {
    if (players === undefined) return ofAll(game);
    const some = db.selectFrom('rating_counts as l').where('l.game', '=', game).where(IS_LISTED);
    // Both have the columns that are read here.
    return some.where('l.players', '=', players) as unknown as ReturnType<typeof ofAll>;
  };
  return {
    async ladder(question, offset, limit) {
      // The page is cut before the joins, which are only for its rows.
      const page = listed(question)
        .select(['l.person', 'l.games'])
        .orderBy('l.rating', 'desc')
        .orderBy('l.person', 'desc')
        .offset(offset)
        .limit(limit);
      const rows = db
        .selectFrom(page.as('l'))
        .innerJoin('people as p', 'p.id', 'l.person')
        .innerJoin('ratings as r', (on) =>
          on.onRef('r.person', '=', 'l.person').on('r.game', '=', question.game),
        )
        .select(['l.person', 'p.name', 'l.games', 'r.rating', 'r.sigma', 'r.last_at as lastAt'])
        .orderBy('r.rating', 'desc')
        .orderBy('l.person', 'desc');
      return executor.read<LadderPerson>(toSqlQuery(rows));
    },

    async countAbove(question, rating) {
      const above = listed(question)
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where('l.rating', '>', rating);
      const [row] = await executor.read(toSqlQuery(above));
      return Number(row?.many ?? 0);
    },

    async isOnLadder(person, question) {
      const own = listed(question).select('l.person').where('l.person', '=', person);
      return (await executor.read(toSqlQuery(own))).length > 0;
    },
  };
}
