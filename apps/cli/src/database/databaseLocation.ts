import type { Config } from '@pithead/server';
import type { CommandContext } from '../commandContext.ts';
import { UserError } from '../userError.ts';

type Env = CommandContext['io']['env'];

interface LocationFlags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data: string | undefined;
}

export function settingsWithFlags(
  env: Env,
  { port, host, data }: LocationFlags,
): Record<string, string | undefined> {
  const given = { PITHEAD_PORT: port, PITHEAD_HOST: host, PITHEAD_DATA: data };
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

export async function sqliteFileOf(env: Env, data: string | undefined): Promise<string> {
  const { databaseFile } = await import('@pithead/server');
  const config = await readServerConfig(settingsWithFlags(env, { data }));
  if (config.databaseUrl !== '') throw new UserError('onlySqlite');
  return databaseFile(config);
}

/** The URL of a PostgreSQL database may contain a password, so it is never shown. */
export async function databaseLabel(config: Config): Promise<string> {
  const { databaseFile } = await import('@pithead/server');
  return config.databaseUrl === '' ? databaseFile(config) : 'DATABASE_URL';
}
