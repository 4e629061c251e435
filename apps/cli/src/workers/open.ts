import { Worker } from 'node:worker_threads';
import type { Later, OpenLine } from '@pithead/bots';
import type { Reply, Task } from './tasks.ts';

/** In the bundle the worker lies beside this file; from source a loader starts it. */
const FILE = new URL(import.meta.url.endsWith('.js') ? './worker.js' : './fromSource.js', import.meta.url);

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
export function openWorker(told: Told): WorkerLine {
  const worker = new Worker(FILE);
  let isEnded = false;
  const fail = (error: unknown): void => {
    if (isEnded) return;
    isEnded = true;
    told.failed(error);
  };
  worker.on('message', (reply: Reply) => {
    if (!isEnded) told.reply(reply);
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
export const openLine: OpenLine = (told) => {
  const line = openWorker({
    reply: (reply) => reply.kind === 'answer' && told.answer(reply.answer),
    failed: () => told.failed(),
  });
  return { post: (question) => line.post({ kind: 'question', question }), end: line.end };
};

export const later: Later = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};
