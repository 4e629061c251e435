import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

export async function startMetricsServer(
  { metricsPort }: Config,
  { registry }: Metrics,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  if (metricsPort === 0) return { close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.once(
      'error',
      (error) => (log.warn({ port: metricsPort, error: error.message }, 'no metrics'), resolve()),
    );
    server.listen(metricsPort, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
