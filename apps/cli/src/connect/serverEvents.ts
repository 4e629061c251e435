import type { ChatLine, Client, WatchedTable, TableListener } from '@pithead/protocol';
import { replaceControlCharacters } from '@pithead/terminal';
import { UserError } from '../userError.ts';
import { personName, serverRefusalText } from './serverTexts.ts';
import { statusChangeLines } from './statusLines.ts';
import type { ConnectedTable, ConnectSession } from './connectSession.ts';
import { isOwnTurn, seatNamesAtTable, addNotices } from './connectSession.ts';

export const tableSubscriber = (session: ConnectSession, table: ConnectedTable): TableListener => ({
  onUpdate: (shown) => applyUpdate(session, table, shown),
  onChatLine: (line) => showChat(session, table, line),
  onNudge: (by) =>
    addNotices(session, session.translate('nudged', { name: seatNamesAtTable(session)[by] ?? '' })),
  onRefused: (refused) => {
    session.failure = new UserError('serverSays', {
      reason: serverRefusalText(refused, session.text, session.translateReason),
    });
    session.changes.notify();
  },
});

function applyUpdate(
  session: ConnectSession,
  table: ConnectedTable,
  { table: info, state }: WatchedTable,
): void {
  const { translate } = session;
  const before = table.state;
  const wasTurn = isOwnTurn(table);
  const hadNext = table.info.next !== null;
  table.info = info;
  table.state = state;
  if (state !== undefined) {
    if (table.commitment === '') table.commitment = state.commitment;
    if (state.clocks !== before?.clocks) table.clocksAt = performance.now();
    const facts = state.facts.map(([, fact]) => fact);
    if (table.log.update(facts, wasTurn && !isOwnTurn(table))) addNotices(session, translate('undone'));
    if (before !== undefined) addNotices(session, ...statusChangeLines(session, before, state));
  }
  if (!hadNext && info.next !== null) addNotices(session, translate('rematchWaits'));
  if (!session.isSpectator && !info.seats.some(({ seat, isYours }) => isYours && seat === table.seat)) {
    session.failure = new UserError('seatLost');
  }
  session.changes.notify();
}

function showChat(session: ConnectSession, table: ConnectedTable, line: ChatLine): void {
  const text = session.translate('chatLine', {
    name: personName(line.name, session.translate),
    text: replaceControlCharacters(line.text),
  });
  addNotices(session, ...nameChangeNotices(session, table, line), text);
}

/** Printed lines can't be changed, so a new name, or one that somebody else used before, is announced. */
function nameChangeNotices(
  { translate }: ConnectSession,
  { chatNames }: ConnectedTable,
  { person, name }: ChatLine,
): string[] {
  if (person === '') return [];
  const before = chatNames.get(person);
  const isNameTaken = [...chatNames].some(([other, heard]) => other !== person && heard === name);
  chatNames.set(person, name);
  const notices: string[] = [];
  if (before !== undefined && before !== name)
    notices.push(
      translate('isNowCalled', {
        before: personName(before, translate),
        name: personName(name, translate),
      }),
    );
  if (isNameTaken && before !== name)
    notices.push(translate('isAnotherPerson', { name: personName(name, translate) }));
  return notices;
}

export function watchConnection(session: ConnectSession, client: Client): void {
  client.onOnline = (isOnline) => {
    if (session.isOnline !== isOnline)
      addNotices(session, session.translate(isOnline ? 'connectionBack' : 'connectionLost'));
    session.isOnline = isOnline;
  };
  client.onEnded = (code) => {
    session.failure = new UserError('serverSays', {
      reason: session.translateReason(FINAL_CLOSE_CODES[code] ?? 'tooMany'),
    });
    session.changes.notify();
  };
}

/** WebSocket close codes that forbid a reconnect. */
const FINAL_CLOSE_CODES: Readonly<Record<number, 'oldClient' | 'noSession'>> = {
  4000: 'oldClient',
  4001: 'noSession',
};
