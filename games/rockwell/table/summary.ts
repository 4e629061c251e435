import type { Language } from '@pithead/text';
import type { GameTable, PublicFigure } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import type { PhaseName, RockwellFact, RockwellView } from '../rules/index.ts';
import { bidMoney, bidResource, countBits, ROUNDS, worthOf } from '../rules/index.ts';
import { isLastTurn } from '../text/viewFigures.ts';
import { lazyParts } from './lazyParts.tsx';
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

export const actions: GameTable<RockwellView, RockwellFact>['actions'] = (view, offers, _text, language) =>
  lazyParts()?.lazyActions(view, offers, language) ?? [];

/** Prestige is hidden until the end, so achievements are counted. RW-3.3 */
export function figures(view: RockwellView, seat: number, language: Language): readonly PublicFigure[] {
  const { words } = textsFor(language);
  const player = view.players[seat];
  if (player === undefined) return [];
  if (stepOf(view) === undefined) return lazyParts()?.endFigures(view, seat, language) ?? [];
  return [
    { label: words.achievements, value: `✓ ${countBits(player.achievements)}` },
    { label: words.cards, value: String(player.cards) },
    ...bidOf(view, seat, language),
  ];
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

export function targetOf(ply: Ply, view: RockwellView): string | undefined {
  const [verb, noun] = ply;
  if (verb === 'bid') return `[data-at="amount-${bidMoney(noun) > 0 ? 0 : bidResource(noun) + 1}"]`;
  if (verb === 'sealBid') return '.rw-bid [data-main]';
  if (verb === 'placeVp') return `[data-at="slot-${noun}"]`;
  return lazyParts()?.lazyTargetOf(ply, view);
}
