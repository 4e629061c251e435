import type { Act, ChatLine, Client, RequestRefusal, WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';

export interface ServerSource extends MatchSource {
  /** Only lines that arrive from now on. */
  onChat(listener: (line: ChatLine) => void): () => void;
  say(room: ChatLine['room'], text: string): Promise<RequestRefusal | undefined>;
  onNudge(listener: (by: number) => void): () => void;
  nudge(): Promise<RequestRefusal | undefined>;
}

type Listeners<A extends unknown[]> = Set<(...listener: A) => void>;

function addListener<A extends unknown[]>(
  listeners: Listeners<A>,
  listener: (...args: A) => void,
): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** 128 bits. Not `randomUUID`, which browsers offer only over HTTPS and on localhost. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export function openServerSource(client: Client, table: string, viewer: number | null): ServerSource {
  const listeners: Listeners<Parameters<Parameters<MatchSource['listen']>[0]>> = new Set();
  const chats: Listeners<[ChatLine]> = new Set();
  const nudges: Listeners<[number]> = new Set();
  let shown: WatchedTable | undefined;

  const channel = client.watch(table, viewer, {
    onUpdate(next, facts) {
      shown = next;
      for (const listener of listeners) listener(next, facts);
    },
    onChatLine: (line) => chats.forEach((listener) => listener(line)),
    onNudge: (by) => nudges.forEach((listener) => listener(by)),
  });

  const nobody: RequestRefusal = { reason: 'notAtTable' };
  async function send(
    act: SeatAct | Pick<Extract<Act, { act: 'play' }>, 'act' | 'plies'>,
  ): Promise<RequestRefusal | undefined> {
    if (viewer === null) return nobody;
    const command = { ...act, seat: viewer, id: newId(), seq: shown?.state?.seq ?? 0 } as Act;
    const answer = await client.act(table, command);
    return 'reason' in answer ? answer : undefined;
  }

  return {
    viewer,
    current: () => shown,
    listen: (listener) => addListener(listeners, listener),
    play: (plies) =>
      send({ act: 'play', plies: plies.map(([verb, noun]): [string, number] => [verb, noun]) }),
    whyNot: async (ply) => (viewer === null ? nobody : client.whyNot(table, viewer, ply)),
    ...(viewer !== null && { act: (act: SeatAct) => send(act) }),
    close: () => client.unwatch(channel),
    onChat: (listener) => addListener(chats, listener),
    say: (room, text) => client.chat(table, room, text, newId()),
    onNudge: (listener) => addListener(nudges, listener),
    nudge: async () => (viewer === null ? nobody : client.nudge(table, viewer)),
  };
}
