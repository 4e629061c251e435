import type { Language } from '@pithead/text';
import type { ProcessStreams } from '../../processStreams.ts';
import type { TranslateCliMessage } from '../../text/index.ts';
import type { ServerApi } from './serverApi.ts';
import { ServerRefusalError } from './serverApi.ts';
import type { SessionTokenFile } from './sessionTokenFile.ts';

const MAX_NAME_LENGTH = 24;

export function defaultPlayerName(
  sessions: SessionTokenFile,
  origin: string,
  env: ProcessStreams['env'],
  translate: TranslateCliMessage,
): string {
  const userName = (env['USER'] ?? env['USERNAME'] ?? '').trim();
  return (
    sessions.lastName(origin) ??
    (userName !== '' && userName.length <= MAX_NAME_LENGTH ? userName : translate('guestName'))
  );
}

export async function signInToServer(
  api: ServerApi,
  sessions: SessionTokenFile,
  name: string,
  language: Language,
): Promise<void> {
  const storedToken = sessions.token(api.origin, name);
  if (storedToken !== undefined && (await isTokenValid(api, storedToken))) {
    if (sessions.lastName(api.origin) !== name) sessions.save(api.origin, name, storedToken);
    return;
  }
  api.token = '';
  api.token = await api.createGuest(name, language);
  sessions.save(api.origin, name, api.token);
}

async function isTokenValid(api: ServerApi, token: string): Promise<boolean> {
  api.token = token;
  try {
    await api.checkToken();
    return true;
  } catch (error) {
    if (error instanceof ServerRefusalError && error.refused.reason === 'noSession') return false;
    throw error;
  }
}
