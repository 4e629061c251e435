import { Worker } from 'node:worker_threads';
import type { Later, OpenLine } from '@pithead/bots';
import type { Reply, Task } from './tasks.ts';

/** In the bundle the worker lies beside this file; from source a loader starts it. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith('.js') ? './worker.js' : './fromSource.js',
  import.meta.url,
);

export interface Told {
  reply(reply: Reply): void;
  /** The worker has failed; no more replies come. */
  failed(error: unknown): void;
}

export interface WorkerLine {
  post(task: Task): void;
  end(): void;
}

/** Starts a worker thread. It lives until it is ended or fails. */
export function openWorker(listener: Told): WorkerLine {
  const worker = new Worker(WORKER_FILE);
  let isEnded = false;
  const fail = (error: unknown): void => {
    if (isEnded) return;
    isEnded = true;
    listener.failed(error);
  };
  worker.on('message', (reply: Reply) => {
    if (!isEnded) listener.reply(reply);
  });
  worker.on('error', fail);
  worker.on('exit', fail);
  return {
    post: (task) => worker.postMessage(task),
    end: () => {
      isEnded = true;
      void worker.terminate();
    },
  };
}

/** Adapts a worker thread to the interface of `Thinker`. */
export const openLine: OpenLine = (listener) => {
  const line = openWorker({
    reply: (reply) => reply.kind === 'answer' && listener.answer(reply.answer),
    failed: () => listener.failed(),
  });
  return { post: (question) => line.post({ kind: 'question', question }), end: line.end };
};

export const later: Later = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};
