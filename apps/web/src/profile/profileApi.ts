import type {
  ChangeVisibility,
  Profile,
  ProfileAudience,
  ProfilePanel,
  RatedGames,
  RatingLadder,
} from '@pithead/protocol';
import { request } from '../net/http.ts';

/** Whose eyes the own profile is seen with. */
export type ProfileViewer = 'me' | 'friends' | 'everyone';

const withQuery = (path: string, values: Readonly<Record<string, string | number | undefined>>): string => {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
};

const own = (person: string): boolean => person === 'me';

/** `person` is an id, or `me` for the own profile. */
export const fetchProfile = (person: string, game: string | undefined, as: ProfileViewer): Promise<Profile> =>
  own(person)
    ? request('GET', withQuery('me/profile', { game, as: as === 'me' ? undefined : as }))
    : request('GET', withQuery(`people/${encodeURIComponent(person)}/profile`, { game }));

export const fetchOlderGames = (person: string, game: string, before: number): Promise<RatedGames> =>
  request('GET', withQuery(`people/${encodeURIComponent(person)}/games`, { game, before }));

export const changeVisibility = (panel: ProfilePanel, audience: ProfileAudience): Promise<void> =>
  request('PUT', 'me/profile/visibility', { [panel]: audience } satisfies ChangeVisibility);

export const fetchLadder = (game: string, players: number | undefined, page: number): Promise<RatingLadder> =>
  request('GET', withQuery(`ladder/${game}`, { players, page: page === 1 ? undefined : page }));
