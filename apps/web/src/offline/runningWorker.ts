/** Apart from the code of the connection, which the home page loads only when it needs a worker. */
import type { WorkerClient } from './workerClient.ts';

let running: WorkerClient | undefined;

/** The page's connection to its worker; undefined while none runs. */
export const runningWorker = (): WorkerClient | undefined => running;

export function setRunningWorker(client: WorkerClient | undefined): void {
  running = client;
}
