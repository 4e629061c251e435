import type { NumberedPly } from '@pithead/text/input';
import { wordsOf } from '@pithead/text/input';
import { verbName } from '../../net/pendingDecisionText.ts';
import type { CommandTable } from './commandTable.ts';

/** An auction offers hundreds of amounts: more choices than this are named by their range. */
const MAX_LISTED = 24;

export const choiceLine = ({ texts }: Pick<CommandTable, 'texts'>, { number, label }: NumberedPly): string =>
  texts.choiceNumber({ number, choice: label });

export const choiceCountText = ({ texts, context }: Pick<CommandTable, 'texts' | 'context'>): string =>
  texts.choiceCount({ count: context.choices.offered.length });

/** All choices with their numbers, or those whose labels have the given words or begin with them. */
export function listChoices(table: CommandTable, filter: string): string[] {
  const { offered } = table.context.choices;
  const words = wordsOf(filter);
  const found = offered.filter(({ label }) => {
    const has = wordsOf(label);
    return words.every((word) => has.some((each) => each.startsWith(word)));
  });
  const count = table.texts.choiceCount({ count: found.length });
  if (found.length <= MAX_LISTED) return [count, ...found.map((choice) => choiceLine(table, choice))];
  return [count, ...(words.length === 0 ? ranges(table, found) : firstChoices(table, found))];
}

/** The first of many choices, and how many more there are. */
export function firstChoices(
  table: CommandTable,
  choices: readonly NumberedPly[],
  most = MAX_LISTED,
): string[] {
  const lines = choices.slice(0, most).map((choice) => choiceLine(table, choice));
  const more = choices.length - lines.length;
  return more > 0 ? [...lines, table.texts.andMore({ count: more })] : lines;
}

function ranges(table: CommandTable, choices: readonly NumberedPly[]): string[] {
  const { texts, context, names } = table;
  const verbs = [...new Set(choices.map(({ ply: [verb] }) => verb))];
  return verbs.flatMap((verb) => {
    const same = choices.filter(({ ply }) => ply[0] === verb);
    const [first, last] = [same[0], same.at(-1)];
    if (first === undefined || last === undefined || same.length < 4)
      return same.map((choice) => choiceLine(table, choice));
    const name = verbName(context.text, verb, context.view, names);
    const range = { name, first: first.number, last: last.number, low: first.label, high: last.label };
    return [texts.choiceRange(range)];
  });
}
