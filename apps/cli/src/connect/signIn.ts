import type { Language } from '@pithead/text';
import type { Io } from '../io.ts';
import type { Say } from '../text/index.ts';
import type { Remote } from './remote.ts';
import { ServerRefused } from './remote.ts';
import type { Sessions } from './sessions.ts';

const MAX_NAME_LENGTH = 24;

export function usualName(sessions: Sessions, origin: string, env: Io['env'], say: Say): string {
  const userName = (env['USER'] ?? env['USERNAME'] ?? '').trim();
  return (
    sessions.lastName(origin) ??
    (userName !== '' && userName.length <= MAX_NAME_LENGTH ? userName : say('guestName'))
  );
}

/**
 * Signs in with the stored token of this name, or as a new guest if there is none or the server no longer
 * knows it.
 */
export async function signIn(
  api: Remote,
  sessions: Sessions,
  name: string,
  language: Language,
): Promise<void> {
  const storedToken = sessions.token(api.origin, name);
  if (storedToken !== undefined && (await isTokenValid(api, storedToken))) {
    if (sessions.lastName(api.origin) !== name) sessions.keep(api.origin, name, storedToken);
    return;
  }
  api.token = '';
  api.token = await api.newGuest(name, language);
  sessions.keep(api.origin, name, api.token);
}

async function isTokenValid(api: Remote, token: string): Promise<boolean> {
  api.token = token;
  try {
    await api.checkToken();
    return true;
  } catch (error) {
    if (error instanceof ServerRefused && error.refused.reason === 'noSession') return false;
    throw error;
  }
}
