/** Answers to questions about the game, which change nothing. */
import type { Ply } from '@pithead/kernel';
import { printPly } from '@pithead/kernel';
import { findOffer, matchPlies } from '@pithead/text/input';
import type { CommandTable } from './commandTable.ts';
import { choiceCountText } from './listChoices.ts';

const MAX_EXPLAINED = 4;
const MAX_LOG = 5;

const figuresText = ({ texts, figures }: CommandTable, seat: number): string =>
  figures(seat)
    .map(({ label, value }) => texts.figure({ label, value: value.replace('✓ ', '') }))
    .join(', ');

export function stateAnswer(table: CommandTable): string[] {
  const { texts, phase, prompt, viewer, isYourTurn } = table;
  return [
    `${phase}.`,
    prompt,
    ...(viewer === null ? [] : [texts.yourFigures({ figures: figuresText(table, viewer) })]),
    ...(isYourTurn ? [choiceCountText(table)] : []),
  ];
}

export function opponentsAnswer(table: CommandTable): string[] {
  const { texts, names, viewer } = table;
  const lines = names.flatMap((name, seat) =>
    seat === viewer ? [] : [texts.figuresOf({ name, figures: figuresText(table, seat) })],
  );
  return lines.length === 0 ? [texts.noOpponents] : lines;
}

export const lastAnswer = ({ log, texts }: CommandTable): string[] =>
  log.length === 0 ? [texts.nothingYet] : log.slice(-MAX_LOG);

/** The notation of a choice, to type as an example. */
function exampleOf({ context: { game, choices } }: CommandTable): string {
  const [first] = choices.offered;
  const [move] = game.moves;
  const ply: Ply | undefined = first?.ply ?? (move && [move.verb, 0]);
  return ply === undefined ? '' : printPly(game, ply);
}

export function helpAnswer(table: CommandTable): string[] {
  const { texts } = table;
  const help = texts.help;
  const choose = help.choose({ example: exampleOf(table) });
  return [
    help.numbers,
    choose,
    help.state,
    help.last,
    help.opponents,
    help.why,
    help.undo,
    help.confirm,
    help.keys,
  ];
}

export async function whyAnswer(table: CommandTable, question: string): Promise<string[]> {
  const { texts, context } = table;
  const match = matchPlies(context, question);
  if ('number' in match)
    return [texts.noSuchNumber({ number: match.number, choices: choiceCountText(table) })];
  if ('noun' in match) return [texts.noSuchNoun({ noun: match.noun, options: match.near.join(', ') })];
  if (match.plies.length === 0) return [texts.whyWhat({ example: exampleOf(table) })];
  return explainRefusals(table, match.plies);
}

export async function explainRefusals(table: CommandTable, plies: readonly Ply[]): Promise<string[]> {
  const { texts, context, names } = table;
  const lines: string[] = [];
  for (const ply of plies.slice(0, MAX_EXPLAINED)) {
    const choice = context.text.ply(ply, context.view, names);
    const reason = await table.whyNot(ply);
    const number = findOffer(context.choices, ply)?.number ?? 0;
    lines.push(reason === undefined ? texts.possible({ choice, number }) : texts.reason({ choice, reason }));
  }
  return lines;
}
