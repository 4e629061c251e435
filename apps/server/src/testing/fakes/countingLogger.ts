import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { pino } from 'pino';

export interface CountingLogger {
  readonly log: Logger;
  readonly counts: ReadonlyMap<string, number>;
}

const labelOf = (level: number): string => pino.levels.labels[level] ?? String(level);

export function createCountingLogger(): CountingLogger {
  const counts = new Map<string, number>();
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      const { level, msg } = JSON.parse(line.toString()) as { level: number; msg: string };
      const name = `${labelOf(level)}: ${msg}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      done();
    },
  });
  return { log: pino({ level: 'info' }, sink), counts };
}
