/** A typed line: something to play, or a command. */
import type { Ply, Seat } from '@pithead/kernel';
import { printable } from '../ansi.ts';
import type { Choices } from './choices.ts';
import { choicesFor, offerOf } from './choices.ts';
import { generalCommand, tell } from './general.ts';
import { hint } from './hint.ts';
import { findMeant } from './meant.ts';
import type { After, Session } from './session.ts';
import { explain, refusalText } from './why.ts';
import type { Typed } from './words.ts';
import { isWholeTurn, readCommand } from './words.ts';

export async function handle(session: Session, seat: Seat, line: string): Promise<After> {
  session.onlyNotice = true;
  const command = readCommand(line);
  if (command?.word !== 'quit' && command?.word !== 'load') session.warned = false;
  const choices = choicesFor(session.match, seat, session.text);
  if (command === undefined) return (playLine(session, seat, choices, line), 'goOn');
  switch (command.word) {
    case 'undo':
      return (undo(session, seat, command), 'goOn');
    case 'why':
      return tell(session, explain(session.match, seat, session.text, session.say, choices, printable(command.rest)));
    case 'hint':
      return hint(session, seat, choices);
    case 'table':
      session.shown.delete(seat);
      session.onlyNotice = false;
      return 'goOn';
    default:
      return generalCommand(session, seat, command);
  }
}

function playLine(session: Session, seat: Seat, choices: Choices, line: string): void {
  if (line.trim() === '') {
    const only = choices.offered[0];
    if (choices.offered.length === 1 && only !== undefined) playPlies(session, seat, [only.ply]);
    return;
  }
  const plies: Ply[] = [];
  for (const part of line.split(',')) {
    const ply = thePly(session, seat, choices, part);
    if (ply === undefined) return;
    plies.push(ply);
  }
  playPlies(session, seat, plies);
}

/** The one ply that is meant; otherwise says why there is none. */
function thePly(session: Session, seat: Seat, choices: Choices, part: string): Ply | undefined {
  const { match, text, say } = session;
  const meant = findMeant(match, seat, text, choices, part);
  const typed = printable(part.trim());
  if ('number' in meant) session.notice = [say('noSuchNumber', { number: meant.number })];
  else if ('noun' in meant) session.notice = [say('noSuchNoun', { noun: printable(meant.noun), options: meant.near.join(', ') })];
  else if (meant.plies.length === 1 && meant.exact) return meant.plies[0];
  else if (meant.plies.length === 1) session.notice = asking(session, seat, choices, meant.plies[0] as Ply, typed);
  else if (meant.plies.length === 0) session.notice = [say('notUnderstood', { text: typed })];
  else session.notice = [say('ambiguous', { text: typed, options: someOf(session, seat, meant.plies, choices) })];
  return undefined;
}

/** Asks back about an offer; what is not offered is explained instead. */
function asking({ match, text, say }: Session, seat: Seat, choices: Choices, ply: Ply, typed: string): string[] {
  const offered = offerOf(choices, ply);
  if (offered === undefined) return explain(match, seat, text, say, choices, typed);
  return [say('didYouMean', { number: offered.number, offer: offered.label })];
}

const MOST_NAMED = 4;

function someOf({ match, text, say }: Session, seat: Seat, plies: readonly Ply[], choices: Choices): string {
  const view = match.view(seat);
  const named = plies.slice(0, MOST_NAMED).map((ply) => {
    const offered = offerOf(choices, ply);
    return offered === undefined ? text.ply(ply, view) : `${offered.number}) ${offered.label}`;
  });
  const more = plies.length - named.length;
  return [...named, ...(more > 0 ? [say('andMore', { count: more })] : [])].join('; ');
}

function playPlies(session: Session, seat: Seat, plies: readonly Ply[]): void {
  const { match, text, say } = session;
  const view = match.view(seat);
  const refused = match.play(seat, plies);
  if (refused === undefined) {
    session.onlyNotice = false;
    return;
  }
  const thing = text.ply(plies[refused.ply] as Ply, view);
  const reason = say('reason', { thing, reason: refusalText(refused.refusal, text) });
  session.notice = [plies.length === 1 ? reason : say('nothingPlayed', { number: refused.ply + 1, reason })];
}

function undo(session: Session, seat: Seat, { rest }: Typed): void {
  const refused = session.match.undo(seat, isWholeTurn(rest) ? 'turn' : 'step');
  session.notice = [refused === undefined ? session.say('undone') : refusalText(refused.refusal, session.text)];
  session.onlyNotice = refused !== undefined;
}
