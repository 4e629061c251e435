import type { Config } from '@pithead/server';
import type { CommandContext } from '../commandContext.ts';
import type { ParsedFlags } from '../arguments.ts';
import { UserError } from '../arguments.ts';

type Env = CommandContext['io']['env'];

export function settingsWithFlags(env: Env, flags: ParsedFlags): Record<string, string | undefined> {
  const given = {
    PITHEAD_PORT: flags.value('port'),
    PITHEAD_HOST: flags.value('host'),
    PITHEAD_DATA: flags.value('data'),
  };
  return { ...env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

export async function readServerConfig(settings: Env): Promise<Config> {
  const { BadSetting, configFrom } = await import('@pithead/server');
  try {
    return configFrom(settings);
  } catch (error) {
    throw error instanceof BadSetting ? new UserError('badSetting', { message: error.message }) : error;
  }
}

/** Throws for PostgreSQL, which has no file. */
export async function sqliteFileOf(env: Env, flags: ParsedFlags): Promise<string> {
  const { databaseFile } = await import('@pithead/server');
  const config = await readServerConfig(settingsWithFlags(env, flags));
  if (config.databaseUrl !== '') throw new UserError('onlySqlite');
  return databaseFile(config);
}

/** Never the URL of a PostgreSQL database, which may contain a password. */
export async function databaseLabel(config: Config): Promise<string> {
  const { databaseFile } = await import('@pithead/server');
  return config.databaseUrl === '' ? databaseFile(config) : 'DATABASE_URL';
}
