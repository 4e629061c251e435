/** Only the server knows the whole state, so it is asked for the reasons of refusals. */
import type { Ply } from '@pithead/kernel';
import type { WhyNot } from '../input/explainRefusals.ts';
import { explainPlies, explainQuestion } from '../input/explainRefusals.ts';
import { connectInputContext } from './connectPage.ts';
import type { ConnectSession } from './connectSession.ts';
import { addNotices, runRequest } from './connectSession.ts';
import { serverRefusalText } from './serverTexts.ts';

export function explainByServer(session: ConnectSession, question: string): void {
  const { translate, table } = session;
  if (table.seat === null) return addNotices(session, translate('onlyAtTable'));
  if (question === '') return addNotices(session, translate('whyWhich'));
  const context = connectInputContext(session);
  return runRequest(session, async () => explainQuestion(context, translate, question, whyNotOf(session)));
}

export function explainPlyByServer(session: ConnectSession, ply: Ply): void {
  const context = connectInputContext(session);
  runRequest(session, () => explainPlies(context, session.translate, [ply], whyNotOf(session)));
}

const whyNotOf =
  ({ client, table: { id, seat }, text, translateReason }: ConnectSession): WhyNot =>
  async (ply) => {
    const refused = seat === null ? undefined : await client.whyNot(id, seat, ply);
    return refused && serverRefusalText(refused, text, translateReason, ply);
  };
