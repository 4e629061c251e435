/** What the page shows of this game outside the table: progress, prompt buttons, public figures. */
import type { Ply } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import type { PromptAction, PublicFigure } from '@pithead/ui';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { NO_ORDER, NO_TILE, SHIFTS } from '../rules/index.ts';

import type { Words } from './words.ts';
import { figure, textsFor } from './words.ts';
import { isIrreversible } from './currentTurn.ts';
import { stepOf } from './tableModel.ts';

export function phaseLabel(view: GlueckAufView, language: Language): string {
  const { words, say } = textsFor(language);
  const at = stepOf(view);
  if (at === undefined) return words.over;
  return at === 'draft' ? words.draft : say(words.shift, { shift: view.shift, shifts: SHIFTS });
}

export function logHeading(fact: GlueckAufFact, language: Language): string | undefined {
  const { words, say } = textsFor(language);
  if (fact.type === 'startPlayerDrawn') return words.draft;
  return fact.type === 'shiftBegun' ? say(words.shift, { shift: fact.shift, shifts: SHIFTS }) : undefined;
}

const USEFUL = ['cartToCage', 'cageToOrder', 'storageToOrder'];

/** Confirmation before unused steps are given up (GA-6.1); only where one of them could be used. */
function askBeforeStop(view: GlueckAufView, offers: PackedOffers, language: Language): string | undefined {
  const steps = view.steps.at(-1)?.left ?? 0;
  if (steps === 0 || !USEFUL.some((verb) => (offers[verb]?.length ?? 0) > 0)) return undefined;
  const { words, say } = textsFor(language);
  return say(words.askBeforeStop, { count: steps });
}

const BUTTONS: readonly (readonly [verb: string, noun: number, word: keyof Words, isMain: boolean])[] = [
  ['buyDrawnTile', NO_TILE, 'buyNone', false],
  ['keepDrawnOrder', NO_ORDER, 'keepNone', false],
  ['returnTilesTo', 0, 'putOnTop', false],
  ['returnTilesTo', 1, 'putUnder', false],
  ['returnOrdersTo', 0, 'putOnTop', false],
  ['returnOrdersTo', 1, 'putUnder', false],
  ['stopMining', 0, 'endMining', true],
  ['endTurn', 0, 'endTurn', true],
];

export function actions(
  view: GlueckAufView,
  offers: PackedOffers,
  _text: unknown,
  language: Language,
): readonly PromptAction[] {
  const { words, say } = textsFor(language);
  return BUTTONS.filter(([verb, noun]) => offers[verb]?.includes(noun) === true).map(
    ([verb, noun, word, isMain]) => {
      const plies: readonly Ply[] = [[verb, noun]];
      const label = say(words[word], { count: view.drawnCount });
      const ask = verb === 'stopMining' ? askBeforeStop(view, offers, language) : undefined;
      const endsTurn = verb === 'endTurn';
      const isFinal = endsTurn || plies.some(isIrreversible);
      return {
        label,
        plies,
        ...(isMain && { isMain }),
        ...(ask !== undefined && { confirmation: ask }),
        ...(isFinal && { isFinal }),
        ...(endsTurn && { endsTurn }),
      };
    },
  );
}

export function figures(view: GlueckAufView, seat: number, language: Language): readonly PublicFigure[] {
  const { words, say } = textsFor(language);
  const player = view.players[seat];
  if (player === undefined) return [];
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return [
    { label: capital(say(words.points, { count: player.points })), value: figure(player.points) },
    { label: words.marks, value: String(player.marks) },
    { label: words.workers, value: String(player.workers) },
    { label: capital(words.delivered), value: String(player.deliveredCount) },
  ];
}
