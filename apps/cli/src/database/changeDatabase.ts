import { existsSync } from 'node:fs';
import type { Config } from '@pithead/server';
import { databaseUserError } from './databaseErrors.ts';
import { databaseLabel, readServerConfig, settingsWithFlags } from './databaseLocation.ts';
import type { ProcessStreams } from '../processStreams.ts';
import { UserError } from '../userError.ts';

/** Runs `change` on the database of a server, which must exist already. */
export async function changeDatabase<T>(
  env: ProcessStreams['env'],
  data: string | undefined,
  change: (config: Config) => Promise<T>,
): Promise<T> {
  const config = await readServerConfig(settingsWithFlags(env, { data }));
  const file = await databaseLabel(config);
  if (config.databaseUrl === '' && !existsSync(file)) throw new UserError('fileMissing', { file });
  return change(config).catch(async (error: unknown) => {
    if ((error as Error).name === 'MatchDatabasesError') throw new UserError('matchDatabases');
    throw (await databaseUserError(error, config)) ?? error;
  });
}
