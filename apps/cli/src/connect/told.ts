import type { ChatLine, Client, Shown, Told } from '@pithead/protocol';
import { harmless, printable } from '@pithead/terminal';
import { Fault } from '../input.ts';
import { reasonText } from './reasonText.ts';
import { changeLines } from './status.ts';
import type { Place, Visit } from './visit.ts';
import { isTurn, namesOf, note } from './visit.ts';

export const toldOf = (visit: Visit, place: Place): Told => ({
  shown: (shown) => see(visit, place, shown),
  chat: (line) => chat(visit, place, line),
  nudged: (by) => note(visit, visit.say('nudged', { name: namesOf(visit)[by] ?? '' })),
  refused: (refused) => {
    visit.failure = new Fault('serverSays', { reason: reasonText(refused, visit.text, visit.sayReason) });
    visit.bell.ring();
  },
});

function see(visit: Visit, place: Place, { table, state }: Shown): void {
  const { say } = visit;
  const before = place.state;
  const wasTurn = isTurn(place);
  const hadNext = place.info.next !== null;
  place.info = table;
  place.state = state;
  if (state !== undefined) {
    if (place.commitment === '') place.commitment = state.commitment;
    if (state.clocks !== before?.clocks) place.clocksAt = performance.now();
    const facts = state.facts.map(([, fact]) => fact);
    if (place.log.update(facts, wasTurn && !isTurn(place))) note(visit, say('undone'));
    if (before !== undefined) note(visit, ...changeLines(visit, before, state));
  }
  if (!hadNext && table.next !== null) note(visit, say('rematchWaits'));
  if (!visit.isOnlooker && !table.seats.some(({ seat, isYours }) => isYours && seat === place.seat)) {
    visit.failure = new Fault('seatLost');
  }
  visit.bell.ring();
}

function chat(visit: Visit, place: Place, line: ChatLine): void {
  const text = visit.say('chatLine', { name: printable(line.name), text: harmless(line.text) });
  note(visit, ...nameNotices(visit, place, line), text);
}

/**
 * Reports a changed name, and a name that somebody else used before: lines already printed can't be changed.
 */
function nameNotices({ say }: Visit, { heardAs }: Place, { person, name }: ChatLine): string[] {
  if (person === '') return [];
  const before = heardAs.get(person);
  const isOthers = [...heardAs].some(([other, heard]) => other !== person && heard === name);
  heardAs.set(person, name);
  const notices: string[] = [];
  if (before !== undefined && before !== name)
    notices.push(say('isNowCalled', { before: printable(before), name: printable(name) }));
  if (isOthers && before !== name) notices.push(say('isAnotherPerson', { name: printable(name) }));
  return notices;
}

export function followClient(visit: Visit, client: Client): void {
  client.onOnline = (isOnline) => {
    if (visit.isOnline !== isOnline) note(visit, visit.say(isOnline ? 'connectionBack' : 'connectionLost'));
    visit.isOnline = isOnline;
  };
  client.onEnded = (code) => {
    visit.failure = new Fault('serverSays', { reason: visit.sayReason(ENDED[code] ?? 'tooMany') });
    visit.bell.ring();
  };
}

/** WebSocket close codes that forbid a reconnect. */
const ENDED: Readonly<Record<number, 'oldClient' | 'noSession'>> = { 4000: 'oldClient', 4001: 'noSession' };
