/** Refusals are asked of the server: only it knows the whole state. */
import type { Ply } from '@pithead/kernel';
import type { Refused } from '@pithead/protocol';
import { askedAbout, explainPly, MOST_EXPLAINED } from '../play/why.ts';
import { sceneOf } from './pageFor.ts';
import { reasonText } from './reasonText.ts';
import type { Visit } from './visit.ts';
import { demand, note } from './visit.ts';

export function explain(visit: Visit, typed: string): void {
  const { say, place } = visit;
  if (place.seat === null) return note(visit, say('onlyAtTable'));
  if (typed === '') return note(visit, say('whyWhich'));
  const asked = askedAbout(sceneOf(visit), say, typed);
  if ('notice' in asked) note(visit, asked.notice);
  else explainMeant(visit, asked.plies);
}

export function explainMeant(visit: Visit, plies: readonly Ply[]): void {
  const { client, place, say } = visit;
  const { table, seat } = place;
  if (seat === null) return;
  const scene = sceneOf(visit);
  const line = (ply: Ply, refused: Refused | undefined): string => {
    if (refused?.reason === 'refusedByRules' || refused === undefined)
      return explainPly(scene, say, ply, refused && refusalOf(refused));
    return say('reason', {
      thing: scene.text.ply(ply, scene.view),
      reason: reasonText(refused, scene.text, visit.sayReason),
    });
  };
  demand(visit, async () => {
    const lines: string[] = [];
    for (const ply of plies.slice(0, MOST_EXPLAINED))
      lines.push(line(ply, await client.whyNot(table, seat, ply)));
    const more = plies.length - lines.length;
    return more > 0 ? [...lines, say('andMore', { count: more })] : lines;
  });
}

const refusalOf = ({ why = '', rule = '', params = {} }: Refused): Parameters<typeof explainPly>[3] => ({
  reason: why,
  rule,
  params,
});
