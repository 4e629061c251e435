import { ArgumentError } from '@pithead/arguments';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { BadInput } from '@pithead/kernel';
import { printableLine } from '@pithead/terminal';
import type { MessageValues } from '@pithead/text';
import type { TranslateCliMessage } from './text/index.ts';
import type { CliMessageKey } from './text/index.ts';

export class UserError extends Error {
  readonly key: CliMessageKey;
  readonly values: MessageValues;
  /** Set if the message itself does not name the file. */
  readonly file: string | undefined;
  constructor(key: CliMessageKey, values: MessageValues = {}, file?: string) {
    super(key);
    this.name = 'UserError';
    this.key = key;
    this.values = values;
    this.file = file;
  }
}

export function userErrorLine({ key, values, file }: UserError, translate: TranslateCliMessage): string {
  const printableValues = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? printableLine(value) : value,
  ]);
  // The formatter ignores values that the message does not use.
  const translateLoosely = translate as (key: CliMessageKey, values: MessageValues) => string;
  const line = translateLoosely(key, Object.fromEntries(printableValues) as MessageValues);
  return file === undefined ? line : `${printableLine(file)}: ${line}`;
}

/** Undefined for a bug. */
export function toUserError(error: unknown, game?: GameParts['game'], file?: string): UserError | undefined {
  if (error instanceof UserError) return error;
  if (error instanceof ArgumentError) return new UserError(error.problem, error.values, file);
  return error instanceof BadInput ? fromBadInput(error, game, file) : undefined;
}

function fromBadInput(
  error: BadInput,
  game: GameParts['game'] | undefined,
  file: string | undefined,
): UserError {
  const params = Object.fromEntries(
    Object.entries(error.params).map(([name, value]) => [name, String(value)]),
  );
  const values = game?.options[params['option'] ?? '']?.values ?? [];
  switch (error.reason) {
    case 'unknownOption':
      return new UserError(
        'unknownOption',
        { options: Object.keys(game?.options ?? {}).join(', ') || '–', ...params },
        file,
      );
    case 'badOptionValue':
      return new UserError('badOptionValue', { values: values.join(', ') || '–', ...params }, file);
    case 'otherGame':
      return new UserError('unknownGame', { games: Object.keys(LOADED_GAMES).join(', '), ...params }, file);
    default:
      return new UserError(error.reason, params, file);
  }
}
