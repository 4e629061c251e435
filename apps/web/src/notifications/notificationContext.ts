import type {
  ChannelsState,
  NotificationOverview,
  NotificationSettings,
  ServerInfo,
  TableInfo,
  VacationOverview,
} from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { localeOf } from '../formats.ts';
import type { NotificationTexts } from '../text/notifications/index.ts';
import type { Texts } from '../text/index.ts';

/** What the panels show, and how they change it. */
export interface NotificationContext {
  readonly server: ServerInfo;
  readonly overview: NotificationOverview;
  readonly channels: ChannelsState;
  readonly vacation: VacationOverview;
  readonly tables: readonly TableInfo[];
  readonly hasAccount: boolean;
  readonly isOperator: boolean;
  readonly language: Language;
  readonly texts: Texts;
  readonly pageTexts: NotificationTexts;
  save(change: Partial<NotificationSettings>): void;
  /** Runs a request, then loads everything again; a failure is said in words. True if it worked. */
  run(act: () => Promise<unknown>): Promise<boolean>;
}

const DAY_MS = 24 * 3_600_000;

/** The time of day, with the date if it is not today. */
export function formatClockTime(language: Language, at: number): string {
  const isNear = Math.abs(at - Date.now()) < DAY_MS / 2;
  return new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isNear && { day: 'numeric', month: 'short' }),
  }).format(at);
}

export const formatSeconds = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at);
