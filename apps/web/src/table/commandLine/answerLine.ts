/** Reads a typed line, does what it asks for and returns the answer that is shown and spoken. */
import type { Ply } from '@pithead/kernel';
import { findOffer, isWholeTurn, matchPlies } from '@pithead/text/input';
import type { PromptAction } from '@pithead/ui';
import {
  explainRefusals,
  helpAnswer,
  lastAnswer,
  opponentsAnswer,
  stateAnswer,
  whyAnswer,
} from './answerQuestions.ts';
import { readCommand } from './commandWords.ts';
import type { Answer, CommandTable, PendingChoice } from './commandTable.ts';
import { choiceCountText, firstChoices, listChoices } from './listChoices.ts';

const MAX_NAMED = 8;

export async function answerLine(
  table: CommandTable,
  line: string,
  pending: PendingChoice | undefined,
): Promise<Answer> {
  const command = readCommand(line);
  switch (command?.word) {
    case 'help':
      return { lines: helpAnswer(table) };
    case 'state':
      return { lines: stateAnswer(table) };
    case 'last':
      return { lines: lastAnswer(table) };
    case 'opponents':
      return { lines: opponentsAnswer(table) };
    case 'offers':
      return { lines: table.isYourTurn ? listChoices(table, command.rest) : [nothingNow(table)] };
    case 'why':
      return { lines: await whyAnswer(table, command.rest) };
    case 'undo': {
      const refused = await table.undo(isWholeTurn(command.rest) ? 'turn' : 'step');
      return { lines: [refused ?? table.texts.undone] };
    }
    case 'confirm':
      return confirm(table, pending);
    case 'continue':
      return { lines: [(await table.proceed?.()) ?? table.texts.nothingToContinue] };
    case undefined:
      return choose(table, line.trim(), pending);
  }
}

const nothingNow = ({ texts, prompt }: CommandTable): string => texts.nothingNow({ prompt });

/** Yes to a question, or the main button of the prompt bar or of a form, or the only choice. */
async function confirm(table: CommandTable, pending: PendingChoice | undefined): Promise<Answer> {
  const { texts, context, actions, proceed } = table;
  if (pending !== undefined) return play(table, pending);
  if (proceed !== undefined) return { lines: [await proceed()] };
  if (!table.isYourTurn) return { lines: [nothingNow(table)] };
  const main = actions.find(({ isMain }) => isMain === true);
  if (main !== undefined) return askOrPlay(table, main, undefined);
  const pressed = table.pressMain();
  if (pressed !== undefined) return { lines: [texts.selected({ choice: pressed })] };
  const [only, ...more] = context.choices.offered;
  if (only !== undefined && more.length === 0)
    return askOrPlay(table, { plies: [only.ply], label: only.label }, undefined);
  return { lines: [`${texts.nothingToConfirm} ${choiceCountText(table)}`] };
}

async function choose(
  table: CommandTable,
  line: string,
  pending: PendingChoice | undefined,
): Promise<Answer> {
  const { texts, context, actions, isYourTurn } = table;
  if (!isYourTurn && table.proceed !== undefined) return { lines: [table.prompt] };
  const action = actions.find(({ label }) => label.toLowerCase() === line.toLowerCase());
  if (action !== undefined) return askOrPlay(table, action, pending);
  const match = matchPlies(context, line);
  if ('number' in match)
    return {
      lines: [
        isYourTurn
          ? texts.noSuchNumber({ number: match.number, choices: choiceCountText(table) })
          : nothingNow(table),
      ],
    };
  if ('plies' in match && match.plies.length > 0) return choosePlies(table, match, line, pending);
  const several = severalPlies(table, line);
  if (several !== undefined) return askOrPlay(table, several, pending);
  if ('noun' in match)
    return { lines: [texts.noSuchNoun({ noun: match.noun, options: match.near.join(', ') })] };
  return {
    lines: [
      isYourTurn ? texts.notUnderstood({ text: line, choices: choiceCountText(table) }) : nothingNow(table),
    ],
  };
}

async function choosePlies(
  table: CommandTable,
  { plies, exact }: { readonly plies: readonly Ply[]; readonly exact: boolean },
  line: string,
  pending: PendingChoice | undefined,
): Promise<Answer> {
  const { texts, context } = table;
  const offered = plies.flatMap((ply) => findOffer(context.choices, ply) ?? []);
  const [first, ...more] = offered;
  if (first === undefined) return { lines: await explainRefusals(table, plies) };
  if (more.length > 0)
    return { lines: [texts.ambiguous({ text: line }), ...firstChoices(table, offered, MAX_NAMED)] };
  if (exact) return askOrPlay(table, { plies: [first.ply], label: first.label }, pending);
  return { lines: [texts.didYouMean({ number: first.number, choice: first.label })] };
}

/** `bid money-1000, sealBid`: choices in the order in which they are played, all of them or none. */
function severalPlies({ context }: CommandTable, line: string): PendingChoice | undefined {
  const parts = line.split(',');
  if (parts.length < 2) return undefined;
  const plies: Ply[] = [];
  for (const part of parts) {
    const match = matchPlies(context, part);
    if (!('plies' in match) || !match.exact || match.plies.length !== 1) return undefined;
    plies.push(...match.plies);
  }
  const label = plies.map((ply) => context.text.ply(ply, context.view, context.names)).join(', ');
  return { plies, label };
}

const areSame = (one: readonly Ply[], other: readonly Ply[]): boolean =>
  one.length === other.length &&
  one.every(([verb, noun], i) => other[i]?.[0] === verb && other[i]?.[1] === noun);

/** Asks before a choice that can't be undone or would have no effect, as the board does. */
async function askOrPlay(
  table: CommandTable,
  { plies, label }: PendingChoice | PromptAction,
  pending: PendingChoice | undefined,
): Promise<Answer> {
  const { texts, actions } = table;
  const choice = { plies, label };
  if (pending !== undefined && areSame(pending.plies, plies)) return play(table, choice);
  const { confirmation } = actions.find((action) => areSame(action.plies, plies)) ?? {};
  const question = confirmation ?? questionFor(table, choice);
  if (question === undefined) return play(table, choice);
  return { lines: [texts.confirmAsk({ question })], pending: choice };
}

function questionFor(table: CommandTable, { plies, label }: PendingChoice): string | undefined {
  if (plies.some((ply) => table.isFinal(ply))) return table.texts.final({ choice: label });
  return plies.some((ply) => table.hasNoEffect(ply)) ? `${label}.` : undefined;
}

async function play(table: CommandTable, { plies, label }: PendingChoice): Promise<Answer> {
  const refused = await table.play(plies);
  return { lines: [refused ?? table.texts.selected({ choice: label })] };
}
