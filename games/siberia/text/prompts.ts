import type { Step } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { MessageValues } from '@pithead/text';
import type { PhaseName, PlayerView, SiberiaView } from '../rules/index.ts';
import { EXCHANGES, TILES_KEPT, tilesOnBoard } from '../rules/index.ts';
import type { Messages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import {
  fittingInvestments,
  handSize,
  inReach,
  isEffective,
  isLastRound,
  readyActions,
  researchSize,
} from './viewFigures.ts';

type Prompt = keyof Messages['prompts'];

export function promptText(words: Vocabulary, view: SiberiaView, names: readonly string[]): string {
  const { format, messages } = words;
  const step = view.steps.at(-1);
  if (step === undefined) return standingsText(words, view, names);
  const isAsked = (seat: number): boolean => (step.pending & bit(seat)) !== 0;
  const viewer = view.looker === null || !isAsked(view.looker) ? undefined : view.players[view.looker];
  if (viewer !== undefined) return ask(words, view, step, viewer);
  return format(waitingFor(messages, view, step.at), {
    name: words.list(names.filter((_, seat) => isAsked(seat))),
  });
}

function standingsText(
  { format, messages, list, money }: Vocabulary,
  view: SiberiaView,
  names: readonly string[],
): string {
  const standings = view.players.map((player, seat) =>
    format(messages.standing, { name: names[seat] ?? '', money: money(player.money) }),
  );
  return format(messages.over, { standings: list(standings) });
}

/** In a simultaneous phase a seat that has decided is told so. SB-4.8, SB-8.5 */
function waitingFor({ decided, waiting }: Messages, view: SiberiaView, at: string): string {
  if (view.looker !== null && at === 'placing') return decided.placing;
  return view.looker !== null && at === 'returning' ? decided.returning : waiting;
}

function ask(words: Vocabulary, view: SiberiaView, step: Step, me: PlayerView): string {
  const at = step.at as PhaseName;
  return words.format(
    words.messages.prompts[promptFor(view, at, step.left, me)],
    valuesFor(words, view, at, step.left, me),
  );
}

function promptFor(view: SiberiaView, at: PhaseName, left: number, me: PlayerView): Prompt {
  if (at === 'sides' && left >= EXCHANGES) return 'sidesDone';
  if (at === 'placing' && handSize(me) === 0) return 'placingDone';
  if (at === 'turn' && researchSize(me) > 0) return 'turnResearch';
  if (at === 'turn' && !readyActions(me).some((action) => isEffective(view, me, action)))
    return 'turnNoEffect';
  if (at === 'cube' && view.resolving.length === 0) return 'cubeLast';
  if (at === 'worker' && me.figures === 0) return 'workerElsewhere';
  if (at === 'endOfTurn' && view.looker !== null && (view.passed & bit(view.looker)) !== 0)
    return 'endOfTurnPassed';
  return at === 'endOfTurn' && view.gap !== 0 && view.investmentsInStack > 0 ? 'endOfTurnRefill' : at;
}

/** The meaning of `left` depends on the phase, see rules/flow.ts. */
function valuesFor(
  words: Vocabulary,
  view: SiberiaView,
  at: PhaseName,
  left: number,
  me: PlayerView,
): MessageValues {
  const round = words.format(words.messages.rounds[isLastRound(view) ? 'last' : 'round'], {
    round: view.round,
  });
  switch (at) {
    case 'sides':
      return { count: EXCHANGES - left };
    case 'placing':
      return { round, count: handSize(me) };
    case 'turn':
      return {
        round,
        count: researchSize(me),
        actions: words.list(readyActions(me).map(words.action)) || '–',
      };
    case 'research':
      return { count: view.resolving.length };
    case 'cube':
      return { resource: words.resource(left), count: view.resolving.length };
    case 'logistics':
      return { count: left };
    case 'salesman':
    case 'worker':
      return { count: me.figures };
    case 'investor':
      return { count: fittingInvestments(view, me) };
    case 'selling':
      return { resource: words.resource(left), count: inReach(view, me, left) };
    case 'returning':
      return { count: tilesOnBoard(me) - TILES_KEPT, limit: TILES_KEPT };
    case 'managerResource':
    case 'joker':
    case 'endOfTurn':
      return {};
  }
}
