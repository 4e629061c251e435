import type { NotificationSettings, NewVacation, TableMute } from '@pithead/protocol';

/** Of a person; the settings only if they were ever saved. */
export interface NotificationChoices {
  readonly settings: NotificationSettings | undefined;
  readonly mutes: readonly TableMute[];
}

export interface SeatOnVacation {
  readonly table: string;
  readonly seat: number;
  /** Where the vacation has begun: since when. Undefined where it is over. */
  readonly since: number | undefined;
}

export interface NotificationSettingsStore {
  notificationChoices(person: string): Promise<NotificationChoices>;
  /** Each of these does nothing if the person is gone. */
  saveNotificationSettings(person: string, settings: NotificationSettings): Promise<void>;
  muteTable(person: string, table: string, until: number | null): Promise<void>;
  unmuteTable(person: string, table: string): Promise<void>;
}

export interface VacationStore {
  /** Those that have not ended before `endedAfter`, in order. */
  vacationsOf(person: string, endedAfter: number): Promise<NewVacation[]>;
  /** Replaces vacations that have not ended; `rest` is what remains of the present one. */
  replaceVacations(person: string, now: number, vacations: readonly NewVacation[]): Promise<void>;
  /** Turn-based seats whose vacation has begun or ended without their match knowing it. */
  seatsToSendOnVacation(now: number, limit: number): Promise<SeatOnVacation[]>;
}
