/** Mutes of running turn-based games. */
import type { MuteTable, TableInfo } from '@pithead/protocol';
import type { JSX } from 'preact';
import { CommunityPanel } from '../community/CommunityPage.tsx';
import { displayName } from '../displayNames.ts';
import { artOf, titleOf } from '../games.ts';
import { Link } from '../router.tsx';
import type { NotificationContext } from './notificationContext.ts';
import { formatClockTime } from './notificationContext.ts';
import { notificationsApi } from './notificationsApi.ts';

interface Props {
  readonly context: NotificationContext;
}

type MuteChoice = 'on' | MuteTable['for'];
const CHOICES: readonly MuteChoice[] = ['on', 'day', 'threeDays', 'untilEnd'];
const DAY_MS = 24 * 3_600_000;

/** The choice that comes closest to what is left of a mute. */
function choiceOf(until: number | null | undefined): MuteChoice {
  if (until === undefined) return 'on';
  if (until === null) return 'untilEnd';
  return until - Date.now() > DAY_MS ? 'threeDays' : 'day';
}

function tableName({ seats, game }: TableInfo, { texts }: NotificationContext): string {
  const others = seats.filter(({ isYours }) => !isYours).map(({ name }) => displayName(name, texts));
  return `${titleOf(game)}: ${others.join(', ')}`;
}

function Table({ context, table }: Props & { readonly table: TableInfo }): JSX.Element {
  const { pageTexts, overview, language, run } = context;
  const mute = overview.mutes.find((each) => each.table === table.id);
  const name = tableName(table, context);
  const change = (choice: MuteChoice): void =>
    void run(() =>
      choice === 'on' ? notificationsApi.unmute(table.id) : notificationsApi.mute(table.id, choice),
    );
  const words = [
    table.isYourTurn && pageTexts.yourTurn,
    mute !== undefined &&
      (mute.until === null
        ? pageTexts.mutedToTheEnd
        : pageTexts.mutedUntil({ when: formatClockTime(language, mute.until) })),
  ].filter((each) => each !== false);
  return (
    <li class="destination">
      <img class="thumb" src={artOf(table.game)} alt="" />
      <span class="destination-words">
        <Link to={`/table/${table.id}`}>
          <b>{name}</b>
        </Link>
        <small>{words.join(' · ')}</small>
      </span>
      <select
        class="field"
        aria-label={pageTexts.muteFor({ table: name })}
        value={choiceOf(mute?.until)}
        onChange={({ currentTarget }) => change(currentTarget.value as MuteChoice)}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {pageTexts.muteChoices[choice]}
          </option>
        ))}
      </select>
    </li>
  );
}

/** Eight in the morning of the next day here. */
function tomorrow(): number {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day.setHours(8, 0, 0, 0);
}

export function TablesPanel({ context }: Props): JSX.Element {
  const { pageTexts, overview, tables, language, save } = context;
  const running = tables.filter(({ status, pace }) => status === 'running' && pace === 'turns');
  const { mutedUntil } = overview.settings;
  const isMuted = mutedUntil !== null && mutedUntil > Date.now();
  return (
    <CommunityPanel
      id="tables"
      title={pageTexts.tables}
      class="is-third"
      aside={<small class="panel-note">{pageTexts.running({ count: running.length })}</small>}
    >
      {running.length === 0 && <p>{pageTexts.noTables}</p>}
      <ul>
        {running.map((table) => (
          <Table key={table.id} context={context} table={table} />
        ))}
      </ul>
      <button
        type="button"
        class="button is-full"
        onClick={() => save({ mutedUntil: isMuted ? null : tomorrow() })}
      >
        {isMuted ? pageTexts.unmuteAll({ when: formatClockTime(language, mutedUntil) }) : pageTexts.muteAll}
      </button>
    </CommunityPanel>
  );
}
