import { Worker } from 'node:worker_threads';
import type { ScheduleTimeout, ConnectWorker } from '@pithead/bots';
import { entryPoint } from '../processes/entryPoint.ts';
import type { WorkerReply, WorkerTask } from './messages.ts';

const WORKER = entryPoint('worker', new URL('./worker.ts', import.meta.url));

export interface WorkerListener {
  onReply(reply: WorkerReply): void;
  onFailure(error: unknown): void;
}

export interface WorkerConnection {
  post(task: WorkerTask): void;
  end(): void;
}

export function startWorker(listener: WorkerListener): WorkerConnection {
  const worker = new Worker(WORKER.file, { argv: [...WORKER.args] });
  let isEnded = false;
  const fail = (error: unknown): void => {
    if (isEnded) return;
    isEnded = true;
    listener.onFailure(error);
  };
  worker.on('message', (reply: WorkerReply) => {
    if (!isEnded) listener.onReply(reply);
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

export const openBotWorker: ConnectWorker = (listener) => {
  const worker = startWorker({
    onReply: (reply) => reply.kind === 'answer' && listener.answer(reply.answer),
    onFailure: () => listener.failed(),
  });
  return { post: (question) => worker.post({ kind: 'question', question }), end: worker.end };
};

export const scheduleTimeout: ScheduleTimeout = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};
