import { UserError } from '../userError.ts';
import { databaseFileUserError } from './databaseErrors.ts';

/** `name` is the path in messages, because the checked file may be a temporary copy. */
export async function refuseUnusableDatabase(file: string, name = file): Promise<void> {
  const { checkDatabaseFile } = await import('@pithead/server');
  const { kind } = await checkDatabaseFile(file).catch(async (error: unknown) => {
    throw (await databaseFileUserError(error, name)) ?? error;
  });
  if (kind === 'missing') throw new UserError('fileMissing', { file: name });
  if (kind === 'notADatabase') throw new UserError('notADatabase', { file: name });
  if (kind === 'foreign') throw new UserError('foreignDatabase', { file: name });
  if (kind === 'damaged') throw new UserError('damagedDatabase', { file: name });
  if (kind === 'newer') throw new UserError('newerDatabase', { file: name });
}
