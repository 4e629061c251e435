import type { PackedOffers } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import type { PromptAction, PublicFigure } from '@pithead/ui';
import type { RockwellView } from '../../rules/index.ts';
import { countBits } from '../../rules/index.ts';
import { totals } from '../../text/lazy/viewFigures.ts';
import { stepOf } from '../tableModel.ts';
import { textsFor } from '../words.ts';

export function lazyActions(
  view: RockwellView,
  offers: PackedOffers,
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

export function endFigures(view: RockwellView, seat: number, language: Language): readonly PublicFigure[] {
  const { words } = textsFor(language);
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    { label: words.prestige, value: String(totals(view)[seat]) },
    { label: words.achievements, value: String(countBits(player.achievements)) },
    { label: words.cards, value: String(player.cards) },
  ];
}
