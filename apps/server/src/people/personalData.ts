import type {
  GuideStatus,
  InvitationInfo,
  NewVacation,
  RelatedPerson,
  ReviewSummary,
} from '@pithead/protocol';
import type { ChannelData } from '../channels/channelStates.ts';
import { channelDataOf } from '../channels/channelStates.ts';
import type { RatingData } from './ratingData.ts';
import { ratingDataOf } from './ratingData.ts';
import { namedSeats } from '../tables/seatNames.ts';
import type {
  ChatRow,
  NotificationChoices,
  PersonLanguage,
  PersonRow,
  ReportRow,
  SeatRow,
  SessionRow,
  Store,
  TableRow,
  TableWithSeats,
  WaitingNotification,
} from '../store/store.ts';

export interface PersonalData extends RatingData {
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly isAccount: boolean;
    readonly language: PersonLanguage;
    readonly createdAt: number;
  };
  readonly sessions: readonly Pick<SessionRow, 'createdAt' | 'seenAt' | 'expiresAt'>[];
  readonly tables: readonly OwnTable[];
  readonly chat: readonly (Omit<ChatRow, 'person' | 'tableNumber' | 'roomNumber'> & {
    readonly number: number;
  })[];
  readonly mutes: readonly string[];
  readonly guides: readonly GuideStatus[];
  readonly reviews: readonly (ReviewSummary & { readonly data: string })[];
  readonly friends: readonly RelatedPerson[];
  readonly friendRequests: {
    readonly sent: readonly RelatedPerson[];
    readonly received: readonly RelatedPerson[];
  };
  readonly invitations: readonly Omit<InvitationInfo, 'id'>[];
  readonly blocks: readonly RelatedPerson[];
  readonly reports: readonly Pick<ReportRow, 'at' | 'person' | 'place' | 'reason' | 'comment' | 'table'>[];
  readonly notifications: NotificationData;
  readonly vacations: readonly NewVacation[];
  readonly channels: ChannelData;
}

interface NotificationData extends NotificationChoices {
  readonly destinations: Awaited<ReturnType<Store['destinationStatusOf']>>;
  /** Those that are still to be sent. */
  readonly waiting: readonly WaitingNotification[];
}

interface OwnTable extends Pick<
  TableRow,
  'id' | 'game' | 'version' | 'status' | 'createdAt' | 'startedAt' | 'endedAt'
> {
  readonly isHost: boolean;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'name' | 'hasResigned'>[];
}

export const NO_TABLE_LIMIT = 100_000;

export async function collectPersonalData(
  store: Store,
  person: PersonRow,
  sessions: readonly SessionRow[],
): Promise<PersonalData> {
  const tables = await store.tablesOf(person.id, NO_TABLE_LIMIT);
  const chat = await store.chatLinesOf(person.id);
  return {
    profile: profileOf(person),
    sessions: sessions.map(({ createdAt, seenAt, expiresAt }) => ({ createdAt, seenAt, expiresAt })),
    tables: tables.map((table) => ownTable(table, person.id)),
    chat: chat.map(({ table, roomNumber, name, room, text, at }) => ({
      table,
      number: roomNumber,
      name,
      room,
      text,
      at,
    })),
    mutes: await store.mutedBy(person.id),
    guides: await store.guidesOf(person.id),
    reviews: await reviewsOf(store, person.id),
    ...(await ownRelations(store, person.id)),
    notifications: await notificationDataOf(store, person.id),
    vacations: await store.vacationsOf(person.id, 0),
    channels: await channelDataOf(store, person.id),
    ...(await ratingDataOf(store, person.id)),
  };
}

async function notificationDataOf(store: Store, person: string): Promise<NotificationData> {
  return {
    ...(await store.notificationChoices(person)),
    destinations: await store.destinationStatusOf(person),
    waiting: await store.waitingNotificationsOf(person),
  };
}

/** Friends and the like are named as everybody sees them; what others wrote is left out. */
async function ownRelations(
  store: Store,
  id: string,
): Promise<Pick<PersonalData, 'friends' | 'friendRequests' | 'invitations' | 'blocks' | 'reports'>> {
  const relations = await store.relationsOf(id, 0);
  const reports = await store.reportsBy(id);
  return {
    friends: relations.friends,
    friendRequests: { sent: relations.requestsSent, received: relations.requestsReceived },
    invitations: relations.invitations.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
    blocks: relations.blocked,
    reports: reports.map(({ at, person, place, reason, comment, table }) => ({
      at,
      person,
      place,
      reason,
      comment,
      table,
    })),
  };
}

async function reviewsOf(store: Store, person: string): Promise<PersonalData['reviews']> {
  const summaries = await store.reviewsOf(person);
  return Promise.all(
    summaries.map(async (summary) => ({ ...summary, data: (await store.reviewData(person, summary)) ?? '' })),
  );
}

function profileOf({ id, name, accountKey, language, createdAt }: PersonRow): PersonalData['profile'] {
  return { id, name, isAccount: accountKey !== null, language, createdAt };
}

/** Copies field by field: the key of the deal and the other players must not be exported. */
function ownTable(found: TableWithSeats, person: string): OwnTable {
  const { table } = found;
  const { id, game, version, status, createdAt, startedAt, endedAt } = table;
  const own = namedSeats(found)
    .filter((seat) => seat.person === person)
    .map(({ seat, name, hasResigned }) => ({ seat, name, hasResigned }));
  return {
    id,
    game,
    version,
    status,
    createdAt,
    startedAt,
    endedAt,
    isHost: table.host === person,
    seats: own,
  };
}
