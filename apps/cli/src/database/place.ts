import type { Config } from '@pithead/server';
import type { Cli } from '../cli.ts';
import type { Flags } from '../input.ts';
import { Fault } from '../input.ts';

type Env = Cli['io']['env'];

export function settingsFrom(env: Env, flags: Flags): Record<string, string | undefined> {
  const given = {
    PITHEAD_PORT: flags.value('port'),
    PITHEAD_HOST: flags.value('host'),
    PITHEAD_DATA: flags.value('data'),
  };
  return { ...env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

export async function configOf(settings: Env): Promise<Config> {
  const { BadSetting, configFrom } = await import('@pithead/server');
  try {
    return configFrom(settings);
  } catch (error) {
    throw error instanceof BadSetting ? new Fault('badSetting', { message: error.message }) : error;
  }
}

/** Throws for PostgreSQL, which has no file. */
export async function databaseOf(env: Env, flags: Flags): Promise<string> {
  const { databaseFile } = await import('@pithead/server');
  const config = await configOf(settingsFrom(env, flags));
  if (config.databaseUrl !== '') throw new Fault('onlySqlite');
  return databaseFile(config);
}

/** Never the URL of a PostgreSQL database, which may contain a password. */
export async function placeName(config: Config): Promise<string> {
  const { databaseFile } = await import('@pithead/server');
  return config.databaseUrl === '' ? databaseFile(config) : 'DATABASE_URL';
}
