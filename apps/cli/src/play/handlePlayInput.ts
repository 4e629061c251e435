import type { Ply, Seat } from '@pithead/kernel';
import { isRefused } from '@pithead/match';
import { printableLine } from '@pithead/terminal';
import type { InputContext } from '@pithead/text/input';
import { isWholeTurn } from '@pithead/text/input';
import type { PlayCommand } from '../input/commandWords.ts';
import { readPlayCommand } from '../input/commandWords.ts';
import type { WhyNot } from '../input/explainRefusals.ts';
import {
  explainAll,
  explainPlies,
  explainQuestion,
  refusalWithRule,
  refusedCommandLine,
} from '../input/explainRefusals.ts';
import { refusedPlies } from '../input/refusedPlies.ts';
import { readPlies } from '../input/readPlies.ts';
import type { InputResult } from '../session/sharedCommands.ts';
import { showAnswer } from '../session/sharedCommands.ts';
import { runGeneralCommand } from './generalCommands.ts';
import { showHint } from './hint.ts';
import { playInputContext } from './playPage.ts';
import { commandSessionOf } from './playCommandSession.ts';
import type { PlaySession } from './playSession.ts';

export async function handlePlayInput(session: PlaySession, seat: Seat, line: string): Promise<InputResult> {
  session.onlyNotice = true;
  const command = readPlayCommand(line);
  if (command?.word !== 'quit' && command?.word !== 'load') session.warned = false;
  const context = playInputContext(session, seat);
  if (command === undefined) return playLine(session, seat, context, line);
  switch (command.word) {
    case 'undo':
      return undo(session, seat, command);
    case 'why':
      return explain(session, seat, context, printableLine(command.rest));
    case 'hint':
      return showHint(session, seat, context.choices);
    case 'table':
      session.shown.delete(seat);
      session.onlyNotice = false;
      return 'continue';
    default:
      return runGeneralCommand(session, seat, command);
  }
}

const whyNotOf =
  ({ matchState, text }: PlaySession, seat: Seat): WhyNot =>
  (ply) => {
    const refusal = matchState.match.refuse(seat, ply);
    return refusal && refusalWithRule(refusal, text, ply);
  };

async function explain(
  session: PlaySession,
  seat: Seat,
  context: InputContext,
  question: string,
): Promise<InputResult> {
  const { translate, matchState } = session;
  const lines =
    question === ''
      ? explainAll(context, translate, refusedPlies(matchState.match, seat, context.all))
      : await explainQuestion(context, translate, question, whyNotOf(session, seat));
  return showAnswer(commandSessionOf(session, seat), lines);
}

async function playLine(
  session: PlaySession,
  seat: Seat,
  context: InputContext,
  line: string,
): Promise<InputResult> {
  const { translate } = session;
  const read = readPlies(context, translate, line);
  if ('notice' in read) session.notice = [read.notice];
  else if ('unclear' in read)
    session.notice = await explainPlies(context, translate, [read.unclear], whyNotOf(session, seat));
  else if (read.plies.length > 0) playPlies(session, seat, context, read.plies);
  return 'continue';
}

function playPlies(session: PlaySession, seat: Seat, context: InputContext, plies: readonly Ply[]): void {
  const result = session.matchState.apply({ seat, kind: 'play', body: plies });
  session.onlyNotice = isRefused(result);
  if (isRefused(result))
    session.notice = [refusedCommandLine(context, session.translate, plies, result.ply ?? 0, result.refusal)];
}

function undo(session: PlaySession, seat: Seat, { rest }: PlayCommand): InputResult {
  const result = session.matchState.apply({ seat, kind: 'undo', body: isWholeTurn(rest) ? 'turn' : 'step' });
  session.notice = [
    isRefused(result) ? refusalWithRule(result.refusal, session.text) : session.translate('undone'),
  ];
  session.onlyNotice = isRefused(result);
  return 'continue';
}
