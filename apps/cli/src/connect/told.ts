import type { ChatLine, Client, Shown, Told } from '@pithead/protocol';
import { harmless, printable } from '@pithead/terminal';
import { Fault } from '../input.ts';
import { reasonText } from './reasonText.ts';
import { changeLines } from './status.ts';
import type { Place, Visit } from './visit.ts';
import { isTurn, namesOf, note } from './visit.ts';

export const toldOf = (session: Visit, table: Place): Told => ({
  shown: (shown) => applyUpdate(session, table, shown),
  chat: (line) => showChat(session, table, line),
  nudged: (by) => note(session, session.say('nudged', { name: namesOf(session)[by] ?? '' })),
  refused: (refused) => {
    session.failure = new Fault('serverSays', {
      reason: reasonText(refused, session.text, session.sayReason),
    });
    session.changes.ring();
  },
});

function applyUpdate(session: Visit, table: Place, { table: info, state }: Shown): void {
  const { say } = session;
  const before = table.state;
  const wasTurn = isTurn(table);
  const hadNext = table.info.next !== null;
  table.info = info;
  table.state = state;
  if (state !== undefined) {
    if (table.commitment === '') table.commitment = state.commitment;
    if (state.clocks !== before?.clocks) table.clocksAt = performance.now();
    const facts = state.facts.map(([, fact]) => fact);
    if (table.log.update(facts, wasTurn && !isTurn(table))) note(session, say('undone'));
    if (before !== undefined) note(session, ...changeLines(session, before, state));
  }
  if (!hadNext && info.next !== null) note(session, say('rematchWaits'));
  if (!session.isSpectator && !info.seats.some(({ seat, isYours }) => isYours && seat === table.seat)) {
    session.failure = new Fault('seatLost');
  }
  session.changes.ring();
}

function showChat(session: Visit, table: Place, line: ChatLine): void {
  const text = session.say('chatLine', { name: printable(line.name), text: harmless(line.text) });
  note(session, ...nameChangeNotices(session, table, line), text);
}

/**
 * Reports a changed name, and a name that somebody else used before: lines already printed can't be changed.
 */
function nameChangeNotices({ say }: Visit, { chatNames }: Place, { person, name }: ChatLine): string[] {
  if (person === '') return [];
  const before = chatNames.get(person);
  const isNameTaken = [...chatNames].some(([other, heard]) => other !== person && heard === name);
  chatNames.set(person, name);
  const notices: string[] = [];
  if (before !== undefined && before !== name)
    notices.push(say('isNowCalled', { before: printable(before), name: printable(name) }));
  if (isNameTaken && before !== name) notices.push(say('isAnotherPerson', { name: printable(name) }));
  return notices;
}

export function followClient(session: Visit, client: Client): void {
  client.onOnline = (isOnline) => {
    if (session.isOnline !== isOnline)
      note(session, session.say(isOnline ? 'connectionBack' : 'connectionLost'));
    session.isOnline = isOnline;
  };
  client.onEnded = (code) => {
    session.failure = new Fault('serverSays', {
      reason: session.sayReason(FINAL_CLOSE_CODES[code] ?? 'tooMany'),
    });
    session.changes.ring();
  };
}

/** WebSocket close codes that forbid a reconnect. */
const FINAL_CLOSE_CODES: Readonly<Record<number, 'oldClient' | 'noSession'>> = {
  4000: 'oldClient',
  4001: 'noSession',
};
