/** The choices of the present decision, grouped by what they do. */
import type { Ply } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import { verbName } from '../../net/pendingDecisionText.ts';

export interface ChoiceGroup {
  readonly verb: string;
  readonly name: string;
  readonly count: number;
  /** The first of them, each with its text. Empty if the text says no more than the name. */
  readonly choices: readonly { readonly ply: Ply; readonly text: string }[];
}

/** More choices are only counted: an auction offers hundreds of amounts. */
const MAX_CHOICES = 12;

export function groupChoices(
  offers: PackedOffers,
  text: GameText,
  view: unknown,
  names: readonly string[],
): ChoiceGroup[] {
  return Object.entries(offers).map(([verb, nouns]) => {
    const name = verbName(text, verb, view, names);
    const choices = nouns.slice(0, MAX_CHOICES).map((noun) => {
      const ply: Ply = [verb, noun];
      return { ply, text: text.ply(ply, view, names) };
    });
    return { verb, name, count: nouns.length, choices: choices.filter((choice) => choice.text !== name) };
  });
}
