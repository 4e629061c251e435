/** Refusals are asked of the server: only it knows the whole state. */
import type { Ply } from '@pithead/kernel';
import type { Refused } from '@pithead/protocol';
import { askedAbout, explainPly, MOST_EXPLAINED } from '../play/why.ts';
import { sceneOf } from './pageFor.ts';
import { reasonText } from './reasonText.ts';
import type { Visit } from './visit.ts';
import { demand, note } from './visit.ts';

export function explain(session: Visit, question: string): void {
  const { say, table } = session;
  if (table.seat === null) return note(session, say('onlyAtTable'));
  if (question === '') return note(session, say('whyWhich'));
  const asked = askedAbout(sceneOf(session), say, question);
  if ('notice' in asked) note(session, asked.notice);
  else explainMeant(session, asked.plies);
}

export function explainMeant(session: Visit, plies: readonly Ply[]): void {
  const { client, table, say } = session;
  const { id, seat } = table;
  if (seat === null) return;
  const scene = sceneOf(session);
  const line = (ply: Ply, refused: Refused | undefined): string => {
    if (refused?.reason === 'refusedByRules' || refused === undefined)
      return explainPly(scene, say, ply, refused && toRefusal(refused));
    return say('reason', {
      thing: scene.text.ply(ply, scene.view),
      reason: reasonText(refused, scene.text, session.sayReason),
    });
  };
  demand(session, async () => {
    const lines: string[] = [];
    for (const ply of plies.slice(0, MOST_EXPLAINED))
      lines.push(line(ply, await client.whyNot(id, seat, ply)));
    const more = plies.length - lines.length;
    return more > 0 ? [...lines, say('andMore', { count: more })] : lines;
  });
}

const toRefusal = ({ why = '', rule = '', params = {} }: Refused): Parameters<typeof explainPly>[3] => ({
  reason: why,
  rule,
  params,
});
