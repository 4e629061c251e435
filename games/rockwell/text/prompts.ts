import type { Step } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { MessageValues } from '@pithead/text';
import type { PlayerView, RockwellView } from '../rules/index.ts';
import { sum, worthOf } from '../rules/index.ts';
import type { Messages, Prompt } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isLastTurn } from './viewFigures.ts';
import type { LazyText } from './lazyText.ts';

export function promptText(
  words: Vocabulary,
  view: RockwellView,
  names: readonly string[],
  lazy: LazyText | undefined,
): string {
  const { format, messages } = words;
  const step = view.steps.at(-1);
  if (step === undefined) return lazy?.standingsText(words, view, names) ?? '';
  const isAsked = (seat: number): boolean => (step.pending & bit(seat)) !== 0;
  const viewer = view.looker === null || !isAsked(view.looker) ? undefined : view.players[view.looker];
  if (viewer !== undefined) return ask(words, view, step, viewer, lazy);
  return format(waitingFor(messages, view, step.at), {
    name: words.list(names.filter((_, seat) => isAsked(seat))),
  });
}

/** In a simultaneous phase a seat that has decided is told so. RW-4.2, RW-6.2 */
function waitingFor({ decided, waiting }: Messages, view: RockwellView, at: string): string {
  if (view.looker === null) return waiting;
  return at === 'auction' || at === 'insurance' ? decided[at] : waiting;
}

function ask(
  words: Vocabulary,
  view: RockwellView,
  step: Step,
  me: PlayerView,
  lazy: LazyText | undefined,
): string {
  const turn = words.format(words.messages.turns[isLastTurn(view) ? 'last' : 'turn'], { turn: view.turn });
  const asked = question(words, view, step, me, lazy);
  if (asked === undefined) return turn;
  const [prompt, values] = asked;
  return words.format(words.messages.prompts[prompt], { turn, ...possessions(words, me), ...values });
}

/** The meaning of `left` depends on the phase, see rules/flow.ts. */
function question(
  words: Vocabulary,
  view: RockwellView,
  step: Step,
  me: PlayerView,
  lazy: LazyText | undefined,
): [Prompt, MessageValues] | undefined {
  if (step.at === 'auction') return [sum(me.own?.choice ?? []) === 0 ? 'auctionBegun' : 'auction', {}];
  return lazy?.promptFor(words, view, step, me);
}

function possessions(words: Vocabulary, { own }: PlayerView): MessageValues {
  if (own === null) return {};
  const [bid = 0, ...chosen] = own.choice;
  return {
    money: words.money(own.money),
    cubes: words.cubes(own.stock),
    goods: words.goods(own.money, own.stock),
    bid: words.goods(bid, chosen),
    value: words.money(worthOf(bid, chosen)),
    chosen: words.cubes(chosen),
    tiles: own.insurance,
  };
}
