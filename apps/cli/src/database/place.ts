/** Where the server keeps its data. */
import type { Cli } from '../cli.ts';
import type { Flags } from '../input.ts';
import { Fault } from '../input.ts';

type Env = Cli['io']['env'];

/** The flags count before the environment. */
export function settingsFrom(env: Env, flags: Flags): Record<string, string | undefined> {
  const given = { PITHEAD_PORT: flags.value('port'), PITHEAD_HOST: flags.value('host'), PITHEAD_DATA: flags.value('data') };
  return { ...env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

/** The file of the embedded database; a PostgreSQL has none. */
export async function databaseOf(env: Env, flags: Flags): Promise<string> {
  const { BadSetting, configFrom, databaseFile } = await import('@pithead/server');
  try {
    const config = configFrom(settingsFrom(env, flags));
    if (config.databaseUrl !== '') throw new Fault('onlySqlite');
    return databaseFile(config);
  } catch (error) {
    throw error instanceof BadSetting ? new Fault('badSetting', { message: error.message }) : error;
  }
}
