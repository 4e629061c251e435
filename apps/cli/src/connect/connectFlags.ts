import type { ParsedArguments } from '@pithead/arguments';

export const CONNECT_FLAGS = {
  name: 'value',
  game: 'value',
  seats: 'value',
  bots: 'value',
  option: 'list',
  table: 'value',
  watch: 'switch',
  tables: 'switch',
  page: 'value',
  plain: 'switch',
  auto: 'switch',
} as const;

export type ConnectFlags = ParsedArguments<typeof CONNECT_FLAGS>;
