/** How a person did against others. Both decide who sees it; the stricter choice wins. */
import type { HeadToHead } from '@pithead/protocol';
import type { MeetingRow, ProfileStore } from '../store/store.ts';
import type { Names } from './profileGames.ts';

const MAX_ROWS = 100;
const BOT = 'bot:';
const LEFT = 'left:';

const isPerson = ({ other }: MeetingRow): boolean => !other.startsWith(BOT) && !other.startsWith(LEFT);

export async function headToHead(
  store: ProfileStore,
  person: string,
  game: string,
  viewer: string | null,
): Promise<HeadToHead[]> {
  const rows = await store.meetingsOf(person, game, MAX_ROWS);
  const people = rows.filter(isPerson).map(({ other }) => other);
  const names = await store.namesOf(people);
  const visible = viewer === person ? undefined : await visibleOpponents(store, people, viewer);
  return rows
    .filter((row) => visible === undefined || row.other.startsWith(BOT) || visible.has(row.other))
    .map((row) => headToHeadOf(row, names));
}

async function visibleOpponents(
  store: ProfileStore,
  people: readonly string[],
  viewer: string | null,
): Promise<ReadonlySet<string>> {
  const visibility = await store.visibilityOf(people);
  const friends = new Set(viewer === null ? [] : await store.friendsAmong(viewer, people));
  return new Set(
    people.filter((other) => {
      if (other === viewer) return true;
      const audience = visibility.get(other)?.headToHead;
      return audience === 'everyone' || (audience === 'friends' && friends.has(other));
    }),
  );
}

function headToHeadOf(row: MeetingRow, names: Names): HeadToHead {
  const { other, games, ahead, behind, marginGames, margin } = row;
  const name = names.get(other);
  return {
    person: name === undefined ? null : other,
    name: name ?? null,
    bot: other.startsWith(BOT) ? other.slice(BOT.length) : null,
    games,
    ahead,
    behind,
    meanMargin: marginGames === 0 ? null : Math.round((margin / marginGames) * 10) / 10,
  };
}
