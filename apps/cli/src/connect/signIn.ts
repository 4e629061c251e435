/** Who comes: known from before, or a new guest. */
import type { Language } from '@pithead/text';
import type { Io } from '../io.ts';
import type { Say } from '../text/index.ts';
import type { Remote } from './remote.ts';
import { ServerRefused } from './remote.ts';
import type { Sessions } from './sessions.ts';

const LONGEST = 24;

/** The name used here last, or what the computer calls this person. */
export function usualName(sessions: Sessions, origin: string, env: Io['env'], say: Say): string {
  const own = (env['USER'] ?? env['USERNAME'] ?? '').trim();
  return sessions.lastName(origin) ?? (own !== '' && own.length <= LONGEST ? own : say('guestName'));
}

/**
 * Gets back the seats of a guest of that name whom this computer knows; the server may have forgotten them.
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
