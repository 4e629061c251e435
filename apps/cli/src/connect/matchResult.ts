import { BadInput, commitmentOf, keyFromHex } from '@pithead/kernel';
import { printableLine, wrapText } from '@pithead/terminal';
import { scoreLines } from '../play/playResult.ts';
import { wrapLines } from '../screen/gamePage.ts';
import { unprintedLogLines } from './connectPage.ts';
import type { ConnectedTable, ConnectSession } from './connectSession.ts';
import { seatNamesAtTable } from './connectSession.ts';

export function matchResultLines(session: ConnectSession): string[] {
  const { table, say, text, screen } = session;
  const outcome = table.state?.outcome ?? null;
  const news = screen.pages ? [] : wrapLines(unprintedLogLines(session), screen.width);
  const result =
    outcome === null ? [say('abandoned')] : scoreLines(outcome, seatNamesAtTable(session), text, say, screen);
  return [...news, '', ...result, '', ...commitmentLines(session), ''];
}

export function matchResultPage(session: ConnectSession): string[] {
  const { say, screen, notice, table } = session;
  const steps = say(table.seat === null ? 'endHintOnlooker' : 'endHint');
  return [...matchResultLines(session), ...wrapLines(notice, screen.width), ...wrapText(steps, screen.width)];
}

function commitmentLines({ table, say, screen: { width } }: ConnectSession): string[] {
  const { key = '' } = table.state ?? {};
  if (key === '') return [];
  return [
    ...wrapText(say('commitment', { commitment: printableLine(table.commitment) }), width, '  '),
    ...wrapText(say('keyOpened', { key: printableLine(key) }), width, '  '),
    ...wrapText(say(isCommitmentKept(table) ? 'dealKept' : 'dealBroken'), width),
  ];
}

export function isCommitmentKept({ state, commitment }: ConnectedTable): boolean {
  if (state === undefined || state.key === '') return true;
  try {
    return commitmentOf(keyFromHex(state.key)) === commitment;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}
