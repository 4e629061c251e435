import type { NameClaim, NamedPerson } from './personStore.ts';

export interface ChatRow {
  readonly table: string;
  /**
   * Position among all lines of the table. Never sent to clients: it would tell how much was said in the
   * other room.
   */
  readonly tableNumber: number;
  /** Position in its room, from 1. Clients know it as `number`. */
  readonly roomNumber: number;
  /** Empty after that person was deleted. */
  readonly person: string;
  readonly name: string;
  readonly room: 'players' | 'spectators';
  readonly text: string;
  readonly at: number;
}

/** The client chose the id, which is unique per table and person. */
export interface NewChatLine extends Omit<ChatRow, 'tableNumber' | 'roomNumber'> {
  readonly id: string;
}

export type AddChatResult =
  | ({ readonly kind: 'added' } & Pick<ChatRow, 'tableNumber' | 'roomNumber'>)
  | { readonly kind: 'repeated'; readonly first: ChatRow }
  | { readonly kind: 'gone' };

export interface ChatSpeaker extends NameClaim, NamedPerson {
  readonly firstLine: number;
}

export interface ChatStore {
  addChatLine(line: NewChatLine): Promise<AddChatResult>;
  findChatLine(line: Pick<NewChatLine, 'table' | 'person' | 'id'>): Promise<ChatRow | undefined>;
  lastChatLines(table: string, room: ChatRow['room'], limit: number): Promise<ChatRow[]>;
  chatLinesAfter(table: string, tableNumber: number): Promise<ChatRow[]>;
  chatLinesOf(person: string): Promise<ChatRow[]>;
  speakers(table: string, room: ChatRow['room']): Promise<ChatSpeaker[]>;
}

export interface MuteStore {
  setMuted(person: string, muted: string, isMuted: boolean): Promise<void>;
  mutedBy(person: string): Promise<string[]>;
}
