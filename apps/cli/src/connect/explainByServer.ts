/** Refusals are asked of the server: only it knows the whole state. */
import type { Ply } from '@pithead/kernel';
import type { RequestRefusal } from '@pithead/protocol';
import { pliesAskedAbout, explainPly, MAX_EXPLAINED } from '../input/explainRefusals.ts';
import { connectInputContext } from './connectPage.ts';
import { serverRefusalText } from './serverRefusalText.ts';
import type { ConnectSession } from './connectSession.ts';
import { runRequest, addNotices } from './connectSession.ts';

export function explainByServer(session: ConnectSession, question: string): void {
  const { say, table } = session;
  if (table.seat === null) return addNotices(session, say('onlyAtTable'));
  if (question === '') return addNotices(session, say('whyWhich'));
  const asked = pliesAskedAbout(connectInputContext(session), say, question);
  if ('notice' in asked) addNotices(session, asked.notice);
  else explainPliesByServer(session, asked.plies);
}

export function explainPliesByServer(session: ConnectSession, plies: readonly Ply[]): void {
  const { client, table, say } = session;
  const { id, seat } = table;
  if (seat === null) return;
  const scene = connectInputContext(session);
  const line = (ply: Ply, refused: RequestRefusal | undefined): string => {
    if (refused?.reason === 'refusedByRules' || refused === undefined)
      return explainPly(scene, say, ply, refused && toRefusal(refused));
    return say('reason', {
      thing: scene.text.ply(ply, scene.view),
      reason: serverRefusalText(refused, scene.text, session.sayReason),
    });
  };
  runRequest(session, async () => {
    const lines: string[] = [];
    for (const ply of plies.slice(0, MAX_EXPLAINED))
      lines.push(line(ply, await client.whyNot(id, seat, ply)));
    const more = plies.length - lines.length;
    return more > 0 ? [...lines, say('andMore', { count: more })] : lines;
  });
}

const toRefusal = ({
  why = '',
  rule = '',
  params = {},
}: RequestRefusal): Parameters<typeof explainPly>[3] => ({
  reason: why,
  rule,
  params,
});
