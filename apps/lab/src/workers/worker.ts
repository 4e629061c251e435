/** Entry point of a worker thread. */
import { parentPort } from 'node:worker_threads';
import { createResponder } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { playPairing } from '../arena/pairing.ts';
import type { WorkerReply, WorkerTask } from './messages.ts';

const answer = createResponder(LOADED_GAMES, () => performance.now());

function replyTo(task: WorkerTask): WorkerReply {
  return task.kind === 'question'
    ? { kind: 'answer', answer: answer(task.question) }
    : { kind: 'played', played: playPairing(task) };
}

parentPort?.on('message', (task: WorkerTask) => parentPort?.postMessage(replyTo(task)));
