import type { Language } from '@pithead/text';
import type { Io } from '../io.ts';
import type { Say } from '../text/index.ts';
import type { Remote } from './remote.ts';
import { ServerRefused } from './remote.ts';
import type { Sessions } from './sessions.ts';

const LONGEST = 24;

export function usualName(sessions: Sessions, origin: string, env: Io['env'], say: Say): string {
  const own = (env['USER'] ?? env['USERNAME'] ?? '').trim();
  return sessions.lastName(origin) ?? (own !== '' && own.length <= LONGEST ? own : say('guestName'));
}

/**
 * Signs in with the stored token of this name, or as a new guest if there is none or the server no longer
 * knows it.
 */
export async function signIn(
  remote: Remote,
  sessions: Sessions,
  name: string,
  language: Language,
): Promise<void> {
  const kept = sessions.token(remote.origin, name);
  if (kept !== undefined && (await isGood(remote, kept))) {
    if (sessions.lastName(remote.origin) !== name) sessions.keep(remote.origin, name, kept);
    return;
  }
  remote.token = '';
  remote.token = await remote.newGuest(name, language);
  sessions.keep(remote.origin, name, remote.token);
}

async function isGood(remote: Remote, token: string): Promise<boolean> {
  remote.token = token;
  try {
    await remote.checkToken();
    return true;
  } catch (error) {
    if (error instanceof ServerRefused && error.refused.reason === 'noSession') return false;
    throw error;
  }
}
