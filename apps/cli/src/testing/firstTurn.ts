import { readFileSync } from 'node:fs';
import type { GameRecord } from '@pithead/kernel';
import type { Answer, Run } from './runCli.ts';
import { converse, KEY, someOffer } from './runCli.ts';

export const SEATS = ['--seats', 'me:Anna,greedy,random', '--key', KEY];
export const game = (...more: string[]): string[] => ['play', 'glueck-auf', ...more];

export const recordIn = (file: string): GameRecord => JSON.parse(readFileSync(file, 'utf8')) as GameRecord;

/** Plays until the page asks for workers, then types the lines, then ends the input. */
function onFirstTurn(...lines: string[]): Answer {
  const left = [...lines];
  let isThere = false;
  return (page) => {
    isThere ||= /^Shift 1: place workers/m.test(page);
    return isThere ? left.shift() : someOffer(page);
  };
}

export const firstTurn = (...lines: string[]): Promise<Run> =>
  converse(game('--lang', 'en', ...SEATS), onFirstTurn(...lines));
