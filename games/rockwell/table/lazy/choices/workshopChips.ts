import {
  crewIndex,
  deliveryOf,
  MOBILITY,
  MOBILITY_PRICES,
  NOWHERE,
  POWER_PRICES,
  powerOf,
  SAFETY,
  SAFETY_PRICES,
  SHAFT_PRICES,
  stageOf,
} from '../../../rules/index.ts';
import { offeredMoveStages } from '../earth/targets.ts';
import type { TableModel } from '../../tableModel.ts';
import { shortPlace } from '../../words.ts';
import type { Chip } from './chip.ts';
import { plyChip } from './chip.ts';

export function workshopChips(table: TableModel): Chip[] {
  const { offers, words, say, things, own, view, shownSeat } = table;
  const stage = stageOf(own) + 1;
  const improvements = (offers['improve'] ?? []).map((noun) => {
    const packed = view.crews[crewIndex(shownSeat, noun)] ?? 0;
    const label =
      noun === MOBILITY
        ? words.mobility
        : noun === SAFETY
          ? words.safety
          : say(words.crewTo, { number: noun + 1, power: powerOf(packed) + 1 });
    const detail = things.money(improvementPrice(table, noun));
    return plyChip(table, ['improve', noun], { kind: 'improve', label, detail, isNarrow: true });
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
            table.takeTool({ stage }),
          ),
        ];
  const moves = own.shafts.flatMap((space, shaft) => {
    const least = space === NOWHERE ? undefined : offeredMoveStages(table, shaft).at(-1);
    if (least === undefined) return [];
    return [
      tool(`move-${shaft}`, words.moveShaft, shortPlace(table, space), () =>
        table.takeTool({ shaft, stage: least, from: space }),
      ),
    ];
  });
  const deliveries = (offers['deliver'] ?? []).map((pile) =>
    plyChip(table, ['deliver', pile], {
      kind: 'deliver',
      label: things.delivery(pile),
      detail: `★${deliveryOf(view.deliveryTops[pile] ?? 0).prestige}`,
      isNarrow: true,
    }),
  );
  return [...improvements, ...build, ...moves, ...deliveries];
}

function improvementPrice({ own, view, shownSeat }: TableModel, noun: number): number {
  if (noun === MOBILITY) return MOBILITY_PRICES[view.seats]?.[own.mobility + 1] ?? 0;
  if (noun === SAFETY) return SAFETY_PRICES[view.seats]?.[own.safety + 1] ?? 0;
  return POWER_PRICES[powerOf(view.crews[crewIndex(shownSeat, noun)] ?? 0) + 1] ?? 0;
}

/** The stage paid for decides the price of a move and where it may go. RW-15.6 */
export function stageChips(table: TableModel): Chip[] {
  const { tool, words, say, things, view } = table;
  const shaft = tool?.shaft;
  if (tool === undefined || shaft === undefined) return [];
  return offeredMoveStages(table, shaft).map((stage) => ({
    key: `stage-${stage}`,
    kind: 'stage',
    label: say(words.stage, { stage }),
    detail: things.money(SHAFT_PRICES[view.seats]?.[stage] ?? 0),
    isChosen: tool.stage === stage,
    isOffered: true,
    isNarrow: false,
    touch: () => table.takeTool({ ...tool, stage }),
  }));
}
