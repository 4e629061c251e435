import { BadInput, commitmentOf, keyFromHex } from '@pithead/kernel';
import { printableLine, wrapText } from '@pithead/terminal';
import { scoreLines } from '../play/playResult.ts';
import { wrapLines } from '../screen/gamePage.ts';
import { unprintedLogLines } from './connectPage.ts';
import type { ConnectedTable, ConnectSession } from './connectSession.ts';
import { seatNamesAtTable } from './connectSession.ts';

export function matchResultLines(session: ConnectSession): string[] {
  const { table, translate, text, screen } = session;
  const outcome = table.state?.outcome ?? null;
  const news = screen.pages ? [] : wrapLines(unprintedLogLines(session), screen.width);
  const result =
    outcome === null
      ? [translate('abandoned')]
      : scoreLines(outcome, seatNamesAtTable(session), text, translate, screen);
  return [...news, '', ...result, '', ...commitmentLines(session), ''];
}

export function matchResultPage(session: ConnectSession): string[] {
  const { translate, screen, notice, table } = session;
  const steps = translate(table.seat === null ? 'endHintOnlooker' : 'endHint');
  return [...matchResultLines(session), ...wrapLines(notice, screen.width), ...wrapText(steps, screen.width)];
}

function commitmentLines({ table, translate, screen: { width } }: ConnectSession): string[] {
  const { key = '' } = table.state ?? {};
  if (key === '') return [];
  return [
    ...wrapText(translate('commitment', { commitment: printableLine(table.commitment) }), width, '  '),
    ...wrapText(translate('keyOpened', { key: printableLine(key) }), width, '  '),
    ...wrapText(translate(isCommitmentKept(table) ? 'dealKept' : 'dealBroken'), width),
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
