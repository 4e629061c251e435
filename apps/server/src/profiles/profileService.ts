/** Profiles from stored figures: no request reads the log of a match. */
import { wilsonInterval } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type {
  BotRating,
  ChangeVisibility,
  GamesWon,
  PointsBySource,
  Profile,
  ProfileAudience,
  ProfilePanel,
  ProfileVisibility,
  RatedGames,
  RatingCard,
  RatingPoint,
  UnratedGame,
} from '@pithead/protocol';
import { DEFAULT_VISIBILITY } from '@pithead/protocol';
import { findVisiblePerson } from '../people/visiblePerson.ts';
import { GAMES_TO_FIRST, shownRating } from '../ratings/uncertainty.ts';
import { RequestError } from '../requestError.ts';
import type { PersonRow, RatingRow, Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import { headToHead } from './headToHead.ts';
import { namesIn, profileGame, ratedGames } from './profileGames.ts';
import { MAX_POINTS, ratingHistory, thinOut } from './ratingHistory.ts';

const GAMES_SHOWN = 10;
const GAMES_A_PAGE = 50;

export interface ProfileDependencies {
  readonly store: Store;
  readonly games: Readonly<Record<string, GameParts>>;
  readonly time: Time;
}

/** Who looks: the owner, a friend, anybody. The owner may look as the others do. */
interface ProfileViewer {
  readonly id: string | null;
  readonly relation: 'me' | 'friends' | 'everyone';
}

const ALLOWED: Readonly<Record<ProfileAudience, readonly ProfileViewer['relation'][]>> = {
  everyone: ['me', 'friends', 'everyone'],
  friends: ['me', 'friends'],
  me: ['me'],
};

export const canSeePanel = (
  visibility: ProfileVisibility,
  panel: ProfilePanel,
  { relation }: Pick<ProfileViewer, 'relation'>,
): boolean => ALLOWED[visibility[panel]].includes(relation);

export function botRatingsOf(parts: GameParts): BotRating[] {
  return Object.entries(parts.kit.ratings ?? {}).map(([bot, fixed]) => ({ bot, ...fixed }));
}

export class ProfileService {
  readonly #dependencies: ProfileDependencies;

  constructor(dependencies: ProfileDependencies) {
    this.#dependencies = dependencies;
  }

  /** Guests have no profile for others: they could have thousands. */
  async profileFor(viewer: string | null, id: string, game: string | undefined): Promise<Profile> {
    const { person, relation } = await this.#find(viewer, id);
    return this.#build(person, { id: viewer, relation }, game);
  }

  ownProfile(
    person: PersonRow,
    game: string | undefined,
    as: 'friends' | 'everyone' | undefined,
  ): Promise<Profile> {
    const viewer =
      as === undefined ? ({ id: person.id, relation: 'me' } as const) : { id: null, relation: as };
    return this.#build(person, viewer, game, person.id);
  }

  async ratedGames(
    viewer: string | null,
    id: string,
    game: string,
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<RatedGames> {
    const { store } = this.#dependencies;
    const { person, relation } = await this.#find(viewer, id);
    const visibility = await this.visibilityOf(person.id);
    if (!canSeePanel(visibility, 'lastGames', { relation })) throw new RequestError('notFound');
    const changes = await store.ratedGamesOf(person.id, this.#knownGame(game), before, GAMES_A_PAGE + 1);
    return {
      games: await ratedGames(store, changes.slice(0, GAMES_A_PAGE), person.id, viewer),
      hasMore: changes.length > GAMES_A_PAGE,
    };
  }

  async visibilityOf(person: string): Promise<ProfileVisibility> {
    return (await this.#dependencies.store.visibilityOf([person])).get(person) ?? DEFAULT_VISIBILITY;
  }

  async changeVisibility(person: string, change: ChangeVisibility): Promise<ProfileVisibility> {
    const chosen = Object.entries(change).filter(([, audience]) => audience !== undefined);
    const visibility: ProfileVisibility = {
      ...(await this.visibilityOf(person)),
      ...(Object.fromEntries(chosen) as Partial<ProfileVisibility>),
    };
    if (!(await this.#dependencies.store.saveVisibility(person, visibility)))
      throw new RequestError('noSession');
    return visibility;
  }

  async #find(
    viewer: string | null,
    id: string,
  ): Promise<{ person: PersonRow; relation: ProfileViewer['relation'] }> {
    const { store } = this.#dependencies;
    const person = await findVisiblePerson(store, viewer, id);
    if (viewer === id) return { person, relation: 'me' };
    if (person.accountKey === null) throw new RequestError('notFound');
    const isFriend = viewer !== null && (await store.areFriends(viewer, id));
    return { person, relation: isFriend ? 'friends' : 'everyone' };
  }

  #knownGame(game: string): string {
    if (!Object.hasOwn(this.#dependencies.games, game)) throw new RequestError('unknownGame', { game });
    return game;
  }

  async #build(
    person: PersonRow,
    viewer: ProfileViewer,
    chosen: string | undefined,
    owner = viewer.id,
  ): Promise<Profile> {
    const { store, games } = this.#dependencies;
    const [visibility, ratings, unrated] = await Promise.all([
      this.visibilityOf(person.id),
      store.allRatingsOf([person.id]),
      store.countUnratedGamesOf(person.id),
    ]);
    const rated = ratings.reduce((sum, row) => sum + row.games, 0);
    const most = ratings.toSorted((a, b) => b.games - a.games)[0]?.game;
    const game = chosen === undefined ? (most ?? Object.keys(games)[0] ?? '') : this.#knownGame(chosen);
    const sees = (panel: ProfilePanel): boolean => canSeePanel(visibility, panel, viewer);
    const load = async <T>(
      panel: ProfilePanel,
      read: () => T | Promise<T>,
    ): Promise<{ [K in typeof panel]?: T }> => (sees(panel) ? { [panel]: await read() } : {});
    const panels = await Promise.all([
      load('ratings', () => this.#cards(ratings)),
      load('history', () => this.#history(person.id, game, viewer.id)),
      load('headToHead', () => headToHead(store, person.id, game, viewer.id)),
      load('gamesWon', () => this.#gamesWon(person.id)),
      load('pointsBySource', () => pointsOf(ratings.find((row) => row.game === game))),
      load('lastGames', () => this.#lastGames(person.id, game, viewer.id)),
      load('unratedGames', () => this.#unratedGames(person.id, game, viewer.id)),
    ]);
    return {
      person: {
        id: person.id,
        name: person.name,
        isAccount: person.accountKey !== null,
        since: new Date(person.createdAt).toISOString().slice(0, 7),
      },
      isYours: owner === person.id,
      isFriend: owner !== person.id && viewer.relation === 'friends',
      game,
      games: gamesKnown(sees, { rated, unrated }),
      ...(Object.assign({}, ...panels) as Partial<Profile>),
      ...(owner === person.id && { visibility }),
    };
  }

  #cards(ratings: readonly RatingRow[]): RatingCard[] {
    const { games, time } = this.#dependencies;
    return Object.values(games).map((parts) => {
      const row = ratings.find(({ game }) => game === parts.game.id);
      const played = row?.games ?? 0;
      const isShown = row !== undefined && played >= GAMES_TO_FIRST;
      return {
        game: parts.game.id,
        rating: isShown ? shownRating(row, time.now()) : null,
        ratedGames: played,
        gamesToFirst: Math.max(0, GAMES_TO_FIRST - played),
        bots: botRatingsOf(parts),
      };
    });
  }

  async #history(person: string, game: string, viewer: string | null): Promise<RatingPoint[]> {
    const { store, time } = this.#dependencies;
    const numbers = thinOut(await store.ratingDaysOf(person, game), MAX_POINTS);
    const changes = await store.ratingChangesOf(person, game, numbers);
    return ratingHistory(changes, await ratedGames(store, changes, person, viewer), time.now());
  }

  async #gamesWon(person: string): Promise<GamesWon[]> {
    const counts = await this.#dependencies.store.ratingCountsOf(person);
    return counts.map(({ game, players, games, won }) => {
      const { low, high } = wilsonInterval(won, games);
      return { game, players, games, won: Math.round(won * 100) / 100, low, high, chance: 1 / players };
    });
  }

  async #lastGames(person: string, game: string, viewer: string | null): Promise<Profile['lastGames']> {
    const { store } = this.#dependencies;
    const changes = await store.ratedGamesOf(person, game, Number.MAX_SAFE_INTEGER, GAMES_SHOWN);
    return ratedGames(store, changes, person, viewer);
  }

  async #unratedGames(person: string, game: string, viewer: string | null): Promise<UnratedGame[]> {
    const { store } = this.#dependencies;
    const results = await store.findResults(await store.unratedTablesOf(person, game, GAMES_SHOWN));
    const names = await namesIn(store, results);
    return results.map((result) => ({
      ...profileGame(result, person, viewer, names),
      why: result.why ?? 'notAsked',
    }));
  }
}

/** A number that includes hidden games would tell of them. */
function gamesKnown(
  sees: (panel: ProfilePanel) => boolean,
  { rated, unrated }: { readonly rated: number; readonly unrated: number },
): number {
  const seesRated = (['ratings', 'gamesWon', 'lastGames'] as const).some(sees);
  return (seesRated ? rated : 0) + (sees('unratedGames') ? unrated : 0);
}

function pointsOf(row: RatingRow | undefined): PointsBySource {
  const { games = 0, sources = {} } = row?.points ?? {};
  const mean = (sum: number): number => Math.round((sum / Math.max(1, games)) * 100) / 100;
  return {
    games,
    sources: Object.entries(sources).map(([source, [own, others]]) => ({
      source,
      own: mean(own),
      others: mean(others),
    })),
  };
}
