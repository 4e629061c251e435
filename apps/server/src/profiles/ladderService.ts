import type { LadderRow, RatingLadder, TableResult, TableResultSeat } from '@pithead/protocol';
import { DEFAULT_VISIBILITY } from '@pithead/protocol';
import { GAMES_TO_FIRST, shownRating } from '../ratings/uncertainty.ts';
import { RequestError } from '../requestError.ts';
import type { LadderQuestion, NumberedRatingChange, PersonRow, StoredResult } from '../store/store.ts';
import type { ProfileDependencies } from './profileService.ts';
import { botRatingsOf, canSeePanel } from './profileService.ts';

const PAGE_SIZE = 50;

export class LadderService {
  readonly #dependencies: ProfileDependencies;

  constructor(dependencies: ProfileDependencies) {
    this.#dependencies = dependencies;
  }

  async ladder(
    viewer: PersonRow | undefined,
    game: string,
    players: number | undefined,
    page: number,
  ): Promise<RatingLadder> {
    const { games, store, time } = this.#dependencies;
    const parts = Object.hasOwn(games, game) ? games[game] : undefined;
    if (parts === undefined) throw new RequestError('unknownGame', { game });
    const question = { game, players };
    const offset = (page - 1) * PAGE_SIZE;
    const rows = await store.ladder(question, offset, PAGE_SIZE + 1);
    const people = rows.slice(0, PAGE_SIZE).map((row, i): LadderRow => ({
      ...shownRating(row, time.now()),
      rank: offset + i + 1,
      person: row.person,
      name: row.name,
      isYours: row.person === viewer?.id,
    }));
    const you = people.find(({ isYours }) => isYours) ?? (await this.#ownRow(viewer, question));
    return {
      game,
      players: players ?? null,
      bots: botRatingsOf(parts).toSorted((a, b) => b.rating - a.rating),
      people,
      hasNext: rows.length > PAGE_SIZE,
      you,
    };
  }

  async #ownRow(viewer: PersonRow | undefined, question: LadderQuestion): Promise<RatingLadder['you']> {
    const { store, time } = this.#dependencies;
    if (viewer === undefined) return null;
    const own = await store.ratingOf(viewer.id, question.game);
    if (own === undefined || own.games < GAMES_TO_FIRST) return null;
    const isListed = await store.isOnLadder(viewer.id, question);
    const rank = isListed ? (await store.countAbove(question, own.rating)) + 1 : null;
    return { ...shownRating(own, time.now()), rank, person: viewer.id, name: viewer.name, isYours: true };
  }

  /** What a finished match has changed, as far as `viewer` may see the ratings. */
  async resultOf(viewer: string | null, table: string): Promise<TableResult> {
    const { store } = this.#dependencies;
    const result = await store.findResult(table);
    if (result === undefined) throw new RequestError('notFound');
    const changes = await store.changesOf(table);
    const visible = await this.#visibleRatings(viewer, result);
    return {
      state: result.state,
      why: result.why,
      seats: await Promise.all(
        result.seats.map(async ({ seat, place, points, leaving, person }): Promise<TableResultSeat> => {
          const change = changes.find((each) => each.seat === seat);
          const isShown = change !== undefined && person !== null && visible.has(person);
          const base = { seat, place, points, hasLeft: leaving !== 'stayed' };
          return isShown
            ? { ...base, ...(await this.#ratingAfter(change, result, person)) }
            : { ...base, change: null, rating: null };
        }),
      ),
    };
  }

  async #ratingAfter(
    { before, after, at, number }: NumberedRatingChange,
    { game }: StoredResult,
    person: string,
  ): Promise<Pick<TableResultSeat, 'change' | 'rating'>> {
    const played = await this.#dependencies.store.countRatedGames(person, game, number);
    const change = Math.round(after.rating) - Math.round(before.rating);
    return {
      change,
      rating: played < GAMES_TO_FIRST ? null : shownRating({ ...after, games: played, lastAt: at }, at),
    };
  }

  async #visibleRatings(viewer: string | null, { seats }: StoredResult): Promise<ReadonlySet<string>> {
    const { store } = this.#dependencies;
    const people = seats.flatMap(({ person }) => person ?? []);
    const visibility = await store.visibilityOf(people);
    const friends = new Set(viewer === null ? [] : await store.friendsAmong(viewer, people));
    return new Set(
      people.filter((person) => {
        const relation = person === viewer ? 'me' : friends.has(person) ? 'friends' : 'everyone';
        return canSeePanel(visibility.get(person) ?? DEFAULT_VISIBILITY, 'ratings', { relation });
      }),
    );
  }
}
