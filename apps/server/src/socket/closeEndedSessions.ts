import type { ServerContext } from '../serverContext.ts';

/** Closes the sockets of sessions that have ended without a notification to this process. */
export async function closeEndedSessions({
  connections,
  store,
}: Pick<ServerContext, 'connections' | 'store'>): Promise<void> {
  const here = connections.sessions();
  if (here.length === 0) return;
  const living = new Set(await store.existingSessions(here));
  for (const session of here) if (!living.has(session)) connections.closeSession(session);
}
