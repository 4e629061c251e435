/** What the page shows of this game outside the table: progress, prompt buttons, public figures. */
import type { Ply } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import type { GameText, Language } from '@pithead/text';
import type { PromptAction, PublicFigure } from '@pithead/ui';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { OWN_SUPPLY, sum, tilesOnBoard } from '../rules/index.ts';
import { bestExchange, inReach, isLastRound } from '../text/viewFigures.ts';
import { bestIncome, isWasted } from './actionForecast.ts';
import { stepOf } from './tableModel.ts';
import { textsFor } from './words.ts';

type Text = GameText<SiberiaFact, SiberiaView>;

export function phaseLabel(view: SiberiaView, language: Language): string {
  const { words, say, names } = textsFor(language);
  const at = stepOf(view);
  if (at === undefined) return words.over;
  const phase = words.phases[at === 'sides' || at === 'placing' || at === 'returning' ? at : 'turn'];
  const { rounds } = names.messages;
  const round =
    at === 'sides' ? words.setup : say(isLastRound(view) ? rounds.last : rounds.round, { round: view.round });
  return say(words.roundPhase, { round, phase });
}

export function logHeading(fact: SiberiaFact, language: Language): string | undefined {
  const { words, say, names } = textsFor(language);
  if (fact.type === 'startPlayerDrawn') return words.setup;
  return fact.type === 'roundBegun' ? say(names.messages.rounds.round, { round: fact.round }) : undefined;
}

export function actions(
  view: SiberiaView,
  offers: PackedOffers,
  _text: Text,
  language: Language,
): readonly PromptAction[] {
  const { verbs } = textsFor(language).names.messages;
  const buttons: PromptAction[] = [];
  if (offers['pass'] !== undefined) buttons.push(passing(view, offers, language));
  if (offers['forgo'] !== undefined) buttons.push({ label: verbs.forgo, plies: [['forgo', 0]] });
  const sale = bestSale(view, offers, language);
  if (sale !== undefined) buttons.push(sale);
  if (offers['sendWorker']?.includes(OWN_SUPPLY) === true) {
    buttons.push({
      label: textsFor(language).words.deployWorker,
      plies: [['sendWorker', OWN_SUPPLY]],
      isMain: true,
    });
  }
  for (const verb of ['confirmSides', 'confirmPlacement', 'endTurn'] as const) {
    if (offers[verb] === undefined) continue;
    const endsTurn = verb === 'endTurn';
    buttons.push({ label: verbs[verb], plies: [[verb, 0]], isMain: true, isFinal: true, endsTurn });
  }
  return buttons;
}

/** Confirmation if an executable action would still earn money. SB-5.4 */
function passing(view: SiberiaView, offers: PackedOffers, language: Language): PromptAction {
  const { words, say, names } = textsFor(language);
  const player = view.looker === null ? undefined : view.players[view.looker];
  const income = player === undefined ? 0 : bestIncome(view, player, offers['execute'] ?? []);
  const pass: PromptAction = { label: words.pass, plies: [['pass', 0]], key: 'P' };
  return income === 0 ? pass : { ...pass, confirmation: say(words.askPass, { money: names.money(income) }) };
}

/** SB-5.8 */
export function hasNoEffect(ply: Ply, view: SiberiaView): boolean {
  const player = view.looker === null ? undefined : view.players[view.looker];
  return player !== undefined && isWasted(view, player, ply);
}

/** The exchange with the best price becomes the main button. SB-7.22 */
function bestSale(view: SiberiaView, offers: PackedOffers, language: Language): PromptAction | undefined {
  const { words, say, names } = textsFor(language);
  const player = view.looker === null ? undefined : view.players[view.looker];
  const step = view.steps.at(-1);
  if (player === undefined || step === undefined || offers['sell'] === undefined) return undefined;
  const best = bestExchange(view, player, step.left);
  if (best === undefined) return undefined;
  const money = names.money(best.price * inReach(view, player, step.left));
  return {
    label: say(words.sellIn, { city: names.city(view.cities[best.field] ?? 0), money }),
    plies: [['sell', best.field]],
    isMain: true,
  };
}

export function figures(view: SiberiaView, seat: number, language: Language): readonly PublicFigure[] {
  const { words, say, names } = textsFor(language);
  const player = view.players[seat];
  if (player === undefined) return [];
  const counted = (word: string, count: number): PublicFigure => ({
    label: say(word, { count }),
    value: String(count),
  });
  return [
    { label: words.money, value: names.money(player.money) },
    counted(words.workers, sum(player.workers)),
    counted(words.salesmen, sum(player.salesmen)),
    counted(words.ownSupply, player.figures),
    counted(words.tiles, tilesOnBoard(player)),
  ];
}
