import type { PlayerView, Resource, SiberiaView } from '../rules/index.ts';
import { ACTIONS, FIRST_RESOURCE, RESEARCH, LOGISTICS_STEPS } from '../rules/index.ts';
import type { Vocabulary } from './vocabulary.ts';
import {
  bestExchange,
  canSendWorker,
  fittingInvestments,
  inReach,
  jokerFields,
  movableWorkers,
  researchSize,
} from './viewFigures.ts';

export interface PlyContext {
  readonly words: Vocabulary;
  readonly view: SiberiaView;
  readonly actor: PlayerView;
}

export function executionText(fixture: PlyContext, action: number): string | undefined {
  const { words, view, actor } = fixture;
  const { execute } = words.messages.plies;
  const say = (message: string, count: number): string =>
    words.format(count > 0 ? message : execute.noEffect, {
      count,
      steps: LOGISTICS_STEPS,
      action: words.action(action),
    });
  if (action === RESEARCH) return words.format(execute.research, { count: researchSize(actor) });
  const name = ACTIONS[action];
  switch (name) {
    case 'manager':
      return say(execute.manager, jokerFields(actor));
    case 'logistics':
      return say(execute.logistics, movableWorkers(view, actor));
    case 'salesman':
      return words.format(execute.salesman, { count: actor.figures });
    case 'worker':
      return canSendWorker(actor)
        ? words.format(execute.worker, { count: actor.figures })
        : say(execute.worker, 0);
    case 'investor':
      return say(execute.investor, fittingInvestments(view, actor));
    default:
      return name && miningText(fixture, name, action - FIRST_RESOURCE);
  }
}

function miningText({ words, view, actor }: PlyContext, name: Resource, resource: number): string {
  const { mine } = words.messages.plies;
  const mining = words.messages.mining[name];
  const count = inReach(view, actor, resource);
  if (count === 0) return words.format(mine.nothingThere, { mining });
  const best = bestExchange(view, actor, resource);
  if (best === undefined) return words.format(mine.noBuyer, { mining, count });
  const city = words.city(view.cities[best.field] ?? 0);
  return words.format(mine.sale, { mining, count, city, income: words.money(count * best.price) });
}
