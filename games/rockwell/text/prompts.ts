import type { Step } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Values } from '@pithead/text';
import type { At, PlayerView, RockwellView } from '../rules/index.ts';
import { advantageOf, BRIBERY, dieOf, endOfDieStep, placeOf, sum, worthOf } from '../rules/index.ts';
import type { Messages, Prompt } from './messages.ts';
import type { Words } from './names.ts';
import { crewNumber } from './names.ts';
import { actorOf, dangerFor, dieLimitAt, isLastTurn, totals } from './reckoning.ts';

/** What to do now, for whoever looks; also while waiting for others, and when the game is over. */
export function tellPrompt(words: Words, view: RockwellView, names: readonly string[]): string {
  const { format, messages } = words;
  const step = view.steps.at(-1);
  if (step === undefined) return tellStandings(words, view, names);
  const isAsked = (seat: number): boolean => (step.pending & bit(seat)) !== 0;
  const looker = view.looker === null || !isAsked(view.looker) ? undefined : view.players[view.looker];
  if (looker !== undefined) return ask(words, view, step, looker);
  return format(waitingFor(messages, view, step.at), { name: words.list(names.filter((_, seat) => isAsked(seat))) });
}

function tellStandings({ format, messages, list, prestige }: Words, view: RockwellView, names: readonly string[]): string {
  const standings = totals(view).map((total, seat) => format(messages.standing, { name: names[seat] ?? '', prestige: prestige(total) }));
  return format(messages.over, { standings: list(standings) });
}

/** In a phase of all, whoever has decided is told so. RW-4.2, RW-6.2 */
function waitingFor({ decided, waiting }: Messages, view: RockwellView, at: string): string {
  if (view.looker === null) return waiting;
  return at === 'auction' || at === 'insurance' ? decided[at] : waiting;
}

function ask(words: Words, view: RockwellView, step: Step, me: PlayerView): string {
  const turn = words.format(words.messages.turns[isLastTurn(view) ? 'last' : 'turn'], { turn: view.turn });
  const asked = question(words, view, step, me);
  if (asked === undefined) return turn;
  const [prompt, values] = asked;
  return words.format(words.messages.prompts[prompt], { turn, ...possessions(words, me), ...values });
}

/** Which sentence, and the figures of its own. What `left` counts is the phase's own affair, see rules/flow.ts. */
function question(words: Words, view: RockwellView, { at, left }: Step, me: PlayerView): [Prompt, Values] | undefined {
  const phase = at as At;
  switch (phase) {
    case 'auction':
      return [sum(me.own?.choice ?? []) === 0 ? 'auctionBegun' : 'auction', {}];
    case 'vicePresidents':
      return [left < view.seats ? 'vicePresidents' : 'secondVicePresident', {}];
    case 'insurance':
      return [sum(me.own?.choice ?? []) === 0 ? 'insuranceBegun' : 'insurance', {}];
    case 'drilling':
      return [phase, { round: view.round, mobility: me.mobility }];
    case 'die':
      return [phase, { ...activeCrew(words, view), to: words.place(endOfDieStep(left)) }];
    case 'advantage':
      return [advantagePrompt(view), { ...activeCrew(words, view), bribes: view.briberyTiles }];
    case 'danger':
      return tellDanger(words, view);
    case 'alDestination':
      return [phase, activeCrew(words, view)];
    case 'trading':
    case 'tradingUnseen':
    case 'workshop':
      return [phase, { count: me.actions }];
    case 'extractionOrder':
    case 'alCrew':
    case 'alUpgrade':
      return [phase, {}];
    case 'moved':
    case 'advantaged':
    case 'alMoved':
    case 'traded':
    case 'acted':
    case 'alUpgraded':
      // These run through without asking anybody.
      return undefined;
  }
}

/** What the seat has, and what it has chosen so far. */
function possessions(words: Words, { own }: PlayerView): Values {
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

function activeCrew(words: Words, { active, crews }: RockwellView): Values {
  const place = placeOf(crews[active] ?? 0);
  return { crew: crewNumber(Math.max(0, active)), from: words.place(place), limit: dieLimitAt(place) };
}

/** RW-9.1, RW-10.1, RW-10.6 */
function advantagePrompt(view: RockwellView): Prompt {
  if (advantageOf(view, actorOf(view)) === BRIBERY) return 'bribery';
  return dieOf(view.crews[view.active] ?? 0) > 0 ? 'reset' : 'hire';
}

function tellDanger(words: Words, view: RockwellView): [Prompt, Values] | undefined {
  const danger = dangerFor(view, actorOf(view));
  return danger && ['danger', { space: words.place(danger.space), loss: danger.loss }];
}
