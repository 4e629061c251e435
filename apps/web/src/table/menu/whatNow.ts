/** The choices of the present decision, grouped by what they do and where. */
import type { GameHelp, HelpText } from '@pithead/guide';
import type { Ply } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import { verbName } from '../../net/pendingDecisionText.ts';

export interface ChoiceGroup {
  readonly id: string;
  readonly name: string;
  readonly rule: string | undefined;
  readonly plies: readonly Ply[];
  /** The first of them, each with its text. Empty if the text says no more than the name. */
  readonly choices: readonly { readonly ply: Ply; readonly text: string }[];
}

/** More choices are only counted: an auction offers hundreds of amounts. */
const MAX_CHOICES = 12;

export interface GroupingContext {
  readonly text: GameText;
  readonly view: unknown;
  readonly names: readonly string[];
  /** The rule of each verb. */
  readonly rules: Readonly<Record<string, string>>;
  /** Undefined if it could not be loaded: choices are then grouped by verb. */
  readonly help: { readonly help: GameHelp; readonly text: HelpText } | undefined;
}

export function groupChoices(offers: PackedOffers, context: GroupingContext): ChoiceGroup[] {
  const { text, view, names, rules, help } = context;
  const groups = new Map<string, { name: string; rule: string | undefined; plies: Ply[] }>();
  for (const [verb, nouns] of Object.entries(offers))
    for (const noun of nouns) {
      const ply: Ply = [verb, noun];
      const area = help?.help.areaOf(ply);
      const id = area ?? verb;
      const group = groups.get(id);
      if (group !== undefined) group.plies.push(ply);
      else
        groups.set(id, {
          name:
            (area === undefined ? undefined : help?.text.areas[area]) ?? verbName(text, verb, view, names),
          rule: (area === undefined ? undefined : help?.help.areas[area]) ?? rules[verb],
          plies: [ply],
        });
    }
  return [...groups].map(([id, { name, rule, plies }]) => {
    const choices = plies.slice(0, MAX_CHOICES).map((ply) => ({ ply, text: text.ply(ply, view, names) }));
    return { id, name, rule, plies, choices: choices.filter((choice) => choice.text !== name) };
  });
}
