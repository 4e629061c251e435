/** Refusals that only say “not now”, with the decision that is pending instead. */
import type { Ply, Refusal } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { bindCatalogue, KERNEL_REASONS } from '@pithead/text';
import type { panelsEn } from '../text/panels/en.ts';
import { PANEL_CATALOGUES } from '../text/panels/index.ts';

/** The ply that was refused, and what the viewer sees of the match. */
export interface RefusedChoice {
  readonly ply: Ply;
  readonly view: unknown;
  readonly names: readonly string[];
}

/** No noun has this number: the text of a ply then falls back to the name of its verb. */
const NO_NOUN = -1;

export const verbName = (text: GameText, verb: string, view: unknown, names: readonly string[]): string =>
  text.ply([verb, NO_NOUN], view, names);

/** The game's own sentence, unless it is one that all games share and that leaves open what can be done instead. */
export function pendingDecisionText(
  refusal: Refusal,
  text: GameText,
  { ply: [verb], view, names }: RefusedChoice,
): string {
  const said = text.refusal(refusal, verb);
  const { notNow, notYourTurn } = KERNEL_REASONS[text.language];
  if (said !== notNow && said !== notYourTurn) return said;
  const texts = bindCatalogue<typeof panelsEn>(text.language, PANEL_CATALOGUES[text.language]);
  const prompt = text.prompt(view, names);
  return said === notYourTurn
    ? texts.notYourTurn({ prompt })
    : texts.notNow({ action: verbName(text, verb, view, names), prompt });
}
