import type { InputContext } from '@pithead/text/input';
import { inputContextOf } from '@pithead/text/input';
import type { GamePage } from '../screen/gamePage.ts';
import { offerLines, wrapLines, wrapNews } from '../screen/gamePage.ts';
import { clockLine, statusLines } from './statusLines.ts';
import type { ConnectSession } from './connectSession.ts';
import { isOwnTurn, seatNamesAtTable } from './connectSession.ts';

const MAX_NOTICES = 6;

export function connectPage(session: ConnectSession): GamePage {
  const { table, translate, screen, text } = session;
  const { width } = screen;
  const { choices, view } = connectInputContext(session);
  const prompt = [
    ...statusLines(session),
    ...clockLine(session),
    text.prompt(view, seatNamesAtTable(session)),
  ];
  const tableSeen =
    !screen.pages && table.shown.table >= 0 && (table.state?.seq ?? 0) - table.shown.table === table.ownActs;
  return {
    table: tableSeen ? [] : connectTableLines(session),
    tableSeen,
    news: wrapNews(connectLogLines(session, table.log.known), width),
    fresh: wrapLines(unprintedLogLines(session), width),
    prompt: wrapLines(prompt, width),
    offers: choices.offered.length === 0 ? [] : offerLines(choices, width, translate),
    refused: [],
    notice: wrapLines(session.notice.slice(-MAX_NOTICES), width),
    onlyNotice: false,
    hint: translate(table.seat === null ? 'watchHint' : 'connectHint'),
  };
}

export function connectTableLines(session: ConnectSession): string[] {
  const { table, text, screen } = session;
  const { width, colour } = screen;
  return table.gameParts.draw(table.state?.view, { names: seatNamesAtTable(session), text, width, colour });
}

export const connectInputContext = ({ table, text }: ConnectSession): InputContext =>
  inputContextOf(table.gameParts.game, text, {
    view: table.state?.view,
    offers: isOwnTurn(table) ? (table.state?.offers ?? {}) : {},
  });

export function connectLogLines(session: ConnectSession, from: number): string[] {
  const names = seatNamesAtTable(session);
  return session.table.log.facts.slice(from).flatMap((fact) => session.text.fact(fact, names) ?? []);
}

const MAX_FIRST_LINES = 12;

export function unprintedLogLines(session: ConnectSession): string[] {
  const { log } = session.table;
  const lines = connectLogLines(session, log.printed);
  const earlier = lines.length - MAX_FIRST_LINES;
  return log.printed === 0 && earlier > 0
    ? [session.translate('earlierLines', { count: earlier }), ...lines.slice(earlier)]
    : lines;
}
