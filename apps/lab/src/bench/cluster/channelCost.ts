/**
 * What one NOTIFY costs with listeners to which it says nothing, because they listen on other channels, and the same
 * with NATS. One publisher sends one message after the other.
 */
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { openNotifier, openNotifyListeners } from '@pithead/server/store/testing/notifyListeners';
import { natsSettingsFrom, NatsMessageBus } from '@pithead/server/testing/serverInternals';
import { startTestNats } from '@pithead/server/testing/servers/testNats';
import { wakeUpsOf } from '../../processes/processCpu.ts';
import type { BenchReport } from '../report.ts';
import { rounded } from '../report.ts';
import { ratioRow } from '../measure.ts';

const ROUNDS = 9;
const ROUND_MS = 200;
const PUBLISHER = 'publisher';
const OTHER_TABLE = 'table';

interface SentRound {
  readonly rate: number;
  readonly wakeUps: number;
}

async function sendFor(send: () => Promise<void>, pids: readonly number[]): Promise<SentRound> {
  const woken = (): number => pids.reduce((sum, pid) => sum + wakeUpsOf(pid), 0);
  const before = woken();
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < ROUND_MS) {
    await send();
    sent++;
  }
  return { rate: (sent / (performance.now() - began)) * 1000, wakeUps: (woken() - before) / sent };
}

const median = (values: readonly number[]): number =>
  rounded(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

async function measureNotify(processes: number): Promise<BenchReport> {
  const listeners = processes - 1;
  const postgres = await startTestPostgres();
  const url = await postgres.addDatabase();
  const notifier = await openNotifier(url);
  const others = await openNotifyListeners(url, listeners);
  const rounds: Record<'alone' | 'otherChannels' | 'sameChannel', SentRound[]> = {
    alone: [],
    otherChannels: [],
    sameChannel: [],
  };
  const send = (): Promise<void> => notifier.notify(PUBLISHER);
  await sendFor(send, []);
  for (let round = 0; round < ROUNDS; round++) {
    rounds.alone.push(await sendFor(send, others.pids));
    await others.listen((index) => `other${index}`);
    rounds.otherChannels.push(await sendFor(send, others.pids));
    await others.unlisten();
    await others.listen(() => PUBLISHER);
    rounds.sameChannel.push(await sendFor(send, others.pids));
    await others.unlisten();
  }
  await notifier.close();
  await others.close();
  await postgres.stop();
  const ratio = (kind: 'otherChannels' | 'sameChannel'): number[] =>
    rounds[kind].map(({ rate }, round) => rate / (rounds.alone[round] as SentRound).rate);
  const wakeUps = (kind: keyof typeof rounds): number => median(rounds[kind].map((each) => each.wakeUps));
  const gate = (name: string) =>
    ({ gate: `NOTIFY, ${listeners} ${name} ÷ none`, game: '', players: processes, goal: ['>=', 0] }) as const;
  return {
    rows: [
      ratioRow(gate('listeners on other channels'), ratio('otherChannels')),
      ratioRow(gate('listeners on its channel'), ratio('sameChannel')),
    ],
    notes: [
      `NOTIFY with ${listeners} listeners: ${Math.round(median(rounds.alone.map(({ rate }) => rate)))} messages/s ` +
        `without them; backends woken by a message: ${wakeUps('otherChannels')} on other channels, ` +
        `${wakeUps('sameChannel')} on its channel, ${wakeUps('alone')} without LISTEN`,
    ],
  };
}

async function measureNats(processes: number): Promise<BenchReport> {
  const listeners = processes - 1;
  const nats = await startTestNats();
  const settings = natsSettingsFrom({ NATS_URL: nats.url });
  if (settings === undefined) throw new Error(`no address: ${nats.url}`);
  const publisher = await NatsMessageBus.open(settings);
  let received = 0;
  const join = async (index: number): Promise<NatsMessageBus> => {
    const bus = await NatsMessageBus.open(settings);
    bus.subscribe(`${OTHER_TABLE}${index}`);
    await new Promise<void>((resolve) =>
      bus.listen(`process ${index}`, {
        onMessages: () => void received++,
        onConnected: resolve,
        onDisconnected: () => undefined,
        onSubscribed: () => undefined,
      }),
    );
    return bus;
  };
  const message = { kind: 'match', table: OTHER_TABLE, seq: 1 } as const;
  // Confirmed by the broker, as NOTIFY is by PostgreSQL.
  const send = async (): Promise<void> => {
    await publisher.send(PUBLISHER, [message]);
    await publisher.checkConnection();
  };
  const alone: SentRound[] = [];
  const withOthers: SentRound[] = [];
  await sendFor(send, []);
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await sendFor(send, []));
    const others = await Promise.all(Array.from({ length: listeners }, (_, index) => join(index)));
    withOthers.push(await sendFor(send, []));
    await Promise.all(others.map((bus) => bus.close()));
  }
  await publisher.close();
  await nats.kill();
  const gate = {
    gate: `NATS, ${listeners} processes with other subjects ÷ none`,
    game: '',
    players: processes,
  };
  return {
    rows: [
      ratioRow(
        { ...gate, goal: ['>=', 0] },
        withOthers.map(({ rate }, round) => rate / (alone[round] as SentRound).rate),
      ),
    ],
    notes: [
      `NATS with ${listeners} subscribers: ${Math.round(median(alone.map(({ rate }) => rate)))} messages/s without ` +
        `them; ${received} messages reached a process with other subjects`,
    ],
  };
}

export const measureChannelCost = async (processes: number): Promise<BenchReport[]> => [
  await measureNotify(processes),
  await measureNats(processes),
];
