import {
  CREWS,
  deliveryOf,
  MOBILITY,
  NOWHERE,
  powerOf,
  SAFETY,
  SHAFT_PRICES,
  stageOf,
} from '../../rules/index.ts';
import { stagesOf } from '../earth/touches.ts';
import type { Sight } from '../sight.ts';
import { shortPlace } from '../words.ts';
import type { Chip } from '../console/chipOf.ts';
import { plyChip } from '../console/chipOf.ts';

export function workChips(sight: Sight): Chip[] {
  const { offers, words, say, things, own, view, seat } = sight;
  const stage = stageOf(own) + 1;
  const improvements = (offers['improve'] ?? []).map((noun) => {
    const packed = view.crews[seat * CREWS + noun] ?? 0;
    const label =
      noun === MOBILITY
        ? words.mobility
        : noun === SAFETY
          ? words.safety
          : say(words.crewTo, { number: noun + 1, power: powerOf(packed) + 1 });
    return plyChip(sight, ['improve', noun], { kind: 'improve', label, isNarrow: true });
  });
  const tool = (key: string, label: string, detail: string, touch: () => void): Chip => ({
    key,
    kind: 'shaft',
    label,
    detail,
    isChosen: false,
    isOffered: true,
    isNarrow: true,
    touch,
  });
  const build =
    (offers['buildShaft'] ?? []).length === 0
      ? []
      : [
          tool('build', words.buildShaft, things.money(SHAFT_PRICES[view.seats]?.[stage] ?? 0), () =>
            sight.takeTool({ stage }),
          ),
        ];
  const moves = own.shafts.flatMap((space, shaft) => {
    const least = space === NOWHERE ? undefined : stagesOf(sight, shaft).at(-1);
    if (least === undefined) return [];
    return [
      tool(`move-${shaft}`, words.moveShaft, shortPlace(sight, space), () =>
        sight.takeTool({ shaft, stage: least, from: space }),
      ),
    ];
  });
  const deliveries = (offers['deliver'] ?? []).map((pile) =>
    plyChip(sight, ['deliver', pile], {
      kind: 'deliver',
      label: things.delivery(pile),
      detail: `★${deliveryOf(view.deliveryTops[pile] ?? 0).prestige}`,
      isNarrow: true,
    }),
  );
  return [...improvements, ...build, ...moves, ...deliveries];
}

/** The stage paid for decides the price of a move and where it may go. RW-15.6 */
export function stageChips(sight: Sight): Chip[] {
  const { tool, words, say, things, view } = sight;
  const shaft = tool?.shaft;
  if (tool === undefined || shaft === undefined) return [];
  return stagesOf(sight, shaft).map((stage) => ({
    key: `stage-${stage}`,
    kind: 'stage',
    label: say(words.stage, { stage }),
    detail: things.money(SHAFT_PRICES[view.seats]?.[stage] ?? 0),
    isChosen: tool.stage === stage,
    isOffered: true,
    isNarrow: false,
    touch: () => sight.takeTool({ ...tool, stage }),
  }));
}
