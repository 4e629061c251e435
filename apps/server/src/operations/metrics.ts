/** Metrics contain no names, texts or ids. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly events: Counter<'kind'>;
  readonly refused: Counter<'reason'>;
  readonly frozen: Counter;
  readonly appendConflicts: Counter;
  readonly sockets: Gauge;
  readonly matches: Gauge;
  readonly botSeconds: Histogram;
  readonly botFallbacks: Counter;
  readonly actSeconds: Histogram;
  readonly deliveries: Counter<'channel' | 'outcome'>;
  readonly notificationLag: Gauge;
  readonly busConnected: Gauge<'bus'>;
  readonly busReceived: Counter<'bus'>;
  readonly busUnsent: Counter<'bus'>;
}

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    events: new Counter({
      name: 'pithead_events_total',
      help: 'Events written to match logs',
      labelNames: ['kind'],
      registers,
    }),
    refused: new Counter({
      name: 'pithead_refused_total',
      help: 'Requests refused',
      labelNames: ['reason'],
      registers,
    }),
    frozen: new Counter({ name: 'pithead_frozen_total', help: 'Matches frozen', registers }),
    appendConflicts: new Counter({
      name: 'pithead_outrun_total',
      help: 'Events for which another process was faster',
      registers,
    }),
    sockets: new Gauge({ name: 'pithead_sockets', help: 'Open sockets', registers }),
    matches: new Gauge({ name: 'pithead_live_matches', help: 'Matches in memory', registers }),
    botSeconds: new Histogram({
      name: 'pithead_bot_seconds',
      help: 'Time bots think',
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    botFallbacks: new Counter({
      name: 'pithead_bot_stopgaps_total',
      help: 'Decisions made in place of a worker that failed',
      registers,
    }),
    actSeconds: new Histogram({
      name: 'pithead_act_seconds',
      help: 'From an act to its durable answer',
      buckets: SECONDS_BUCKETS,
      registers,
    }),
    deliveries: new Counter({
      name: 'pithead_notification_attempts_total',
      help: 'Attempts to deliver a notification: accepted, failed, gaveUp or gone',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    notificationLag: new Gauge({
      name: 'pithead_notification_lag_seconds',
      help: 'How long the oldest notification waits to be handled',
      registers,
    }),
    busConnected: new Gauge({
      name: 'pithead_bus_connected',
      help: '1 while messages of other processes arrive, 0 while their changes are only read from the database',
      labelNames: ['bus'],
      registers,
    }),
    busReceived: new Counter({
      name: 'pithead_bus_received_total',
      help: 'Times that a message of another process has woken this one',
      labelNames: ['bus'],
      registers,
    }),
    busUnsent: new Counter({
      name: 'pithead_bus_unsent_total',
      help: 'Messages to other processes that could not be sent',
      labelNames: ['bus'],
      registers,
    }),
  };
}
