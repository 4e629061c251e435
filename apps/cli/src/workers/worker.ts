/** Entry point of a worker thread: decides for bots and plays games of the arena. */
import { parentPort } from 'node:worker_threads';
import { answerer } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { playPairing } from '../arena/game.ts';
import type { Reply, Task } from './tasks.ts';

const answer = answerer(GAMES, () => performance.now());

function replyTo(task: Task): Reply {
  return task.kind === 'question'
    ? { kind: 'answer', answer: answer(task.question) }
    : { kind: 'played', played: playPairing(task) };
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(replyTo(task)));
