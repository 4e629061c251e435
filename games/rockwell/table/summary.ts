import type { PackedOffers } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import type { PromptAction, PublicFigure } from '@pithead/ui';
import type { PhaseName, RockwellFact, RockwellView } from '../rules/index.ts';
import { countBits, ROUNDS, worthOf } from '../rules/index.ts';
import { isLastTurn, totals } from '../text/viewFigures.ts';
import { stepOf } from './tableModel.ts';
import type { Words } from './words.ts';
import { textsFor } from './words.ts';

/** Extractions belong to the step that they interrupt. */
const PARTS: Partial<Record<PhaseName, keyof Words['parts']>> = {
  auction: 'auction',
  vicePresidents: 'vicePresidents',
  insurance: 'insurance',
  trading: 'exchange',
  tradingUnseen: 'exchange',
  traded: 'exchange',
  workshop: 'workshop',
  acted: 'workshop',
  alUpgrade: 'workshop',
  alUpgraded: 'workshop',
};

export function phaseLabel(view: RockwellView, language: Language): string {
  const { words, say } = textsFor(language);
  if (stepOf(view) === undefined) return words.over;
  const turn = say(words.turn, { turn: view.turn });
  const part = view.steps.map(({ at }) => PARTS[at as PhaseName]).find((each) => each !== undefined);
  const now =
    part === undefined ? say(words.parts.drilling, { round: view.round, rounds: ROUNDS }) : words.parts[part];
  return [turn, ...(isLastTurn(view) ? [words.lastTurn] : []), now].join(' · ');
}

export function actions(
  view: RockwellView,
  offers: PackedOffers,
  _text: unknown,
  language: Language,
): readonly PromptAction[] {
  const { words, say } = textsFor(language);
  if (offers['noAdvantage'] !== undefined) {
    return [
      {
        label: offers['hire'] === undefined ? words.noBribe : words.noDie,
        plies: [['noAdvantage', 0]],
        isFinal: true,
      },
    ];
  }
  if (offers['renounce'] === undefined) return [];
  const isAll = Object.keys(offers).length === 1;
  const count = view.players[view.looker ?? 0]?.actions ?? 0;
  const board = stepOf(view) === 'workshop' ? 'workshop' : 'stockExchange';
  const plies = [['renounce', 0]] as const;
  return [
    isAll
      ? { label: words.renounce, plies, isMain: true, isFinal: true, endsTurn: true }
      : { label: words.renounce, plies, confirmation: say(words.renounceAsk, { board, count }) },
  ];
}

/** Prestige is hidden until the end, so achievements are counted. RW-3.3 */
export function figures(view: RockwellView, seat: number, language: Language): readonly PublicFigure[] {
  const { words } = textsFor(language);
  const player = view.players[seat];
  if (player === undefined) return [];
  const cards = { label: words.cards, value: String(player.cards) };
  const achievements = String(countBits(player.achievements));
  if (stepOf(view) === undefined) {
    return [
      { label: words.prestige, value: String(totals(view)[seat]) },
      { label: words.achievements, value: achievements },
      cards,
    ];
  }
  return [{ label: words.achievements, value: `✓ ${achievements}` }, cards, ...bidOf(view, seat, language)];
}

function bidOf(view: RockwellView, seat: number, language: Language): PublicFigure[] {
  if (stepOf(view) !== 'vicePresidents') return [];
  const { words, things } = textsFor(language);
  const [money = 0, ...cubes] = view.players[seat]?.shown ?? [];
  return [{ label: words.bid, value: things.money(worthOf(money, cubes)) }];
}

export function logHeading(fact: RockwellFact, language: Language): string | undefined {
  const { words, say } = textsFor(language);
  return fact.type === 'turnBegun' ? say(words.turn, { turn: fact.turn }) : undefined;
}
