import { readFileSync } from 'node:fs';
import type { GameRecord } from '@pithead/kernel';
import type { PromptAnswer, CliRun } from './runCli.ts';
import { answerPrompts, TEST_KEY, chooseOffer } from './runCli.ts';

export const SEAT_FLAGS = ['--seats', 'me:Anna,greedy,random', '--key', TEST_KEY];
export const playGlueckAuf = (...more: string[]): string[] => ['play', 'glueck-auf', ...more];

export const readRecordFile = (file: string): GameRecord =>
  JSON.parse(readFileSync(file, 'utf8')) as GameRecord;

function onFirstTurn(...lines: string[]): PromptAnswer {
  const left = [...lines];
  let isThere = false;
  return (page) => {
    isThere ||= /^Shift 1: select a space/m.test(page);
    return isThere ? left.shift() : chooseOffer(page);
  };
}

export const playFirstTurn = (...lines: string[]): Promise<CliRun> =>
  answerPrompts(playGlueckAuf('--lang', 'en', ...SEAT_FLAGS), onFirstTurn(...lines));
